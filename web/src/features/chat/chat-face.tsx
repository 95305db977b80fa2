import { Avatar } from '@/ui/avatar';
import { ClothTile } from '@/ui/cloth-tile';
import type { ChatSide } from './wire';

interface ChatFaceProps {
  /** Who looks: companies see a person, candidates a company. */
  side: ChatSide;
  name: string;
  picture: string | null;
}

const SIZE = 44;

export function ChatFace({ side, name, picture }: ChatFaceProps) {
  return side === 'customer' ? (
    <Avatar name={name} size={SIZE} />
  ) : (
    <ClothTile name={name} src={picture} size={SIZE} />
  );
}

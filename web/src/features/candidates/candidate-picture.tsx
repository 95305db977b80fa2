import { UserRound } from 'lucide-react';
import { Avatar } from '@/ui/avatar';
import './person.css';
import { nameOf } from './words';

interface CandidatePictureProps {
  candidate: {
    name: string;
    surname?: string | null;
    is_anonymous: boolean;
    photo?: { large: string; small: string } | null;
  };
  size: number;
}

/** The photo or the initials; a plain figure for somebody who hides the name. */
export function CandidatePicture({ candidate, size }: CandidatePictureProps) {
  if (candidate.is_anonymous) {
    return (
      <span
        aria-hidden="true"
        className="avatar candidate-nobody"
        style={{ width: size, height: size }}
      >
        <UserRound size={size / 2} strokeWidth={1.6} />
      </span>
    );
  }
  const src = size > 64 ? candidate.photo?.large : candidate.photo?.small;
  return <Avatar name={nameOf(candidate)} src={src} size={size} />;
}

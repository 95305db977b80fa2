import { AvatarField } from '@/forms/avatar-field';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { ClothTile } from '@/ui/cloth-tile';
import { useChangeMe, useMe } from '../use-me';

const SIZE = 88;

/** Photo of a person or logo of a company. */
export function AvatarEditor() {
  const { role, candidate, customer } = useMe();
  const changeMe = useChangeMe();
  const isCompany = role === 'customer';
  const src = (isCompany ? customer : candidate)?.avatar?.large;
  return (
    <Card id="avatar" tabIndex={-1}>
      <AvatarField
        label={isCompany ? m.settings_avatar_company() : m.settings_avatar()}
        profile={role}
        preview={
          isCompany ? (
            <ClothTile name={customer?.name ?? ''} src={src} size={SIZE} />
          ) : (
            <Avatar name={`${candidate?.name} ${candidate?.surname}`} src={src} size={SIZE} />
          )
        }
        hasPicture={Boolean(src)}
        onChange={changeMe}
      />
    </Card>
  );
}

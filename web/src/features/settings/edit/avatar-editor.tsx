import { useAction } from '@/forms/use-action';
import { pictureTexts } from '@/i18n/ui-texts';
import { PICTURE_MIN_SIDE } from '@/lib/crop';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { ClothTile } from '@/ui/cloth-tile';
import { PictureInput } from '@/ui/picture-input';
import { toast } from '@/ui/toast-store';
import { removeAvatar, uploadAvatar } from '../queries';
import { useChangeMe, useMe } from '../use-me';

const SIZE = 88;

/** Photo of a person or logo of a company; saved at once, separately from the form below. */
export function AvatarEditor() {
  const user = useMe();
  const changeMe = useChangeMe();
  const { role, candidate, customer } = user;
  const upload = useAction(async (picture: Blob) => {
    changeMe(await uploadAvatar(picture, role));
    toast.success(m.settings_avatar_saved());
  });
  const remove = useAction(async () => {
    changeMe(await removeAvatar(role));
    toast.success(m.settings_avatar_removed());
  });
  const isCompany = role === 'customer';
  const src = (isCompany ? customer : candidate)?.avatar?.large;
  return (
    <Card id="avatar" tabIndex={-1}>
      <PictureInput
        label={isCompany ? m.settings_avatar_company() : m.settings_avatar()}
        hint={m.settings_avatar_hint({ side: PICTURE_MIN_SIDE })}
        preview={
          isCompany ? (
            <ClothTile name={customer?.name ?? ''} src={src} size={SIZE} />
          ) : (
            <Avatar name={`${candidate?.name} ${candidate?.surname}`} src={src} size={SIZE} />
          )
        }
        hasPicture={Boolean(src)}
        minSide={PICTURE_MIN_SIDE}
        shape={isCompany ? 'square' : 'circle'}
        error={upload.error ?? remove.error}
        busy={upload.busy || remove.busy}
        texts={pictureTexts(PICTURE_MIN_SIDE)}
        onPick={(picture) => upload.run(picture)}
        onRemove={() => remove.run()}
      />
    </Card>
  );
}

import type { ReactNode } from 'react';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { pictureTexts } from '@/i18n/ui-texts';
import { PICTURE_MIN_SIDE } from '@/lib/crop';
import { m } from '@/paraglide/messages';
import { PictureInput } from '@/ui/picture-input';
import { toast } from '@/ui/toast-store';
import { useAction } from './use-action';

type Schemas = components['schemas'];

interface AvatarFieldProps {
  label: string;
  /** The profile whose picture it is. */
  profile: Schemas['Role'];
  /** The picture as it is shown elsewhere. */
  preview: ReactNode;
  hasPicture: boolean;
  /** Called with the user as stored after the change. */
  onChange: (user: Schemas['User'], hasPicture: boolean) => void;
}

/** The picture of an account, cropped to a square; saved at once, separately from the form around it. */
export function AvatarField({ label, profile, preview, hasPicture, onChange }: AvatarFieldProps) {
  const params = { query: { role: profile } };
  const upload = useAction(async (picture: Blob) => {
    const answer = api.POST('/api/v1/me/avatar', {
      params,
      // The generated type describes the body as a list of bytes; the client sends a file as it is.
      body: picture as unknown as number[],
      headers: { 'Content-Type': picture.type },
    });
    onChange((await bodyOf(answer)).user, true);
    toast.success(m.settings_avatar_saved());
  });
  const remove = useAction(async () => {
    onChange((await bodyOf(api.POST('/api/v1/me/avatar/remove', { params }))).user, false);
    toast.success(m.settings_avatar_removed());
  });
  return (
    <PictureInput
      label={label}
      hint={m.settings_avatar_hint({ side: PICTURE_MIN_SIDE })}
      preview={preview}
      hasPicture={hasPicture}
      minSide={PICTURE_MIN_SIDE}
      shape={profile === 'customer' ? 'square' : 'circle'}
      error={upload.error ?? remove.error}
      busy={upload.busy || remove.busy}
      texts={pictureTexts(PICTURE_MIN_SIDE)}
      onPick={(picture) => upload.run(picture)}
      onRemove={() => remove.run()}
    />
  );
}

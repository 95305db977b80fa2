import type { components } from '@/api/schema.gen';
import { AvatarField } from '@/forms/avatar-field';
import { m } from '@/paraglide/messages';
import { ClothTile } from '@/ui/cloth-tile';

type Schemas = components['schemas'];

interface LogoProps {
  company: Pick<Schemas['CustomerOut'], 'name' | 'avatar'>;
  onChange: (user: Schemas['User']) => void;
}

const SIZE = 88;

/** The logo, saved at once. */
export function Logo({ company, onChange }: LogoProps) {
  const src = company.avatar?.large;
  return (
    <AvatarField
      label={m.company_page_logo()}
      profile="customer"
      preview={<ClothTile name={company.name} src={src} size={SIZE} />}
      hasPicture={Boolean(src)}
      onChange={onChange}
    />
  );
}

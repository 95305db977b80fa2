import { m } from '@/paraglide/messages';
import { CompanyPart } from './company-part';
import { PhotoOpener } from './photo-opener';
import type { CompanyPhoto } from './wire';

interface CompanyPhotosProps {
  name: string;
  photos: readonly CompanyPhoto[];
}

/** The small photos of the preview; like those of the public page they are links that open as a dialog. */
export function CompanyPhotos({ name, photos }: CompanyPhotosProps) {
  const album = photos.map(({ url, small }, index) => ({
    url,
    small,
    alt: m.company_photo({ name, number: index + 1 }),
  }));
  return (
    <CompanyPart id="photos" title={m.company_photos()}>
      <ul className="company-photos">
        {album.map(({ url, small, alt }) => (
          <li key={url}>
            <a href={url} className="company-photo">
              <img src={small} alt={alt} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      <PhotoOpener photos={album} />
    </CompanyPart>
  );
}

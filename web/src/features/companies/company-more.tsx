/** Parts of the company page that are loaded after its first screen, in one request. */
import { ExternalLink, MapPin } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { m } from '@/paraglide/messages';
import { linkName, truthRows } from './aside-words';
import { CompanyPart } from './company-part';
import type { Company, Photo } from './wire';

// Opens after a click, so it is loaded on demand.
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }));

interface CompanyPhotosProps {
  name: string;
  photos: readonly Photo[];
  isPreview: boolean;
}

/** Small photos that open large. They are links, so that they work before the scripts have loaded. */
export function CompanyPhotos({ name, photos, isPreview }: CompanyPhotosProps) {
  const [open, setOpen] = useState<number>();
  const show = (index: number) => (event: MouseEvent) => {
    // A click with a key pressed asks the browser for a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <CompanyPart id="photos" title={m.company_photos()} isPreview={isPreview}>
      <ul className="company-photos">
        {photos.map(({ id, url, small }, index) => (
          <li key={id}>
            <a href={url} className="company-photo" onClick={show(index)}>
              <img
                src={small}
                alt={m.company_photo({ name, number: index + 1 })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <PhotoDialog
            name={name}
            photos={photos}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </CompanyPart>
  );
}

/** What we know about the company, where it is, where else it can be found. */
export function CompanyAside({ company, isPreview }: { company: Company; isPreview: boolean }) {
  const { truth, addresses, links } = company;
  return (
    <div className="company-aside">
      <CompanyPart id="truth" title={m.company_truth()} isPreview={isPreview}>
        <dl className="company-truth">
          {truthRows(truth).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="company-truth-note">{m.company_truth_note()}</p>
      </CompanyPart>
      {addresses.length > 0 && (
        <CompanyPart id="addresses" title={m.company_addresses()} isPreview={isPreview}>
          <ul className="company-addresses">
            {addresses.map(({ location, location_name, street }) => (
              <li key={`${location} ${street}`}>
                <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
                <span>
                  {street}
                  <span className="company-address-place">{location_name}</span>
                </span>
              </li>
            ))}
          </ul>
        </CompanyPart>
      )}
      {links.length > 0 && (
        <CompanyPart id="links" title={m.company_links()} isPreview={isPreview}>
          <ul className="company-links">
            {links.map((link) => (
              <li key={link.url}>
                <a href={link.url} target="_blank" rel="nofollow noopener" className="company-link">
                  {linkName(link)}
                  <ExternalLink size={16} strokeWidth={1.9} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </CompanyPart>
      )}
    </div>
  );
}

import { ExternalLink, MapPin } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { linkName, truthRows } from './aside-words';
import { CompanyPart } from './company-part';
import type { Company } from './wire';

/** What we know about the company, where it is, where else it can be found. */
export function CompanyAside({ company }: { company: Company }) {
  const { truth, addresses, links } = company;
  return (
    <div className="company-aside">
      <CompanyPart id="truth" title={m.company_truth()}>
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
        <CompanyPart id="addresses" title={m.company_addresses()}>
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
        <CompanyPart id="links" title={m.company_links()}>
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

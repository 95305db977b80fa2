import { MapPin } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { ClothBand } from '@/ui/cloth-band';
import { CompanyTile } from '@/ui/company-tile';
import { PlainText } from '@/ui/plain-text';
import { VerifiedMark } from '@/ui/verified-mark';
import './company.css';
import { CompanyAside } from './company-aside';
import { CompanyPart } from './company-part';
import { CompanyPhotos } from './company-photos';
import type { Company } from './wire';
import { markText, placeText, sizeText } from './words';

/**
 * A company's page inside another one: its people see what others will see. The public page is a document
 * (crates/pages/templates/company.html) with the same markup.
 */
export function CompanyView({ company }: { company: Company }) {
  const { about, benefits, photos, mark } = company;
  const hasStory = Boolean(about) || benefits.length > 0 || photos.length > 0;
  const hasFacts = Boolean(company.owned_year ?? company.size);
  return (
    <article className="company">
      <ClothBand name={company.name} cloth={company.cloth} />
      <div className="wrap">
        <header className="company-head">
          <div className="company-head-row">
            <CompanyTile company={company} size={84} className="company-logo" />
          </div>
          <h2 className="company-name display">
            {company.name}
            {company.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          </h2>
          <p className="company-line">
            <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
            <span>{placeText(company)}</span>
          </p>
          {mark && <p className="company-mark">{markText(mark)}</p>}
        </header>
        {hasFacts && (
          <dl className="company-facts">
            <Fact name={m.company_founded()} value={company.owned_year} />
            <Fact name={m.company_size()} value={company.size && sizeText(company.size)} />
          </dl>
        )}
        <div className="company-body">
          {hasStory && (
            <div className="company-story">
              {about && (
                <CompanyPart id="about" title={m.company_about()}>
                  <PlainText text={about} />
                </CompanyPart>
              )}
              {photos.length > 0 && <CompanyPhotos name={company.name} photos={photos} />}
              {benefits.length > 0 && (
                <CompanyPart id="benefits" title={m.company_benefits()}>
                  <ul className="company-benefits">
                    {benefits.map(({ code, label }) => (
                      <li key={code}>{label}</li>
                    ))}
                  </ul>
                </CompanyPart>
              )}
            </div>
          )}
          <CompanyAside company={company} />
        </div>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value?: string | number | null }) {
  if (!value) return null;
  return (
    <div className="company-fact">
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

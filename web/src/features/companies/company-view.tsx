import { Link } from '@tanstack/react-router';
import { ArrowLeft, MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '@/paraglide/messages';
import { ClothBand } from '@/ui/cloth-band';
import { CompanyTile } from '@/ui/company-tile';
import { PlainText } from '@/ui/plain-text';
import { VerifiedMark } from '@/ui/verified-mark';
import './company.css';
import { CompanyPart } from './company-part';
import type { Company } from './wire';
import { markText, placeText, sizeText } from './words';

// Below the first screen of a phone: until their code has loaded they stay as the server has rendered them.
const CompanyAside = lazy(async () => ({
  default: (await import('./company-more')).CompanyAside,
}));
const CompanyPhotos = lazy(async () => ({
  default: (await import('./company-more')).CompanyPhotos,
}));

interface CompanyViewProps {
  company: Company;
  /** Share and report. */
  actions?: ReactNode;
  /** Its open vacancies; without them the page is a preview inside another one. */
  children?: ReactNode;
}

/** The company: what it says about itself, what we know about it, its open vacancies. */
export function CompanyView({ company, actions, children }: CompanyViewProps) {
  const isPreview = children === undefined;
  const Title = isPreview ? 'h2' : 'h1';
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
            {!isPreview && (
              <Link to="/jobs" className="company-back">
                <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
                {m.jobs_title()}
              </Link>
            )}
          </div>
          <Title className="company-name display">
            {company.name}
            {company.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          </Title>
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
        {!isPreview && (
          <div className="company-actions">
            {company.open_vacancies > 0 && (
              <a href="#company-open" className="btn btn-p">
                {m.vacancy_company_open({ count: company.open_vacancies })}
              </a>
            )}
            {actions}
          </div>
        )}
        <div className="company-body">
          {hasStory && (
            <div className="company-story">
              {about && (
                <CompanyPart id="about" title={m.company_about()} isPreview={isPreview}>
                  <PlainText text={about} />
                </CompanyPart>
              )}
              {photos.length > 0 && (
                <Suspense>
                  <CompanyPhotos name={company.name} photos={photos} isPreview={isPreview} />
                </Suspense>
              )}
              {benefits.length > 0 && (
                <CompanyPart id="benefits" title={m.company_benefits()} isPreview={isPreview}>
                  <ul className="company-benefits">
                    {benefits.map(({ code, label }) => (
                      <li key={code}>{label}</li>
                    ))}
                  </ul>
                </CompanyPart>
              )}
            </div>
          )}
          <Suspense fallback={<div className="company-aside" />}>
            <CompanyAside company={company} isPreview={isPreview} />
          </Suspense>
          {!isPreview && (
            <CompanyPart id="open" title={m.company_open()}>
              {children}
            </CompanyPart>
          )}
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

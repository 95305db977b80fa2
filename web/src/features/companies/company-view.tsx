import { Link } from '@tanstack/react-router';
import { ArrowLeft, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '@/api/schema.gen';
import { momentDay } from '@/lib/moment';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { ClothBand } from '@/ui/cloth-band';
import { CompanyTile } from '@/ui/company-tile';
import { PlainText } from '@/ui/plain-text';
import { VerifiedMark } from '@/ui/verified-mark';
import './company.css';

interface CompanyViewProps {
  company: components['schemas']['CompanyFacts'];
  /** Share and report. */
  actions: ReactNode;
  /** Its open vacancies. */
  children: ReactNode;
}

/** The company, then its open vacancies. */
export function CompanyView({ company, actions, children }: CompanyViewProps) {
  const place = [company.location_name, company.address].filter(Boolean).join(', ');
  return (
    <article className="company">
      <ClothBand name={company.name} />
      <div className="wrap">
        <header className="company-head">
          <div className="company-head-row">
            <CompanyTile company={company} size={84} className="company-logo" />
            <Link to="/jobs" className="company-back">
              <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
              {m.jobs_title()}
            </Link>
          </div>
          <h1 className="company-name display">
            {company.name}
            {company.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          </h1>
          <p className="company-line">
            <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
            <span>{place}</span>
          </p>
        </header>
        <dl className="company-facts">
          <Fact name={m.company_open()} value={groupDigits(company.open_vacancies)} />
          <Fact name={m.company_founded()} value={company.owned_year} />
          <Fact name={m.company_since()} value={momentDay(company.since)} />
        </dl>
        <div className="company-actions">{actions}</div>
        {company.about && (
          <section className="company-part" aria-labelledby="company-about">
            <h2 id="company-about" className="company-part-title">
              {m.company_about()}
            </h2>
            <PlainText text={company.about} />
          </section>
        )}
        <section className="company-part" aria-labelledby="company-open">
          <h2 id="company-open" className="company-part-title">
            {m.company_open()}
          </h2>
          {children}
        </section>
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

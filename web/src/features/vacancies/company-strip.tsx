import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { answerFacts } from '@/i18n/answer-record';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { VerifiedMark } from '@/ui/verified-mark';
import type { VacancyData } from './model';
import { DOT } from './words';

/** The employer, with a link to its other vacancies. */
export function CompanyStrip({ company }: { company: VacancyData['customer'] }) {
  const facts = [company.location_name, m.vacancy_company_open({ count: company.open_vacancies })];
  const answers = answerFacts(company.answers);
  return (
    <section className="wrap company-strip" aria-labelledby="company-strip-title">
      <Card interactive className="company-strip-card">
        <CompanyTile company={company} size={52} className="company-strip-tile" />
        <div className="company-strip-words">
          <h2 id="company-strip-title" className="company-strip-name">
            <Link to="/company/$slug" params={{ slug: company.slug }} className="stretch">
              {company.name}
            </Link>
            {company.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          </h2>
          <p className="company-strip-facts">{facts.join(DOT)}</p>
          {answers.length > 0 && <p className="company-strip-answers">{answers.join(DOT)}</p>}
          {company.about_short && <p className="company-strip-about">{company.about_short}</p>}
        </div>
        <ArrowRight size={22} strokeWidth={1.8} aria-hidden="true" />
      </Card>
    </section>
  );
}

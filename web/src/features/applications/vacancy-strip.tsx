import { salaryText } from '@/i18n/display';
import { CompanyTile } from '@/ui/company-tile';
import type { VacancyCardData } from './wire';

/** Which vacancy this is about, in two lines. */
export function VacancyStrip({ vacancy }: { vacancy: VacancyCardData }) {
  const { title, customer, salary } = vacancy;
  const facts = [customer.name, salary && salaryText(salary)].filter(Boolean);
  return (
    <div className="respond-strip">
      <CompanyTile company={customer} size={56} className="respond-tile" />
      <div className="respond-strip-words">
        <p className="respond-strip-title" title={title}>
          {title}
        </p>
        <p className="respond-strip-facts">{facts.join(' · ')}</p>
      </div>
    </div>
  );
}

import { MapPin } from 'lucide-react';
import { agoText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { ClothBand } from '@/ui/cloth-band';
import { CompanyTile } from '@/ui/company-tile';
import { BulletList, PlainText } from '@/ui/plain-text';
import { VerifiedMark } from '@/ui/verified-mark';
import { Abroad } from './abroad';
import type { VacancyData } from './model';
import { Pay } from './pay';
import { VacancyFacts } from './vacancy-facts';
import './vacancy.css';
import { DOT, workTypesText } from './words';

/**
 * A whole vacancy inside another page: its author sees what others will see. The public page is a document
 * (crates/pages/templates/vacancy.html) with the same markup; here nothing is a control and no heading is the page's.
 */
export function VacancyView({ vacancy }: { vacancy: VacancyData }) {
  const lists = [
    [m.vacancy_tasks(), vacancy.tasks],
    [m.vacancy_requirements(), vacancy.requirements],
    [m.vacancy_advantages(), vacancy.advantages],
  ] as const;
  return (
    <article className="vacancy" data-mode="preview">
      <ClothBand name={vacancy.customer.name} />
      <div className="wrap vacancy-page">
        <VacancyHead vacancy={vacancy} />
        <aside className="vacancy-aside" aria-label={m.vacancy_pay()}>
          <PayCard vacancy={vacancy} />
        </aside>
        <div className="vacancy-body facts-place">
          <VacancyFacts vacancy={vacancy} />
          <PlainText text={vacancy.about} />
          {lists.map(
            ([title, items]) =>
              items.length > 0 && (
                <section key={title} className="vacancy-part">
                  <h3 className="vacancy-part-title">{title}</h3>
                  <BulletList items={items} />
                </section>
              ),
          )}
          <Topics vacancy={vacancy} />
          {vacancy.abroad && <Abroad abroad={vacancy.abroad} />}
        </div>
      </div>
    </article>
  );
}

function VacancyHead({ vacancy }: { vacancy: VacancyData }) {
  const { customer } = vacancy;
  return (
    <header className="vacancy-head">
      <div className="vacancy-head-row">
        <CompanyTile company={customer} size={84} className="vacancy-logo" />
      </div>
      <p className="vacancy-who">
        {customer.name}
        {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
      </p>
      <h2 className="vacancy-name display">{vacancy.title}</h2>
      <p className="vacancy-line">
        <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
        <span>{lineOf(vacancy)}</span>
      </p>
    </header>
  );
}

/** `Toshkent, Yunusobod, Amir Temur 5 · Gibrid · Bugun`. */
function lineOf(vacancy: VacancyData): string {
  const { location_name, address, work_type, published_at } = vacancy;
  return [
    [location_name, address].filter(Boolean).join(', '),
    workTypesText(work_type),
    published_at && agoText(published_at),
  ]
    .filter(Boolean)
    .join(DOT);
}

/** Negotiable pay is shown too; hidden pay leaves no element. */
function PayCard({ vacancy: { salary } }: { vacancy: VacancyData }) {
  if (!salary) return null;
  const tax = salary.tax === 'net' ? m.kernel_salary_net() : m.kernel_salary_gross();
  return (
    <div className="vacancy-pay-place">
      <p className="vacancy-pay-name">{m.vacancy_pay()}</p>
      <Pay salary={salary} className="vacancy-sum" />
      {!salary.agreement && <p className="vacancy-pay-note">{tax}</p>}
    </div>
  );
}

/** The vacancy's profession and spheres. */
function Topics({ vacancy }: { vacancy: VacancyData }) {
  return (
    <ul className="vacancy-topics" aria-label={m.vacancy_topics()}>
      {vacancy.profession_name && (
        <li>
          <span className="tag vacancy-topic">{vacancy.profession_name}</span>
        </li>
      )}
      {vacancy.sphere_names.map(({ slug, name }) => (
        <li key={slug}>
          <span className="tag vacancy-topic">{name}</span>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '@tanstack/react-router';
import { ArrowLeft, MapPin } from 'lucide-react';
import { agoText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import { ClothBand } from '@/ui/cloth-band';
import { CompanyTile } from '@/ui/company-tile';
import { BulletList, PlainText } from '@/ui/plain-text';
import { VerifiedMark } from '@/ui/verified-mark';
import { Abroad } from './abroad';
import type { VacancyData } from './model';
import { Pay } from './pay';
import { ReportButton } from './report-button';
import { VacancyActions } from './vacancy-actions';
import { VacancyFacts } from './vacancy-facts';
import './vacancy.css';
import { DOT, workTypesText } from './words';

interface VacancyViewProps {
  vacancy: VacancyData;
  /**
   * A preview shows the author what others will see: it has no working controls and is embedded in the author's page.
   */
  mode: 'public' | 'preview';
}

/** The whole vacancy: company, title, place, pay, then the text. */
export function VacancyView({ vacancy, mode }: VacancyViewProps) {
  const isPublic = mode === 'public';
  const Part = isPublic ? 'h2' : 'h3';
  const lists = [
    [m.vacancy_tasks(), vacancy.tasks],
    [m.vacancy_requirements(), vacancy.requirements],
    [m.vacancy_advantages(), vacancy.advantages],
  ] as const;
  return (
    <article className="vacancy" data-mode={mode}>
      <ClothBand name={vacancy.customer.name} />
      <div className="wrap vacancy-page">
        <VacancyHead vacancy={vacancy} isPublic={isPublic} />
        <aside className="vacancy-aside" aria-label={m.vacancy_pay()}>
          <PayCard vacancy={vacancy} />
          {isPublic && <VacancyActions vacancy={vacancy} />}
        </aside>
        <div className="vacancy-body facts-place">
          <VacancyFacts vacancy={vacancy} />
          <PlainText text={vacancy.about} />
          {lists.map(
            ([title, items]) =>
              items.length > 0 && (
                <section key={title} className="vacancy-part">
                  <Part className="vacancy-part-title">{title}</Part>
                  <BulletList items={items} />
                </section>
              ),
          )}
          <Topics vacancy={vacancy} isPublic={isPublic} />
          {vacancy.abroad && <Abroad abroad={vacancy.abroad} title={Part} />}
          {isPublic && !vacancy.is_own && (
            <ReportButton target="vacancy" slug={vacancy.slug} label={m.vacancy_report()} />
          )}
        </div>
      </div>
    </article>
  );
}

function VacancyHead({ vacancy, isPublic }: { vacancy: VacancyData; isPublic: boolean }) {
  const { customer } = vacancy;
  const Title = isPublic ? 'h1' : 'h2';
  return (
    <header className="vacancy-head">
      <div className="vacancy-head-row">
        <CompanyTile company={customer} size={84} className="vacancy-logo" />
        {isPublic && (
          <Link to="/jobs" activeOptions={{ exact: true }} className="vacancy-back">
            <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.jobs_title()}
          </Link>
        )}
      </div>
      <p className="vacancy-who">
        {isPublic ? (
          <Link to="/company/$slug" params={{ slug: customer.slug }} className="vacancy-who-link">
            {customer.name}
          </Link>
        ) : (
          customer.name
        )}
        {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
      </p>
      <Title className="vacancy-name display">{vacancy.title}</Title>
      <p className="vacancy-line">
        <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
        <span>{lineOf(vacancy)}</span>
      </p>
    </header>
  );
}

/** `Toshkent, Yunusobod, Amir Temur 5 · Gibrid · Bugun · Kontakt olingan`. */
function lineOf(vacancy: VacancyData): string {
  const { location_name, address, work_type, published_at, contacted } = vacancy;
  return [
    [location_name, address].filter(Boolean).join(', '),
    workTypesText(work_type),
    published_at && agoText(published_at),
    contacted && m.vacancy_contacted(),
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

/** The vacancy's profession and spheres; each sphere links to its vacancies. */
function Topics({ vacancy, isPublic }: { vacancy: VacancyData; isPublic: boolean }) {
  return (
    <ul className="vacancy-topics" aria-label={m.vacancy_topics()}>
      {vacancy.profession_name && (
        <li>
          <span className="tag vacancy-topic">{vacancy.profession_name}</span>
        </li>
      )}
      {vacancy.sphere_names.map(({ slug, name }) => (
        <li key={slug}>
          {isPublic ? (
            <Link to="/jobs" search={{ sphere: slug }} className="chip vacancy-topic">
              {name}
            </Link>
          ) : (
            <span className="tag vacancy-topic">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

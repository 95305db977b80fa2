import type { ReactNode } from 'react';
import { pathTo } from '@/i18n/go';
import { standingLabel } from '@/i18n/standing';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { Change } from './todo-list';
import type { Cabinet, CabinetVacancy } from './wire';
import { daysUntil, endsText } from './words';

const SHOWN = 5;
/** From here on the time that is left is marked. */
const SOON_DAYS = 7;

interface VacanciesProps {
  cabinet: Pick<Cabinet, 'vacancies' | 'usual_hours' | 'plan'>;
  now: number;
  renderShare: (vacancy: CabinetVacancy) => ReactNode;
}

/** Open vacancies with their numbers, each with the one button that fits. */
export function CabinetVacancies({ cabinet, now, renderShare }: VacanciesProps) {
  const { vacancies, usual_hours, plan } = cabinet;
  if (vacancies.length === 0) return null;
  return (
    <section className="cabinet-part" aria-labelledby="cabinet-vacancies">
      <div className="cabinet-part-head">
        <h2 id="cabinet-vacancies" className="cabinet-part-title">
          {m.cabinet_vacancies()} <span className="cabinet-count">{plan.open_vacancies.used}</span>
        </h2>
        <a href={pathTo('/profile/my-vacancies')} className="cabinet-all">
          {m.cabinet_all()} →
        </a>
      </div>
      <Card padded={false} className="cabinet-vacancies">
        <table className="cabinet-table">
          <thead>
            <tr>
              <th scope="col" className="cabinet-column">
                {m.cabinet_col_vacancy()}
              </th>
              <th scope="col" className="cabinet-column">
                {m.cabinet_col_views()}
              </th>
              <th scope="col" className="cabinet-column">
                {m.cabinet_col_responses()}
              </th>
              <th scope="col" className="cabinet-column">
                {m.cabinet_col_until()}
              </th>
              <th scope="col" className="cabinet-column">
                <span className="sr-only">{m.cabinet_col_step()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {vacancies.slice(0, SHOWN).map((vacancy) => (
              <Row
                key={vacancy.slug}
                vacancy={vacancy}
                usualHours={usual_hours}
                now={now}
                share={renderShare(vacancy)}
              />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

interface RowProps {
  vacancy: CabinetVacancy;
  usualHours: number | null | undefined;
  now: number;
  share: ReactNode;
}

function Row({ vacancy, usualHours, now, share }: RowProps) {
  const { slug, standing } = vacancy;
  const { tone, text } = standingLabel(standing);
  const isPublic = standing === 'active';
  return (
    <tr className="cabinet-row">
      <th scope="row" className="cabinet-name">
        <a href={pathTo(`/profile/my-vacancies/${slug}`)} className="cabinet-title">
          {vacancy.title}
        </a>
        <span className="cabinet-place">{vacancy.location_name}</span>
      </th>
      {standing === 'waiting' || standing === 'refused' ? (
        <td colSpan={3}>
          <Status tone={tone}>{text}</Status>
          {standing === 'waiting' && usualHours != null && (
            <span className="cabinet-usual">{m.cabinet_waiting_usual({ count: usualHours })}</span>
          )}
        </td>
      ) : (
        <>
          <td data-label={m.cabinet_col_views()} className="num">
            {groupDigits(vacancy.views)}
          </td>
          <td data-label={m.cabinet_col_responses()} className="num">
            {groupDigits(vacancy.responses)}
            {vacancy.new_responses > 0 && (
              <span className="cabinet-new">+{vacancy.new_responses}</span>
            )}
          </td>
          <td data-label={m.cabinet_col_until()}>
            {isPublic && vacancy.expires_at ? (
              <span
                data-soon={daysUntil(vacancy.expires_at, now) <= SOON_DAYS || undefined}
                className="cabinet-until"
              >
                {endsText(vacancy.expires_at, now)}
              </span>
            ) : (
              <Status tone={tone}>{text}</Status>
            )}
          </td>
        </>
      )}
      <td className="cabinet-step">
        <Step vacancy={vacancy} share={share} />
      </td>
    </tr>
  );
}

function Step({ vacancy, share }: { vacancy: CabinetVacancy; share: ReactNode }) {
  const { slug, next_action: action, new_responses: count } = vacancy;
  switch (action) {
    case 'fix':
      return (
        <a href={pathTo(`/profile/my-vacancies/${slug}/edit`)} className={buttonClass()}>
          {m.my_vacancies_fix()}
        </a>
      );
    case 'applications':
      return (
        <a href={pathTo(`/profile/my-vacancies/${slug}/applications`)} className="btn btn-soft">
          {m.my_vacancies_new({ count })}
        </a>
      );
    case 'prolong':
    case 'resume':
      return <Change slug={slug} action={action} />;
    case 'share':
      return share;
    default:
      return null;
  }
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { salaryText } from '@/i18n/display';
import { standingLabel } from '@/i18n/standing';
import { momentDay } from '@/lib/moment';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import type { OwnVacancy } from './model';
import { NextStep } from './next-step';
import { VacancyMenu } from './vacancy-menu';

interface OwnCardProps {
  vacancy: OwnVacancy;
  /** The button that shares the public page. */
  share: ReactNode;
}

/** A vacancy in its owner's list: its state, its numbers by name, and the one button that fits. */
export function OwnCard({ vacancy, share }: OwnCardProps) {
  const { slug, title, standing, edit, expires_at } = vacancy;
  const { tone, text } = standingLabel(standing);
  const pay = vacancy.salary && salaryText(vacancy.salary);
  return (
    <Card as="article" padded={false} className="own-card">
      <div className="own-card-head">
        <p className="own-states">
          <Status tone={tone}>{text}</Status>
          <EditState edit={edit} />
          {standing === 'active' && expires_at && (
            <span className="own-until">
              {m.my_vacancies_until({ day: momentDay(expires_at) })}
            </span>
          )}
        </p>
        <VacancyMenu vacancy={vacancy} />
      </div>
      <h2 className="own-card-title">
        <Link to="/profile/my-vacancies/$slug" params={{ slug }} className="stretch">
          {title}
        </Link>
      </h2>
      <p className="own-card-facts">{[vacancy.location_name, pay].filter(Boolean).join(' · ')}</p>
      <dl className="own-counts">
        <Count label={m.my_vacancies_views()} value={vacancy.views} />
        <div>
          <dt>{m.my_vacancies_responses()}</dt>
          <dd className="num">
            <Link
              to="/profile/my-vacancies/$slug/applications"
              params={{ slug }}
              className="own-responses"
            >
              {groupDigits(vacancy.responses)}
            </Link>
          </dd>
        </div>
        <Count label={m.my_vacancies_favourites()} value={vacancy.favourites} />
      </dl>
      <div className="own-next">
        <NextStep
          vacancy={vacancy}
          share={share}
          look={LOUD.has(vacancy.next_action) ? 'primary' : 'secondary'}
        />
      </div>
    </Card>
  );
}

/** Loud is only what somebody waits for, so that a long list does not shout. */
const LOUD = new Set<OwnVacancy['next_action']>(['fix', 'applications']);

export function EditState({ edit }: { edit: OwnVacancy['edit'] }) {
  if (!edit) return null;
  return edit.state === 'waiting' ? (
    <Status tone="waiting">{m.my_vacancies_edit_waiting()}</Status>
  ) : (
    <Status tone="refused">{m.my_vacancies_edit_rejected()}</Status>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{groupDigits(value)}</dd>
    </div>
  );
}

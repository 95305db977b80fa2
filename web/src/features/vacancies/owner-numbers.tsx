import { useQuery } from '@tanstack/react-query';
import { Eye, Inbox } from 'lucide-react';
import { pathTo } from '@/i18n/go';
import { standingLabel } from '@/i18n/standing';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Status } from '@/ui/status';
import { useMarks } from './my-marks';
import { ownVacancyQuery } from './queries';

/** The owner's strip on the public page: state, views and responses. */
export function OwnerNumbers({ slug }: { slug: string }) {
  const isOwn = useMarks(slug)?.is_own ?? false;
  const { data } = useQuery({ ...ownVacancyQuery(slug), enabled: isOwn });
  if (!isOwn || !data) return null;
  const { standing, edit } = data.data;
  const { tone, text } = standingLabel(standing);
  return (
    <p className="vacancy-owner">
      <Status tone={tone}>{text}</Status>
      {edit?.state === 'waiting' && <Status tone="waiting">{m.my_vacancies_edit_waiting()}</Status>}
      <span className="vacancy-owner-fact">
        <Eye size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.vacancy_owner_views({ count: data.data.views })}
      </span>
      <a
        href={pathTo(`/profile/my-vacancies/${slug}/applications`)}
        className="vacancy-owner-fact vacancy-owner-link"
      >
        <Inbox size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.my_vacancies_responses()}: {groupDigits(data.data.responses)}
      </a>
    </p>
  );
}

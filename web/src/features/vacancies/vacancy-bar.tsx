import { Bookmark } from 'lucide-react';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import '@/ui/bottom-bar.css';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Status } from '@/ui/status';
import { useMarks, type VacancyMarks } from './my-marks';
import { useSaving } from './use-saving';
import { respondedLabel } from './words';

/**
 * The main actions of a vacancy. On phones they are a bar at the bottom of the screen, on desktops part of the pay card.
 */
export function VacancyBar({ slug }: { slug: string }) {
  const { toggle } = useSaving();
  const marks = useMarks(slug);
  const liked = marks?.liked ?? false;
  if (marks?.is_own) return <OwnerActions slug={slug} />;
  return (
    <>
      <RespondLink slug={slug} responded={marks?.responded} />
      <Button
        className="bottom-bar-save"
        data-saved={liked || undefined}
        icon={<Bookmark size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => void toggle({ slug, liked })}
      >
        <span className="bottom-bar-word">{liked ? m.vacancy_saved() : m.vacancy_save()}</span>
      </Button>
    </>
  );
}

/** Leads to the response; whoever has responded sees how it stands. */
function RespondLink({ slug, responded }: Pick<VacancyMarks, 'slug' | 'responded'>) {
  const status = responded && respondedLabel(responded);
  return (
    <a
      href={pathTo(`/jobs/${slug}/response`)}
      className={status ? cx(buttonClass(), 'vacancy-responded') : buttonClass({ look: 'primary' })}
    >
      {status ? (
        <>
          {m.response_yours()}
          <Status tone={status.tone}>{status.text}</Status>
        </>
      ) : (
        m.response_send()
      )}
    </a>
  );
}

function OwnerActions({ slug }: { slug: string }) {
  const own = `/profile/my-vacancies/${slug}`;
  return (
    <>
      <a href={pathTo(`${own}/edit`)} className={buttonClass({ look: 'primary' })}>
        {m.vacancy_owner_edit()}
      </a>
      <a href={pathTo(own)} className={buttonClass()}>
        {m.vacancy_owner_page()}
      </a>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, Eye, Inbox } from 'lucide-react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import '@/ui/bottom-bar.css';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Status } from '@/ui/status';
import { ContactsButton } from './contacts-button';
import type { VacancyData } from './model';
import { ownVacancyQuery } from './queries';
import { ShareButton } from './share-button';
import { useSaving } from './use-saving';
import { ownerLabel, respondedLabel } from './words';

/**
 * The actions of a vacancy. On phones the bar with the main action is fixed at the bottom of the screen; on desktops it
 * is part of the pay card.
 */
export function VacancyActions({ vacancy }: { vacancy: VacancyData }) {
  const { slug, title } = vacancy;
  return (
    <>
      {vacancy.is_own ? <OwnerBar slug={slug} /> : <VisitorBar vacancy={vacancy} />}
      {!vacancy.is_own && vacancy.has_contacts && (
        <div className="vacancy-contacts">
          <ContactsButton vacancy={vacancy} />
        </div>
      )}
      <div className="vacancy-tools">
        <ShareButton path={`/job/${slug}`} title={title} company={vacancy.customer.name} />
      </div>
      {vacancy.is_own && <OwnerNumbers slug={slug} />}
    </>
  );
}

function VisitorBar({ vacancy }: { vacancy: VacancyData }) {
  const { toggle } = useSaving();
  const { liked } = vacancy;
  return (
    <div className="bottom-bar">
      <RespondLink vacancy={vacancy} />
      <Button
        className="bottom-bar-save"
        data-saved={liked || undefined}
        icon={<Bookmark size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => toggle(vacancy)}
      >
        <span className="bottom-bar-word">{liked ? m.vacancy_saved() : m.vacancy_save()}</span>
      </Button>
    </div>
  );
}

/** Leads to the response; whoever has responded sees how it stands. The server draws it as for a guest. */
function RespondLink({ vacancy: { slug, responded } }: { vacancy: VacancyData }) {
  const status = responded && respondedLabel(responded);
  return (
    <Link
      to="/jobs/$slug/response"
      params={{ slug }}
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
    </Link>
  );
}

function OwnerBar({ slug }: { slug: string }) {
  return (
    <div className="bottom-bar">
      <Link
        to="/profile/my-vacancies/$slug/edit"
        params={{ slug }}
        className={buttonClass({ look: 'primary' })}
      >
        {m.vacancy_owner_edit()}
      </Link>
      <Link to="/profile/my-vacancies/$slug" params={{ slug }} className={buttonClass()}>
        {m.vacancy_owner_page()}
      </Link>
    </div>
  );
}

/** The owner's strip: state, responses and number of views. It loads after the page, below the main content. */
function OwnerNumbers({ slug }: { slug: string }) {
  const { data } = useQuery(ownVacancyQuery(slug));
  if (!data) return null;
  const { tone, text } = ownerLabel(data.data);
  return (
    <p className="vacancy-owner">
      <Status tone={tone}>{text}</Status>
      <span className="vacancy-owner-fact">
        <Eye size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.vacancy_owner_views({ count: data.data.views })}
      </span>
      <Link
        to="/profile/my-vacancies/$slug/applications"
        params={{ slug }}
        className="vacancy-owner-fact vacancy-owner-link"
      >
        <Inbox size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.my_vacancies_responses()}: {groupDigits(data.data.responses)}
      </Link>
    </p>
  );
}

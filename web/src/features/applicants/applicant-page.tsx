import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { ApplicantDetail } from './applicant-detail';
import './detail-page.css';
import type { ApplicantFilter } from './filter';
import { useStepKeys } from './step-keys';
import { useMove } from './use-move';
import type { ApplicantView } from './wire';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of applications that led to this page. A part of the visit, not of the address. */
    applicants?: ApplicantFilter;
  }
}

interface ApplicantPageProps {
  view: ApplicantView;
  nameOfLanguage: (code: string) => string;
}

/** One application as a page of its own. */
export function ApplicantPage({ view, nameOfLanguage }: ApplicantPageProps) {
  const { vacancy, previous, next } = view;
  const { slug } = vacancy;
  const filter = useLocation({ select: ({ state }) => state.applicants });
  const navigate = useNavigate();
  const mover = useMove();
  const go = (resume: string | null) =>
    resume === null
      ? undefined
      : () =>
          void navigate({
            to: '/profile/my-vacancies/$slug/applications/$resume',
            params: { slug, resume },
            state: { applicants: filter },
          });
  useStepKeys({ previous: go(previous), next: go(next) });
  return (
    <div className="wrap applicant-page">
      <Link
        to="/profile/my-vacancies/$slug/applications"
        params={{ slug }}
        search={filter}
        className="applicants-back"
      >
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {vacancy.title}
      </Link>
      {!view.can_act && <p className="applicants-viewer">{m.applicants_viewer_note()}</p>}
      <div className="applicant-sheet">
        <ApplicantDetail
          view={view}
          mover={mover}
          nameOfLanguage={nameOfLanguage}
          tools={
            <>
              <Step
                slug={slug}
                resume={previous}
                filter={filter}
                icon={ChevronLeft}
                label={m.applicants_previous()}
              />
              <Step
                slug={slug}
                resume={next}
                filter={filter}
                icon={ChevronRight}
                label={m.applicants_next()}
              />
            </>
          }
        />
      </div>
      {mover.dialogs}
    </div>
  );
}

interface StepProps {
  slug: string;
  resume: string | null;
  filter: ApplicantFilter | undefined;
  icon: LucideIcon;
  label: string;
}

/** At the end of the list the arrow stays, so that the other one does not move. */
function Step({ slug, resume, filter, icon: Icon, label }: StepProps) {
  const icon = <Icon size={22} strokeWidth={1.9} aria-hidden="true" />;
  if (resume === null) {
    return (
      <button type="button" className="icon-btn" aria-label={label} disabled>
        {icon}
      </button>
    );
  }
  return (
    // Not preloaded: opening it marks it as viewed.
    <Link
      to="/profile/my-vacancies/$slug/applications/$resume"
      params={{ slug, resume }}
      state={{ applicants: filter }}
      preload={false}
      className="icon-btn"
      aria-label={label}
    >
      {icon}
    </Link>
  );
}

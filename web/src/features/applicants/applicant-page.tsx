import { type HistoryState, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { ApplicantDetail } from './applicant-detail';
import './back.css';
import './detail-page.css';
import type { ApplicantFilter } from './filter';
import { type Neighbour, useNeighbours } from './neighbours';
import { useStepKeys } from './step-keys';
import { useMove } from './use-move';
import type { ApplicantCard, ApplicantView } from './wire';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of applications that led to this page. A part of the visit, not of the address. */
    applicants?: ApplicantFilter;
    /** The board led to this page. */
    isFromBoard?: boolean;
    /** The rows that were ticked in the list, for the way back to it. */
    ticked?: ApplicantCard[];
  }
}

interface ApplicantPageProps {
  view: ApplicantView;
  nameOfLanguage: (code: string) => string;
}

/** One application as a page of its own. */
export function ApplicantPage({ view, nameOfLanguage }: ApplicantPageProps) {
  const { vacancy } = view;
  const { slug } = vacancy;
  const { applicants: filter, isFromBoard = false } = useLocation().state;
  const { previous, next } = useNeighbours(view, isFromBoard ? undefined : filter);
  const navigate = useNavigate();
  const mover = useMove();
  const stateOf = (one: Neighbour) =>
    isFromBoard ? { applicants: filter, isFromBoard } : { applicants: one.filter };
  const go = (one: Neighbour | null) =>
    one === null
      ? undefined
      : () =>
          void navigate({
            to: '/profile/my-vacancies/$slug/applications/$resume',
            params: { slug, resume: one.resume },
            state: stateOf(one),
          });
  useStepKeys({ previous: go(previous), next: go(next) });
  return (
    <div className="wrap applicant-page">
      {isFromBoard ? (
        <Link to="/monitoring" search={filter} className="applicants-back">
          <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
          {m.board_back()}
        </Link>
      ) : (
        <Link
          to="/profile/my-vacancies/$slug/applications"
          params={{ slug }}
          search={filter}
          className="applicants-back"
        >
          <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
          {vacancy.title}
        </Link>
      )}
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
                resume={previous?.resume}
                state={previous ? stateOf(previous) : {}}
                icon={ChevronLeft}
                label={m.applicants_previous()}
              />
              <Step
                slug={slug}
                resume={next?.resume}
                state={next ? stateOf(next) : {}}
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
  resume: string | undefined;
  /** What the next page has to know of the way here. */
  state: HistoryState;
  icon: LucideIcon;
  label: string;
}

/** At the end of the list the arrow stays, so that the other one does not move. */
function Step({ slug, resume, state, icon: Icon, label }: StepProps) {
  const icon = <Icon size={22} strokeWidth={1.9} aria-hidden="true" />;
  if (resume === undefined) {
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
      state={state}
      preload={false}
      className="icon-btn"
      aria-label={label}
    >
      {icon}
    </Link>
  );
}

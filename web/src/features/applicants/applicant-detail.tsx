import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { m } from '@/paraglide/messages';
import '@/ui/tabs.css';
import { ApplicantFoot } from './applicant-foot';
import { ApplicantHead } from './applicant-head';
import { ApplicationPart } from './application-part';
import { markViewed } from './cache';
import { Comments } from './comments';
import './detail.css';
import { HistoryPart } from './history-part';
import { RatingCard } from './rating-card';
import { ResumePart } from './resume-part';
import type { MoveOutcome, Mover } from './use-move';
import type { ApplicantView } from './wire';

interface ApplicantDetailProps {
  view: ApplicantView;
  mover: Mover;
  /** The name of a language by its code; the dictionaries have it. */
  nameOfLanguage: (code: string) => string;
  /** At the right of the name: previous and next, closing. */
  tools?: ReactNode;
  /** The candidate's name is the heading of the page or of a drawer. */
  headingLevel?: 1 | 2;
}

/**
 * A whole application: a head and a foot that stay, and the sections between them. It is as wide as its place: in a
 * drawer the sections stand one below the other, on a wide page the team's part is beside the candidate's.
 */
export function ApplicantDetail(props: ApplicantDetailProps) {
  const { view, nameOfLanguage, tools, headingLevel = 1 } = props;
  const queryClient = useQueryClient();
  const box = useRef<HTMLElement>(null);
  const viewed = useEffectEvent(() => markViewed(queryClient, view));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each application.
  useEffect(() => viewed(), [view.id]);
  /** What was pressed is often gone afterwards: then the reading goes on at the name. */
  const toName = () => {
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('.applicant-name')?.focus({ preventScroll: true });
  };
  const hasActed = useRef(false);
  const settled = async (change: Promise<MoveOutcome>): Promise<MoveOutcome> => {
    const outcome = await change;
    hasActed.current = true;
    requestAnimationFrame(toName);
    return outcome;
  };
  // What the server says afterwards may take the button away too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer.
  useEffect(() => {
    if (hasActed.current) toName();
    hasActed.current = false;
  }, [view]);
  const mover: Mover = {
    ...props.mover,
    move: (card, column) => settled(props.mover.move(card, column)),
    act: (card, action) => settled(props.mover.act(card, action)),
    keep: (card) => settled(props.mover.keep(card)),
  };
  return (
    <article ref={box} className="applicant">
      <div className="applicant-top">
        <ApplicantHead view={view} mover={mover} tools={tools} headingLevel={headingLevel} />
        <SectionLinks view={view} inside={() => box.current} />
      </div>
      <div className="applicant-body">
        <div className="applicant-column">
          <ApplicationPart view={view} nameOfLanguage={nameOfLanguage} />
          <ResumePart key={view.id} view={view} />
        </div>
        <div className="applicant-column">
          <RatingCard key={view.id} view={view} />
          <Comments view={view} />
          <HistoryPart view={view} />
        </div>
      </div>
      <ApplicantFoot view={view} mover={mover} />
    </article>
  );
}

interface SectionLinksProps {
  view: ApplicantView;
  inside: () => HTMLElement | null;
}

/** Lead to the sections; they do not change the address, which a drawer shares with the board. */
function SectionLinks({ view, inside }: SectionLinksProps) {
  const links: [name: string, label: string, count?: number][] = [
    ['application', m.applicants_tab_application()],
    ['resume', m.applicants_resume()],
    ['rating', m.applicants_tab_rating(), view.ratings],
    ['comments', m.applicants_comments(), view.comments.length],
    ['history', m.applicants_history()],
  ];
  return (
    <nav className="tabs applicant-links" aria-label={m.applicants_sections()}>
      {links.map(([name, label, count]) => (
        <button
          key={name}
          type="button"
          className="tabs-tab"
          onClick={() => {
            const section = inside()?.querySelector<HTMLElement>(`[data-section="${name}"]`);
            section?.scrollIntoView({ block: 'start' });
            section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
          }}
        >
          {label}
          {!!count && <span className="tabs-count">{count}</span>}
        </button>
      ))}
    </nav>
  );
}

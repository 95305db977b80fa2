import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { m } from '@/paraglide/messages';
import '@/ui/tabs.css';
import type { InterviewsAddress } from './search';

const TABS = [
  { view: undefined, label: m.interviews_upcoming },
  { view: 'past', label: m.interviews_past },
] as const;

interface InterviewTabsProps {
  address: InterviewsAddress;
  /** How many the open tab has. */
  total: number | undefined;
}

/** Each tab has an address of its own, so these are links; arrows go from one to the next all the same. */
export function InterviewTabs({ address: { view, week }, total }: InterviewTabsProps) {
  return (
    <nav
      className="tabs interviews-tabs"
      aria-label={m.interviews_which()}
      onKeyDown={moveByArrows}
    >
      {TABS.map((tab) => (
        <Link
          key={tab.view ?? 'upcoming'}
          to="/profile/interviews"
          search={{ view: tab.view, week }}
          resetScroll={false}
          className="tabs-tab"
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={tab.view === view ? 'page' : undefined}
          data-current={tab.view === view || undefined}
        >
          {tab.label()}
          {tab.view === view && total !== undefined && <span className="tabs-count">{total}</span>}
        </Link>
      ))}
    </nav>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const here = links.indexOf(event.target as HTMLElement);
  const target = step === undefined || here < 0 ? undefined : links[here + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

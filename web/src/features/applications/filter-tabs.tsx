import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { m } from '@/paraglide/messages';
import '@/ui/tabs.css';
import { FILTERS, type Filter, type MyApplications } from './wire';

const WORDS: Record<Filter, () => string> = {
  all: m.applications_all,
  invitations: m.applications_invitations,
  refusals: m.applications_refusals,
  waiting: m.applications_waiting,
};

interface FilterTabsProps {
  filter: Filter;
  counts: MyApplications['counts'] | undefined;
}

/** Each filter has an address of its own, so these are links; arrows go from one to the next all the same. */
export function FilterTabs({ filter, counts }: FilterTabsProps) {
  return (
    <nav
      className="tabs applications-tabs"
      aria-label={m.applications_filter()}
      onKeyDown={moveByArrows}
    >
      {FILTERS.map((one) => (
        <Link
          key={one}
          to="/profile/applications"
          search={one === 'all' ? {} : { filter: one }}
          resetScroll={false}
          className="tabs-tab"
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={one === filter ? 'page' : undefined}
          data-current={one === filter || undefined}
        >
          {WORDS[one]()}
          {counts && <span className="tabs-count">{counts[one]}</span>}
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

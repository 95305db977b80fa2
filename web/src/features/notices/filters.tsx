import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { KIND } from './kinds';
import type { NoticesFilter } from './search';
import type { KindCount } from './wire';

interface FiltersProps {
  filter: NoticesFilter;
  /** The kinds that the person has notices of. */
  kinds: readonly KindCount[];
  unread: number;
}

interface FilterLinkProps {
  search: NoticesFilter;
  className: string;
  children: ReactNode;
}

/** A filter is an address. The current one is marked by its whole query, and the page stays where it is. */
function FilterLink({ search, className, children }: FilterLinkProps) {
  return (
    <Link
      to="/user/notices"
      search={search}
      className={className}
      activeOptions={{ exact: true }}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}

function Count({ value }: { value: number }) {
  return value > 0 && <span className="notices-count">{value}</span>;
}

/** The kinds with their unread notices, beside the list. */
export function KindLinks({ filter, kinds, unread }: FiltersProps) {
  const kept = filter.unread && { unread: filter.unread };
  return (
    <nav aria-label={m.notices_filter()}>
      <ul className="notices-kinds">
        <li>
          <FilterLink search={{ ...kept }} className="notices-kind">
            {m.notices_all()}
            <Count value={unread} />
          </FilterLink>
        </li>
        {kinds.map(({ kind, unread: ofKind }) => (
          <li key={kind}>
            <FilterLink search={{ kind, ...kept }} className="notices-kind">
              {KIND[kind]?.label() ?? kind}
              <Count value={ofKind} />
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All or only the unread ones, above the list. */
export function ReadSwitch({ filter, kinds, unread }: FiltersProps) {
  const kept = filter.kind && { kind: filter.kind };
  const count = filter.kind
    ? (kinds.find(({ kind }) => kind === filter.kind)?.unread ?? 0)
    : unread;
  return (
    <nav aria-label={m.notices_show()} className="notices-switch">
      <FilterLink search={{ ...kept }} className="notices-way">
        {m.notices_all()}
      </FilterLink>
      <FilterLink search={{ ...kept, unread: true }} className="notices-way">
        {m.notices_unread()}
        <Count value={count} />
      </FilterLink>
    </nav>
  );
}

/** Both in one row, for phones: one choice at a time. */
export function KindChips({ kinds, unread }: FiltersProps) {
  return (
    <nav aria-label={m.notices_filter()} className="notices-chips noscroll">
      <FilterLink search={{}} className="chip notices-chip">
        {m.notices_all()}
      </FilterLink>
      <FilterLink search={{ unread: true }} className="chip notices-chip">
        {m.notices_unread()}
        <Count value={unread} />
      </FilterLink>
      {kinds.map(({ kind, unread: ofKind }) => (
        <FilterLink key={kind} search={{ kind }} className="chip notices-chip">
          {KIND[kind]?.label() ?? kind}
          <Count value={ofKind} />
        </FilterLink>
      ))}
    </nav>
  );
}

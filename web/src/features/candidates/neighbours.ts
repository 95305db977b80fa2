/** Where a candidate stands in the list from which the profile was opened. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CandidateSearch } from './address';
import { candidatesQuery } from './queries';
import type { CandidateCardData } from './wire';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of candidates that led to this page. A part of the visit, not of the address, which people share. */
    candidates?: CandidateSearch;
  }
}

export interface Neighbour {
  slug: string;
  /** The list page that it is on. */
  search: CandidateSearch;
}

export interface ListPlace {
  /** From 1 on. */
  place: number;
  total: number;
  previous?: Neighbour;
  next?: Neighbour;
}

/** The list that led to this page; undefined if the page was opened directly. */
export function useListSearch(): CandidateSearch | undefined {
  return useLocation({ select: ({ state }) => state.candidates });
}

/** Undefined until the list has loaded, and when the candidate is no longer on that page of it. */
export function useListPlace(
  slug: string,
  search: CandidateSearch | undefined,
): ListPlace | undefined {
  const page = search?.page ?? 1;
  const { data } = useQuery({ ...candidatesQuery(search ?? {}), enabled: search !== undefined });
  const cards = data?.data ?? [];
  const at = cards.findIndex((card) => card.slug === slug);
  const isFirst = at === 0 && page > 1;
  const isLast = at >= 0 && at === cards.length - 1 && page < (data?.meta.pages ?? 0);
  const before = { ...search, page: page > 2 ? page - 1 : undefined };
  const after = { ...search, page: page + 1 };
  const { data: earlier } = useQuery({ ...candidatesQuery(before), enabled: isFirst });
  const { data: later } = useQuery({ ...candidatesQuery(after), enabled: isLast });
  if (!search || !data || at < 0) return undefined;
  const neighbour = (card: CandidateCardData | undefined, on: CandidateSearch) =>
    card && { slug: card.slug, search: on };
  return {
    place: (page - 1) * data.meta.per_page + at + 1,
    total: data.meta.total,
    previous: isFirst ? neighbour(earlier?.data.at(-1), before) : neighbour(cards[at - 1], search),
    next: isLast ? neighbour(later?.data[0], after) : neighbour(cards[at + 1], search),
  };
}

/** Whatever uses the arrow keys itself: fields, menus, dialogs. */
const BUSY = 'input, textarea, select, [contenteditable], [role="menu"], [popover], dialog';

/** ← and → lead to the neighbours while no field has the focus. */
export function useNeighbourKeys(place: ListPlace | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowLeft' ? place?.previous : place?.next;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !to) return;
      if (event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open'))
        return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      event.preventDefault();
      void navigate({
        to: '/candidates/$slug',
        params: { slug: to.slug },
        state: { candidates: to.search },
      });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, navigate]);
}

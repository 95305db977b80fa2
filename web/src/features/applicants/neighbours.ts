/** Who stands beside an application in the list that led to it. */
import { useQuery } from '@tanstack/react-query';
import { type ApplicantFilter, stripped } from './filter';
import { applicantsQuery } from './queries';
import type { ApplicantCard, ApplicantView } from './wire';

export interface Neighbour {
  resume: string;
  /** The page of the list where it stands. */
  filter: ApplicantFilter | undefined;
}

/** One page of the list, whatever is on the screen. */
function usePage(filter: ApplicantFilter | undefined, vacancy: string, isWanted: boolean) {
  const { data } = useQuery({
    ...applicantsQuery({ ...filter, vacancy }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return filter && data;
}

/**
 * Previous and next in the order of the list that led here, as it was; the list is not changed under the reader. Without
 * such a list, or if the application is no longer in it, the server's order counts.
 */
export function useNeighbours(view: ApplicantView, filter: ApplicantFilter | undefined) {
  const { slug } = view.vacancy;
  const list = usePage(filter, slug, false);
  const place = list?.data.findIndex(({ id }) => id === view.id) ?? -1;
  const { page = 1, pages = 1 } = list?.meta ?? {};
  const isFirst = place === 0 && page > 1;
  const isLast = list !== undefined && place === list.data.length - 1 && page < pages;
  const earlier = filter && onPage(filter, page - 1);
  const later = filter && onPage(filter, page + 1);
  const before = usePage(earlier, slug, isFirst);
  const after = usePage(later, slug, isLast);
  if (!list || place < 0) {
    return { previous: beside(view.previous, filter), next: beside(view.next, filter) };
  }
  return {
    previous: isFirst
      ? neighbour(before?.data.at(-1), earlier)
      : neighbour(list.data[place - 1], filter),
    next: isLast ? neighbour(after?.data[0], later) : neighbour(list.data[place + 1], filter),
  };
}

const onPage = (filter: ApplicantFilter, page: number): ApplicantFilter =>
  stripped({ ...filter, page: page > 1 ? page : undefined });

function beside(resume: string | null, filter: ApplicantFilter | undefined): Neighbour | null {
  return resume === null ? null : { resume, filter };
}

function neighbour(
  card: ApplicantCard | undefined,
  filter: ApplicantFilter | undefined,
): Neighbour | null {
  return card ? { resume: card.resume_id, filter } : null;
}

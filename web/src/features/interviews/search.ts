/** What the page shows, in its address: `?view=past&page=2&week=2026-11-16`. */
import { isDay, mondayOf } from '@/forms/interview/times';
import { pageParam } from '@/i18n/search-params';

export interface InterviewsAddress {
  view?: 'past';
  page?: number;
  /** The Monday of the week beside the list. */
  week?: string;
}

/** Anything else means what is to come, and this week. */
export function readAddress(raw: Record<string, unknown>): InterviewsAddress {
  return {
    view: raw.view === 'past' ? 'past' : undefined,
    page: pageParam(raw.page),
    week: isDay(raw.week) ? mondayOf(raw.week) : undefined,
  };
}

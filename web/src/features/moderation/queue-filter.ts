/** What a moderator looks for in the queue; it is in the URL of the queue and of each text opened from it. */
import { pageParam, textParam } from '@/i18n/search-params';

export const KINDS = ['new', 'edit'] as const;
export const LEVELS = ['high', 'medium', 'low', 'none'] as const;
export const LANGUAGES = ['uz', 'ru', 'en'] as const;
/** Ages to choose from, in hours. */
export const AGES = [4, 24, 72] as const;

export interface QueueFilter {
  kind?: (typeof KINDS)[number];
  risk?: (typeof LEVELS)[number];
  language?: (typeof LANGUAGES)[number];
  company?: string;
  hours?: (typeof AGES)[number];
  page?: number;
}

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => String(item) === String(value));

export function queueFilter(raw: Record<string, unknown>): QueueFilter {
  return {
    kind: oneOf(KINDS, raw.kind),
    risk: oneOf(LEVELS, raw.risk),
    language: oneOf(LANGUAGES, raw.language),
    company: textParam(raw.company),
    hours: oneOf(AGES, raw.hours),
    page: pageParam(raw.page),
  };
}

export function isFiltered({ page: _, ...filter }: QueueFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

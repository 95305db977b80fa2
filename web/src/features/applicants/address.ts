// Part of the first load: routes validate their search params at once. Their meaning is read by `filter.ts`, which
// loads with the page.
import type { ApplicantFilter } from './filter';

/** The raw value; `readFilter` interprets it when the page loads. */
export const pickApplicantSearch = (raw: Record<string, unknown>): ApplicantFilter =>
  raw as ApplicantFilter;

// Part of the first load: routes look at their address at once. What it means is read when the page itself comes, by
// `search.ts`.

/**
 * What the address of the vacancy list says, in the order in which it says it. A value that makes no sense is dropped,
 * never an error. Lists are texts with commas, in one order whatever order they were chosen in: the server writes
 * the same, and finds its first data under it.
 */
export interface JobSearch {
  q?: string;
  sphere?: string;
  profession?: string;
  location?: string;
  work?: string;
  experience?: string;
  education?: string;
  language?: string;
  salary?: string;
  currency?: string;
  with_salary?: string;
  period?: string;
  resume_required?: string;
  company?: string;
  sort?: string;
  as_typed?: string;
  /** From the second on; the first page has none in its address. */
  page?: number;
  /** How many pages "Show more" has added below, so that Back finds the same list. */
  more?: number;
}

/** As it stands there; nothing is read into it before the page comes. */
export const pickJobSearch = (raw: Record<string, unknown>): JobSearch => raw;

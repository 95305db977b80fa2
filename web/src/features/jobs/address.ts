// Part of the first load: routes validate their search params at once. Their meaning is read by `search.ts`, which
// loads with the page.

/**
 * The search params of the vacancy list, in URL order. An invalid value is dropped, never an error. Lists are
 * comma-separated strings in a canonical order: the server writes the same, so its first data is found under the same
 * query key.
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
  /** From 2 on; the first page has no number in its URL. */
  page?: number;
  /** How many pages "Show more" has added below, so that Back restores the same list. */
  more?: number;
}

/** The raw value; it is not interpreted before the page loads. */
export const pickJobSearch = (raw: Record<string, unknown>): JobSearch => raw;

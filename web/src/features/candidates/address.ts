// Part of the first load: routes validate their search params at once. Their meaning is read by `search.ts`, which
// loads with the page.

/** The search params of the list of candidates, in URL order. An invalid value is dropped, never an error. */
export interface CandidateSearch {
  q?: string;
  location?: string;
  sphere?: string;
  work_type?: string;
  experience?: string;
  language?: string;
  salary_to?: string;
  currency?: string;
  licence?: string;
  seen?: string;
  /** Only the candidates that the company has saved. */
  saved?: string;
  /** From 2 on; the first page has no number in its URL. */
  page?: number;
}

/** The raw value; it is not interpreted before the page loads. */
export const pickCandidateSearch = (raw: Record<string, unknown>): CandidateSearch => raw;

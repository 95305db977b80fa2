// Part of the first load (routes read their address at once), so it holds codes only; labels are in `filters.ts`.
import { Experience as experiences, WorkType as workTypes } from '@/api/limits.gen';
import { listParam, textParam } from '@/i18n/search-params';

export type WorkType = (typeof workTypes.enum)[number];
export type Experience = (typeof experiences.enum)[number];

/** What the address of the vacancy list says. A value that makes no sense is dropped, never an error. */
export interface JobSearch {
  q?: string;
  location?: string;
  sphere?: string;
  work?: WorkType[];
  experience?: Experience;
  salary_from?: string;
}

/** As long as the search looks at all. */
const QUERY_MAX = 100;

export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const given = listParam(raw.work);
  const work = workTypes.enum.filter((code) => given.includes(code));
  const experience = textParam(raw.experience);
  const salary = textParam(raw.salary_from);
  return {
    q: textParam(raw.q)?.slice(0, QUERY_MAX),
    location: textParam(raw.location),
    sphere: textParam(raw.sphere),
    work: work.length > 0 ? work : undefined,
    experience: experiences.enum.find((code) => code === experience),
    salary_from: salary && /^[1-9]\d{0,11}$/.test(salary) ? salary : undefined,
  };
}

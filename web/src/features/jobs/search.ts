import { listParam, textParam } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';

const WORK_LABELS = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
};
const EXPERIENCE_LABELS = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
};

export type WorkType = keyof typeof WORK_LABELS;
export type Experience = `${keyof typeof EXPERIENCE_LABELS}`;

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
export const QUERY_MAX = 100;

export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const work = listParam(raw.work).filter((code): code is WorkType =>
    Object.hasOwn(WORK_LABELS, code),
  );
  const experience = textParam(raw.experience);
  const salary = textParam(raw.salary_from);
  return {
    q: textParam(raw.q)?.slice(0, QUERY_MAX),
    location: textParam(raw.location),
    sphere: textParam(raw.sphere),
    work: work.length > 0 ? work : undefined,
    experience: isExperience(experience) ? experience : undefined,
    salary_from: salary && /^[1-9]\d{0,11}$/.test(salary) ? salary : undefined,
  };
}

function isExperience(code: string | undefined): code is Experience {
  return code !== undefined && Object.hasOwn(EXPERIENCE_LABELS, code);
}

export const workLabel = (code: WorkType): string => WORK_LABELS[code]();
export const experienceLabel = (code: Experience): string => EXPERIENCE_LABELS[code]();

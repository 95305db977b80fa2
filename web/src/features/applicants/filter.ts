/** What a list of applications shows. The address is the state: `?stage=new&late=true&sort=due&page=2`. */
import type { ApplicationStage, Recommendation } from './wire';

export const STAGES: readonly ApplicationStage[] = [
  'new',
  'review',
  'test',
  'invited',
  'interview',
  'hired',
  'rejected',
];
export const RECOMMENDATIONS: readonly Recommendation[] = ['no', 'maybe', 'yes'];
export type Sort = 'newest' | 'oldest' | 'due';
export const SORTS: readonly Sort[] = ['newest', 'oldest', 'due'];

/** In URL order. A value that is not there does not narrow the list. */
export interface ApplicantFilter {
  /** The vacancy's slug; the list of one vacancy has it in its path. */
  vacancy?: string;
  q?: string;
  stage?: ApplicationStage;
  sphere?: string;
  /** In the currency of most resumes, soʻm. */
  salary_max?: number;
  recommendation?: Recommendation;
  /** `2026-11-15`: sent on this day or later. */
  since?: string;
  unread?: true;
  late?: true;
  /** The newest come first if nothing else is said. */
  sort?: Exclude<Sort, 'newest'>;
  /** From 2 on. */
  page?: number;
}

/** The search params of the address; an invalid value is dropped, never an error. */
export function readFilter(raw: Record<string, unknown>): ApplicantFilter {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim() : '';
  const slug = (value: unknown) =>
    typeof value === 'string' && /^[\w-]+$/.test(value) ? value : undefined;
  const since = typeof raw.since === 'string' && isDay(raw.since) ? raw.since : undefined;
  const salary = Math.floor(Number(raw.salary_max));
  const page = Math.floor(Number(raw.page));
  const sort = SORTS.find((one) => one === raw.sort);
  const found: ApplicantFilter = {
    vacancy: slug(raw.vacancy),
    q: q || undefined,
    stage: STAGES.find((one) => one === raw.stage),
    sphere: slug(raw.sphere),
    salary_max: salary > 0 ? salary : undefined,
    recommendation: RECOMMENDATIONS.find((one) => one === raw.recommendation),
    since,
    unread: isOn(raw.unread),
    late: isOn(raw.late),
    sort: sort === 'newest' ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  return stripped(found);
}

/** Without what is not set, so that two equal filters have one address and one key. */
export function stripped(filter: ApplicantFilter): ApplicantFilter {
  const known = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known);
}

/** A change of what is shown starts at the first page again. */
export function changed(
  filter: ApplicantFilter,
  change: Partial<ApplicantFilter>,
): ApplicantFilter {
  return stripped({ ...filter, page: undefined, ...change });
}

/** What a visitor can clear: the vacancy and the order stay. */
export function cleared({ vacancy, sort }: ApplicantFilter): ApplicantFilter {
  return stripped({ vacancy, sort });
}

const NARROWING = [
  'q',
  'stage',
  'sphere',
  'salary_max',
  'recommendation',
  'since',
  'unread',
  'late',
] as const;
export type Narrowing = (typeof NARROWING)[number];

/** The filters that are on, in the order of their chips. */
export function narrowings(filter: ApplicantFilter): Narrowing[] {
  return NARROWING.filter((name) => filter[name] !== undefined);
}

/** The router reads `?unread=true` as a boolean, people type it as text. */
function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined;
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  );
}

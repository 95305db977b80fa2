/** The ends of the paths of a resume's steps. Apart from the steps, because the routes of the first load need them. */
export const STEP_PATHS = [
  '',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;

/** Index of the step that a path names; the first step for all other paths. */
export function stepAt(pathname: string): number {
  const end = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return Math.max(0, STEP_PATHS.indexOf(end as (typeof STEP_PATHS)[number]));
}

/** Whether the end of a path names a step after the first. */
export function isStepPath(end: string): boolean {
  return end !== '' && (STEP_PATHS as readonly string[]).includes(end);
}

// The vacancies opened last on this device, newest first, with enough data to list them. Stored only on the device.
const KEY = 'vacancies:recent';
const MOST = 6;

export interface ViewedVacancy {
  slug: string;
  title: string;
  company: string;
}

export function recentlyViewed(): ViewedVacancy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    // Storage may be forbidden or corrupted; then nothing is remembered.
    return [];
  }
}

function isViewed(kept: unknown): kept is ViewedVacancy {
  const { slug, title, company } = (kept ?? {}) as Record<string, unknown>;
  return [slug, title, company].every((text) => typeof text === 'string');
}

export function rememberVacancy({ slug, title, company }: ViewedVacancy): void {
  const others = recentlyViewed().filter((other) => other.slug !== slug);
  keep([{ slug, title, company }, ...others].slice(0, MOST));
}

export function forgetVacancies(): void {
  keep([]);
}

function keep(vacancies: readonly ViewedVacancy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(vacancies));
  } catch {
    // See above.
  }
}

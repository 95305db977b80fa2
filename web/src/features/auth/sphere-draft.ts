/** The chosen spheres, stored in this tab between two steps. */
import { limits } from '@/api/limits.gen';
import { read, remove, write } from '@/forms/draft';

const NAME = 'draft:spheres:v1';
const tab = () => sessionStorage;

export function readSpheres(): string[] {
  const kept = read(NAME, tab);
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
}

export function saveSpheres(slugs: readonly string[]): void {
  write(NAME, slugs, tab);
}

export function forgetSpheres(): void {
  remove(NAME, tab);
}

/** Whether the step before the profile has been done. */
export function hasSpheres(): boolean {
  return readSpheres().length >= limits.CandidateIn_spheres.minItems;
}

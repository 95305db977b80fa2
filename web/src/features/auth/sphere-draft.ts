/** The chosen spheres between two steps, in this tab. */
import { read, remove, write } from '@/forms/draft';
import { SPHERES } from './limits-temp';

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
  return readSpheres().length >= SPHERES.minItems;
}

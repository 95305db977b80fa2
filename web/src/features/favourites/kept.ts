import type { FavouritesAnswer } from './model';

/** The last list is cached on the device, so that saved vacancies can be read offline. Signing out deletes it. */
const keyOf = (person: string) => `favourites:kept:${person}`;

export function keepList(person: string, list: FavouritesAnswer): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(list));
  } catch {
    // Storage is forbidden or full: then there is no offline list.
  }
}

export function keptList(person: string): FavouritesAnswer | undefined {
  try {
    const list = JSON.parse(
      localStorage.getItem(keyOf(person)) ?? 'null',
    ) as FavouritesAnswer | null;
    return Array.isArray(list?.data) ? list : undefined;
  } catch {
    return undefined;
  }
}

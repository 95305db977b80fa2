import { searchNamed } from '@/lib/fold';
import type { ComboboxOption } from '@/ui/use-suggestions';

/** A region, city or district of the dictionary. */
export interface Place {
  id: number;
  slug: string;
  name: string;
  parent_id?: number | null;
  /** Its names in the other languages. */
  aliases?: readonly string[];
}

/** Limit of the options; typing another letter shortens the list. */
const MOST = 30;

/** Regions while nothing is typed, then every place that one of whose names matches, with its region. */
export function findPlaces(places: readonly Place[], query: string): ComboboxOption[] {
  const parents = new Map(places.map((place) => [place.id, place.name]));
  const found =
    query === '' ? places.filter((place) => place.parent_id == null) : searchNamed(places, query);
  return found.slice(0, MOST).map((place) => ({
    value: place.slug,
    label: place.name,
    note: place.parent_id == null ? undefined : parents.get(place.parent_id),
  }));
}

/** The label of a stored place. */
export function placeOption(places: readonly Place[], slug: string) {
  const place = places.find((candidate) => candidate.slug === slug);
  return place ? { value: place.slug, label: place.name } : null;
}

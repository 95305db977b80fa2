/**
 * How far each entry of the session history was scrolled. The browser restores this too, but before another list has
 * replaced the one on the screen, or before further pages stand below the first.
 */
import { onPageHidden } from '@/lib/page-hidden';

const KEY = 'results:places';
/** Nobody goes back further. */
const MOST = 50;

interface Entry {
  /** The name of this entry. */
  entry?: string;
  /** How many pages "Show more" has added below. */
  more?: number;
}

const places = new Map<string, number>();

export function startPlaces(): void {
  places.clear();
  for (const [entry, y] of stored()) places.set(entry, y);
  nameEntry();
  addEventListener('scroll', notePlace, { passive: true });
  onPageHidden(store);
}

/** The state of the current entry; the browser keeps it through reloads too. */
export const entryNow = (): Entry => (history.state as Entry | null) ?? {};

/** The known place of the current entry. */
export const placeNow = (): number | undefined => places.get(entryNow().entry ?? '');

/** A fragment of the page (`#main`) makes an entry without a name. */
export function nameEntry(): void {
  if (entryNow().entry === undefined) changeEntry({ entry: newName() });
}

export function changeEntry(change: Entry, address?: string): void {
  history.replaceState({ ...entryNow(), ...change }, '', address);
}

/** A new list begins where one is, until it is scrolled. */
export function pushEntry(address: string): void {
  history.pushState({ entry: newName() }, '', address);
  notePlace();
}

const newName = () => Math.random().toString(36).slice(2);

function notePlace(): void {
  const { entry } = entryNow();
  if (entry === undefined) return;
  places.delete(entry);
  places.set(entry, scrollY);
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)));
  } catch {
    // Without storage the list begins at the browser's own place.
  }
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

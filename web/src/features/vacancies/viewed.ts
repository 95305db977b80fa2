// Vacancies opened on this device, to mark those already seen. Stored only on the device.
import { useSyncExternalStore } from 'react';

const KEY = 'vacancies:viewed';
const MOST = 300;

let viewed: Set<string> | undefined;

function all(): Set<string> {
  viewed ??= read() ?? new Set();
  return viewed;
}

function read(): Set<string> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    // Storage may be forbidden or corrupted; the marks then last as long as the page.
    return undefined;
  }
}

export function isViewed(slug: string): boolean {
  return all().has(slug);
}

/** As above; follows what other tabs open, and what was opened before coming back to this page. */
export function useViewed(slug: string): boolean {
  return useSyncExternalStore(subscribe, () => isViewed(slug));
}

function subscribe(onChange: () => void): () => void {
  const refresh = () => {
    viewed = read() ?? viewed;
    onChange();
  };
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  return () => {
    removeEventListener('storage', refresh);
    removeEventListener('pageshow', refresh);
  };
}

/** The oldest are dropped first. */
export function markViewed(slug: string): void {
  const others = [...all()].filter((other) => other !== slug);
  viewed = new Set([...others, slug].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify([...viewed]));
  } catch {
    // See above.
  }
}

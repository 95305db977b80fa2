// Vacancies opened on this device, to mark those already seen. Stored only on the device.
const KEY = 'vacancies:viewed';
const MOST = 300;

let viewed: Set<string> | undefined;

function all(): Set<string> {
  if (!viewed) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      viewed = new Set(Array.isArray(kept) ? kept : []);
    } catch {
      // Storage may be forbidden or corrupted; the marks then last as long as the page.
      viewed = new Set();
    }
  }
  return viewed;
}

export function isViewed(slug: string): boolean {
  return all().has(slug);
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

// Recent searches on this device, newest first.
const KEY = 'searches:recent';
const MOST = 5;

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    // Storage may be forbidden or corrupted; then nothing is remembered.
    return [];
  }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function rememberSearch(text: string): void {
  if (text === '') return;
  keep([text, ...recentSearches().filter((other) => !same(other, text))].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  keep(recentSearches().filter((other) => other !== text));
}

function keep(texts: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // See above.
  }
}

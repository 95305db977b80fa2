// What the browser needs of the messages' runtime. Paraglide's own can find the language in cookies, headers and
// addresses; ours is set once at the start (src/i18n/locale.ts), and the unused rest would be a part of every first visit.
import { baseLocale, type Locale } from '../src/paraglide/runtime.js';

// biome-ignore lint/performance/noBarrelFile: it stands in for the module whose names these are.
export { baseLocale, experimentalStaticLocale, locales } from '../src/paraglide/runtime.js';

export let getLocale = (): Locale => baseLocale;

export function overwriteGetLocale(next: () => Locale): void {
  getLocale = next;
}

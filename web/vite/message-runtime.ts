// The part of the message runtime that browsers need. Paraglide's own can detect the language from cookies, headers and
// URLs; ours is set once at startup (src/i18n/locale.ts), and the unused rest would be part of every first load.
import { baseLocale, type Locale } from '../src/paraglide/runtime.js';

// biome-ignore lint/performance/noBarrelFile: it stands in for the module whose names these are.
export { baseLocale, experimentalStaticLocale, locales } from '../src/paraglide/runtime.js';

export let getLocale = (): Locale => baseLocale;

export function overwriteGetLocale(next: () => Locale): void {
  getLocale = next;
}

// Every page there is, in every form it is looked at.
export const LOCALES = ['uz', 'ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const THEMES = ['light', 'dark'] as const;

export const WIDTHS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** Paths as the Uzbek pages have them. The last one is the 404 page. */
export const PAGES = {
  home: '/',
  jobs: '/jobs',
  'jobs-narrowed': '/jobs?sphere=transport&location=toshkent-shahri',
  help: '/help',
  faq: '/help/faq',
  contacts: '/help/contacts',
  terms: '/help/terms',
  privacy: '/help/privacy',
  'not-found': '/bunday-sahifa-yoq',
} as const;

export function inLocale(locale: Locale, path: string): string {
  if (locale === 'uz') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** For journeys that are walked once in each language: the widths take turns. */
export const TURNS = [
  { locale: 'uz', width: 'phone' },
  { locale: 'ru', width: 'desktop' },
  { locale: 'en', width: 'phone' },
] as const;

// All pages of the product, and the languages, widths and themes in which they are checked.
export const LOCALES = ['uz', 'ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const WIDTHS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

const SETTINGS = ['', '/edit', '/notification', '/password', '/role', '/security', '/telegram', '/data'].map(
  (section) => `/profile/settings${section}`,
);

/** The steps of a resume after the first one. */
const RESUME_STEPS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/**
 * Every page, grouped by the visitor who opens it, as the Uzbek path. `tests/walk.spec.ts` visits all of them: a new
 * page is one line here. Names in braces are filled in by `walk.ts`.
 */
export const PAGES = {
  guest: [
    '/',
    '/jobs',
    '/jobs?sphere=horeca&location=toshkent&work=fulltime&with_salary=true',
    '/jobs?q=toshkent+novvoy+3+mln',
    '/jobs?q=qwrtpsdf',
    '/jobs/{vacancy}',
    '/jobs/{closed}',
    '/company/{company}',
    '/candidates/{candidate}',
    '/resume/shared/{shared}',
    '/resume/shared/abcdefghijklmnopqrstuvwxyz0123456789',
    '/top-candidates',
    '/help',
    '/help/faq',
    '/help/contacts',
    '/help/terms',
    '/help/privacy',
    '/auth/login',
    '/auth/login?problem=google',
    '/auth/login?done=reset',
    '/auth/register',
    '/auth/register/candidate',
    '/auth/register/candidate?problem=expired',
    '/auth/register/employer',
    '/auth/forgot-password',
    '/auth/verifier/abcdefghijklmnopqrstuvwxyz0123456789',
    '/hiring/abcdefghijklmnopqrstuvwxyz0123456789',
    '/company/join/{invitation}',
    '/company/join/{invitation}/register',
    '/company/join/{revoked}',
    '/company/join/abcdefghijklmnopqrstuvwxyz0123456789',
    '/searches/stop/abcdefghijklmnopqrstuvwxyz0123456789',
    '/bunday-sahifa-yoq',
  ],
  candidate: [
    '/profile',
    ...SETTINGS,
    '/jobs',
    '/jobs/{vacancy}',
    '/user/favorites',
    '/user/searches',
    '/user/hidden',
    '/resume/edit/{draft}',
    ...RESUME_STEPS.map((step) => `/resume/edit/{draft}/${step}`),
    '/resume/edit/{resume}/eighth',
    '/candidates/{candidate}',
  ],
  newCandidate: [
    '/profile',
    '/user/favorites',
    '/user/searches',
    '/user/hidden',
    '/resume/create',
    '/resume/import',
    ...RESUME_STEPS.map((step) => `/resume/create/${step}`),
    '/resume/edit/00000000-0000-7000-8000-000000000000',
    '/candidates/boshqa-nomzod',
  ],
  employer: [
    '/profile',
    ...SETTINGS,
    '/profile/company',
    '/profile/company/history',
    '/profile/my-vacancies',
    '/profile/my-vacancies/{vacancy}',
    '/profile/my-vacancies/{vacancy}/edit',
    '/profile/my-vacancies/{vacancy}/questions',
    '/profile/my-vacancies/{waiting}',
    '/profile/company/verification',
    '/profile/company/team',
    '/candidates',
    '/candidates?q=hisobchi&location=toshkent-shahri&experience=1&salary_to=20000000&seen=month',
    '/candidates?q=qwrtpsdf&experience=5',
    '/candidates?saved=true',
    '/candidates/{candidate}',
    '/top-candidates',
    '/jobs/create',
    '/jobs/create/second',
    '/jobs/create/third',
    '/jobs/create/fourth',
    '/jobs/create/confirm',
  ],
  newEmployer: [
    '/profile/company',
    '/profile/company/history',
    '/profile/company/team',
    '/profile/company/verification',
    '/profile/my-vacancies',
    '/jobs/create',
    '/candidates?saved=true',
  ],
  // Two companies, an invitation to a third, and only looking in the one in use.
  viewer: [
    '/profile',
    '/profile/company/team',
    '/profile/my-vacancies',
    '/profile/my-vacancies/{vacancy}',
    '/profile/settings/edit',
    '/company/join/{invitation}',
    '/company/join/{member}',
    '/company/join/{other}',
  ],
  staff: [
    '/admin',
    '/admin/moderation',
    '/admin/moderation/{revision}',
    '/admin/complaints',
    '/admin/complaints/resume/{reported}',
    '/admin/verifications',
    '/admin/verifications?state=decided',
    '/admin/verifications/{request}',
    '/admin/search',
    '/admin/members',
    '/admin/journal',
    '/admin/security',
  ],
  outsider: ['/admin/sign-in', '/admin/welcome', '/__ui'],
} as const;

export type Visitor = keyof typeof PAGES;

/** The console and the component gallery have no language in their paths. */
export function inLocale(locale: Locale, path: string): string {
  if (locale === 'uz' || /^\/(admin|__ui)\b/.test(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

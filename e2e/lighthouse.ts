// `make lighthouse`: runs mobile Lighthouse on the reading pages in three languages and measures the size of their
// first load; then on pages of the app. Fails when the median of a page is below what it must reach or its first load
// exceeds the budget.
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { inLocale, LOCALES, type Locale } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

interface Budget {
  performance: number;
  /** Lowest score in each other category. */
  others: number;
  /** A first visit in KB: HTML, CSS, scripts, fonts and images, also those that are fetched when the browser is idle. */
  weight: number;
  /** Limit of Largest Contentful Paint on a slow connection, in milliseconds. */
  largest: number;
  /** Limit of Total Blocking Time, in milliseconds. */
  blocking: number;
  /** Limit of Cumulative Layout Shift. */
  shift: number;
}

const READING: Budget = { performance: 98, others: 100, weight: 200, largest: 2000, blocking: 50, shift: 0.005 };
/** Apps, not reading pages: only the scores count. */
const APP: Budget = {
  performance: 90,
  others: 90,
  weight: Number.POSITIVE_INFINITY,
  largest: Number.POSITIVE_INFINITY,
  blocking: Number.POSITIVE_INFINITY,
  shift: Number.POSITIVE_INFINITY,
};

/** `{slug}` is a vacancy and `{company}` a company of the demo data. */
const READING_PAGES = [
  '/',
  '/jobs',
  '/jobs/{slug}',
  '/company/{company}',
  '/employers',
  '/guides',
  '/guides/net-and-gross',
  '/help',
  '/help/faq',
  '/help/terms',
];
const APP_PAGES = ['/auth/login'];
/** Signed in, in one language. `{own}` is a vacancy of the demo employer. */
const WORK_PAGES = ['/monitoring', '/profile/my-vacancies/{own}/applications', '/user/chat'];
const COUNTED = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
/** A page is judged by the median of five runs: three good or three bad ones decide. */
const DECIDE = 3;
const DEBUG_PORT = 9233;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Search engines are kept out of the pages of an account. */
const WORK_CATEGORIES = CATEGORIES.slice(0, 3);
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

type Report = RunnerResult['lhr'];

async function run(url: string, locale: Locale, token?: string): Promise<Report> {
  // A fresh browser each time, so that the cache is empty as on a first visit. Lighthouse opens its page in the context
  // that the browser itself has, so that one gets the cookie.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    if (token) await browser.addCookies([{ name: 'token', value: token, url }]);
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: token ? WORK_CATEGORIES : CATEGORIES,
      logLevel: 'error',
      // Without it the server would redirect to the page of the browser's own language.
      extraHeaders: { 'Accept-Language': locale },
    });
    if (!result) throw new Error(`${locale}: no result`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const named = ({ categories }: Report) => CATEGORIES.filter((name) => categories[name]);
const scoresOf = (report: Report) => named(report).map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));

/** Bytes transferred for the first view, in KB. */
function weightOf({ audits }: Report): number {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse has not listed what the page fetched');
  const counted = details.items.filter(({ resourceType }) => COUNTED.includes(String(resourceType)));
  return counted.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024;
}

/** What a run misses, in words. */
function missedBy(report: Report, budget: Budget): string[] {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const others = named(report).filter((name) => name !== 'performance');
  const found: [boolean, string][] = [
    [score('performance') < budget.performance, `performance below ${budget.performance}`],
    ...others.map((name): [boolean, string] => [score(name) < budget.others, `${name} below ${budget.others}`]),
    [value('largest-contentful-paint') > budget.largest, `its largest part after ${budget.largest} ms`],
    [value('total-blocking-time') > budget.blocking, `more than ${budget.blocking} ms blocked`],
    [value('cumulative-layout-shift') > budget.shift, `shifts by more than ${budget.shift}`],
    [weightOf(report) > budget.weight, `heavier than ${budget.weight} KB`],
  ];
  return found.filter(([missed]) => missed).map(([, text]) => text);
}

/** The newest vacancy and its company. */
async function newest(url: string): Promise<{ slug: string; company: string }> {
  const { data } = (await (await fetch(`${url}/api/v1/jobs?per_page=1`)).json()) as {
    data: { slug: string; customer: { slug: string } }[];
  };
  const [card] = data;
  if (!card) throw new Error('the server shows no vacancy: start it with demo data');
  return { slug: card.slug, company: card.customer.slug };
}

/** Signs the demo employer in. */
async function signIn(url: string): Promise<{ token: string; own: string }> {
  const body = JSON.stringify({ phone: '+998005000001', password: 'ishbor demo' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error('the demo employer could not sign in');
  const board = await fetch(`${url}/api/v1/monitoring`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await board.json()) as { data: { cards: { vacancy: { slug: string } }[] }[] };
  const own = data.flatMap(({ cards }) => cards)[0]?.vacancy.slug;
  if (!own) throw new Error('nobody has applied to the demo employer');
  return { token, own };
}

function print(name: string, reports: Report[], missed: string[]): void {
  for (const report of reports) {
    const scores = scoresOf(report);
    const categories = named(report).map((category, index) => `${category} ${scores[index]}`).join('  ');
    const times = TIMES.map((audit) => report.audits[audit]?.displayValue ?? '–').join(' / ');
    console.log(
      `lighthouse ${name}: ${categories}  (FCP / LCP / TBT / CLS ${times})  ${weightOf(report).toFixed(1)} KB`,
    );
    if (report.runtimeError) console.log(`  ${report.runtimeError.code}: ${report.runtimeError.message}`);
  }
  const last = reports.at(-1);
  if (missed.length === 0 || !last) return;
  for (const [id, audit] of Object.entries(last.audits)) {
    if (audit.score !== null && audit.score < 0.5) console.log(`  ${id}: ${audit.title}`);
  }
}

async function check(path: string, locale: Locale, budget: Budget, token?: string): Promise<void> {
  const name = inLocale(locale, path);
  const good: Report[] = [];
  const bad: Report[] = [];
  while (good.length < DECIDE && bad.length < DECIDE) {
    const report = await run(server.url + name, locale, token);
    (missedBy(report, budget).length === 0 ? good : bad).push(report);
  }
  const missed = bad.length === DECIDE ? [...new Set(bad.flatMap((report) => missedBy(report, budget)))] : [];
  print(name, [...good, ...bad], missed);
  if (missed.length > 0) problems.push(`${name}: ${missed.join(', ')}`);
}

const server = process.env.ISHBOR_URL ? { url: process.env.ISHBOR_URL, stop: async () => {} } : await startServer('--demo', 's');
const problems: string[] = [];
// Words after `--` choose pages: `npm run lighthouse -- /jobs /monitoring`.
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const chosen = (pages: string[]) => (asked.length === 0 ? pages : pages.filter((page) => asked.includes(page)));
try {
  const { slug, company } = await newest(server.url);
  for (const pattern of chosen(READING_PAGES)) {
    const path = pattern.replace('{slug}', slug).replace('{company}', company);
    for (const locale of LOCALES) await check(path, locale, READING);
  }
  for (const path of chosen(APP_PAGES)) await check(path, 'uz', APP);
  const { token, own } = await signIn(server.url);
  for (const path of chosen(WORK_PAGES)) await check(path.replace('{own}', own), 'uz', APP, token);
} finally {
  await server.stop();
}
if (problems.length > 0) {
  console.error(`lighthouse: ${problems.join('; ')}`);
  process.exit(1);
}

// `make lighthouse`: runs mobile Lighthouse on the landing pages in three languages and measures the size of their
// first load. Fails when a score is below 95 or a page exceeds its size budget.
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { inLocale, LOCALES, type Locale } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

const LEAST = 95;
interface Budget {
  /** Budget of a first visit in KB: HTML, CSS, scripts, fonts and images. */
  weight: number;
  /** Limit of Largest Contentful Paint on a slow connection, in milliseconds. */
  largest: number;
}

/** `{slug}` is a vacancy and `{company}` a company of the demo data. */
const PAGES: Record<string, Budget> = {
  '/': { weight: 200, largest: 2000 },
  '/jobs': { weight: 200, largest: 2000 },
  '/jobs/{slug}': { weight: 180, largest: 1800 },
  '/company/{company}': { weight: 180, largest: 1800 },
  '/auth/login': { weight: 140, largest: 1800 },
};
const COUNTED = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];
/** Other load on the machine can only lower a score, so the best of a few runs is the score of the page. */
const RUNS = 3;
const DEBUG_PORT = 9233;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

type Report = RunnerResult['lhr'];

async function run(url: string, locale: Locale): Promise<Report> {
  // A fresh browser each time, so that the cache is empty as on a first visit.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: CATEGORIES,
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

const scoresOf = ({ categories }: Report) => CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
const lowest = (report: Report) => Math.min(...scoresOf(report));

/** Bytes transferred for the first view, in KB. */
function weightOf({ audits }: Report): number {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse has not listed what the page fetched');
  const counted = details.items.filter(({ resourceType }) => COUNTED.includes(String(resourceType)));
  return counted.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024;
}

const largestOf = ({ audits }: Report) => audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;

/** The newest vacancy and its company. */
async function newest(url: string): Promise<{ slug: string; company: string }> {
  const { data } = (await (await fetch(`${url}/api/v1/jobs?per_page=1`)).json()) as {
    data: { slug: string; customer: { slug: string } }[];
  };
  const [card] = data;
  if (!card) throw new Error('the server shows no vacancy: start it with demo data');
  return { slug: card.slug, company: card.customer.slug };
}

function print(path: string, locale: Locale, report: Report, { weight }: Budget): void {
  const scores = scoresOf(report);
  const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join('  ');
  const times = TIMES.map((name) => report.audits[name]?.displayValue ?? '–').join(' / ');
  console.log(`lighthouse ${inLocale(locale, path)}: ${named}  (FCP / LCP / TBT / CLS ${times})`);
  console.log(`  first view ${weightOf(report).toFixed(1)} of ${weight} KB`);
  if (report.runtimeError) console.log(`  ${report.runtimeError.code}: ${report.runtimeError.message}`);
  if (lowest(report) >= LEAST) return;
  for (const [name, audit] of Object.entries(report.audits)) {
    if (audit.score !== null && audit.score < 0.5) console.log(`  ${name}: ${audit.title}`);
  }
}

const server = process.env.ISHBOR_URL ? { url: process.env.ISHBOR_URL, stop: async () => {} } : await startServer('--demo', 's');
const problems: string[] = [];
try {
  const { slug, company } = await newest(server.url);
  for (const [pattern, budget] of Object.entries(PAGES)) {
    const path = pattern.replace('{slug}', slug).replace('{company}', company);
    for (const locale of LOCALES) {
      const url = server.url + inLocale(locale, path);
      const isGood = (report: Report) => lowest(report) >= LEAST && largestOf(report) <= budget.largest;
      let best = await run(url, locale);
      for (let again = 1; again < RUNS && !isGood(best); again++) {
        const report = await run(url, locale);
        if (isGood(report) || lowest(report) > lowest(best)) best = report;
      }
      print(path, locale, best, budget);
      const name = inLocale(locale, path);
      if (lowest(best) < LEAST) problems.push(`${name} has a score below ${LEAST}`);
      if (largestOf(best) > budget.largest) problems.push(`${name} shows its largest part after ${budget.largest} ms`);
      if (weightOf(best) > budget.weight) problems.push(`${name} is heavier than ${budget.weight} KB`);
    }
  }
} finally {
  await server.stop();
}
if (problems.length > 0) {
  console.error(`lighthouse: ${problems.join('; ')}`);
  process.exit(1);
}

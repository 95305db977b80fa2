// `make shots`: screenshots of every page × 2 widths × 2 themes × 3 locales into shots/ at the repository root.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { inLocale, LOCALES, type Locale, PAGES, THEMES, WIDTHS } from './pages.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

/** Pages that need nothing but a URL. */
const SHOWN = PAGES.guest.filter((path) => !path.includes('{'));

const folder = fileURLToPath(new URL('../shots/', import.meta.url));

async function shoot(browser: Browser, url: string, width: keyof typeof WIDTHS, theme: (typeof THEMES)[number], locale: Locale) {
  const context = await browser.newContext({
    ...WIDTHS[width],
    colorScheme: theme,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'Accept-Language': locale },
  });
  const page = await context.newPage();
  for (const path of SHOWN) {
    const name = path.slice(1).replace(/\W+/g, '-') || 'home';
    await page.goto(url + inLocale(locale, path), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = `${folder}${name}-${width}-${theme}-${locale}`;
    await page.screenshot({ path: `${file}.png` });
    await page.screenshot({ path: `${file}-full.png`, fullPage: true });
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
// Uses a server that already runs (`make dev`) instead of starting a second one.
const server = process.env.ISHBOR_URL
  ? { url: process.env.ISHBOR_URL, stop: async () => {} }
  : await startServer();
try {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  let count = 0;
  for (const width of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
    for (const theme of THEMES) {
      for (const locale of LOCALES) {
        await shoot(browser, server.url, width, theme, locale);
        count += SHOWN.length * 2;
      }
    }
  }
  await browser.close();
  console.log(`shots: ${count} pictures in shots/`);
} finally {
  await server.stop();
}

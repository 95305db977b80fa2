// Visits every page in every language, width and theme. axe must find nothing, nothing may scroll sideways or be
// clipped, the console must stay empty, and no text may be in another language. `pages.ts` lists the pages.
import type { Page } from '@playwright/test';
import { axeFaults, bringAxe, cutTexts, shownTexts } from '../looks.ts';
import { inLocale, LOCALES, type Locale, PAGES, THEMES, type Theme, type Visitor } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { untranslated } from '../untranslated.ts';
import { type Names, prepare } from '../walk.ts';

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The component gallery shows skeletons, and sample words that are not translated. */
const COMPONENTS = '/__ui';

test.use({
  // Pages of closed or deleted things answer 404 or 410, used links 422, and the identity check 401. Files never do.
  expectedComplaints: /status of (401|404|410|422) \([^)]*\) (?!.*\/(assets|fonts|cloth)\/|.*\.(svg|png|ico)$)/,
  // The contrast of a colour in mid-transition is meaningless.
  contextOptions: { reducedMotion: 'reduce' },
});

function fill(path: string, names: Names): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const found = names[name];
    if (!found) throw new Error(`{${name}} has no value for this visitor`);
    return found;
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takeOver(page);
  // A blank page would pass every check.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (!address.endsWith(COMPONENTS)) await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await bringAxe(page);
}

async function show(page: Page, viewport: (typeof SIZES)[number], theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(viewport);
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

async function walk(page: Page, locale: Locale, paths: readonly string[], names: Names): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await open(page, inLocale(locale, fill(path, names)));
    const texts: string[] = [];
    for (const viewport of SIZES) {
      for (const theme of THEMES) {
        // Below 390 only the layout changes, and between the themes only colours.
        const isNarrow = viewport.width < 390;
        if (isNarrow && theme === 'dark') continue;
        await show(page, viewport, theme);
        const found = isNarrow ? [] : await axeFaults(page, theme === 'dark' ? ['color-contrast'] : undefined);
        if (theme === 'light') {
          found.push(...(await cutTexts(page)));
          texts.push(...(await shownTexts(page)));
        }
        faults.push(...found.map((fault) => `${path} at ${viewport.width}, ${theme}: ${fault}`));
      }
    }
    const foreign = path === COMPONENTS ? [] : untranslated(locale, [...new Set(texts)]);
    faults.push(...foreign.map((text) => `${path}: not in ${locale}: ${text}`));
  }
  return faults;
}

for (const [visitor, paths] of Object.entries(PAGES) as [Visitor, readonly string[]][]) {
  for (const locale of LOCALES) {
    test(`${visitor}, ${locale}`, async ({ page, context, baseURL }) => {
      test.setTimeout(600_000);
      const names = await prepare(visitor, context, baseURL);
      await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
      expect(await walk(page, locale, paths, names)).toEqual([]);
    });
  }
}

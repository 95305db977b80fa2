import AxeBuilder from '@axe-core/playwright';
import { inLocale, LOCALES, PAGES, THEMES, WIDTHS } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';

test.use({ expectedComplaints: /status of 404/ });

const ALL = { ...PAGES, components: '/__ui' };

for (const [name, path] of Object.entries(ALL)) {
  for (const theme of THEMES) {
    for (const [width, size] of Object.entries(WIDTHS)) {
      test(`axe finds nothing: ${name}, ${width}, ${theme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          ...size,
          baseURL,
          colorScheme: theme,
          // A colour in the middle of its change has a contrast that nobody sees.
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(path);
        await takeOver(page);
        // A blank page has no faults either.
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`)).toEqual([]);
        await context.close();
      });
    }
  }
}

for (const [name, path] of Object.entries(ALL)) {
  test(`no sideways scroll: ${name}`, async ({ page }) => {
    for (const locale of name === 'components' ? (['uz'] as const) : LOCALES) {
      await page.goto(inLocale(locale, path));
      await takeOver(page);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${locale} at ${width}`).toBe(width);
      }
    }
  });
}

import { inLocale, LOCALES } from '../pages.ts';
import { expect, holdScripts, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

for (const locale of LOCALES) {
  test.describe(`home in ${locale}`, () => {
    test.use({ locale });

    test('has its head: title, language, other languages', async ({ page }) => {
      await page.goto(inLocale(locale, '/'));
      await expect(page).toHaveTitle(`${text(locale, 'home_title')} | Ishbor`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('data-route', `index___${locale}`);
      for (const other of LOCALES) {
        const link = page.locator(`link[rel=alternate][hreflang=${other}]`);
        await expect(link).toHaveAttribute('href', new RegExp(`${inLocale(other, '/')}$`));
      }
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await takeOver(page);
      await expect(page).toHaveTitle(`${text(locale, 'home_title')} | Ishbor`);
    });

    test('React takes over and nothing moves', async ({ page }) => {
      // The web font comes first: where no stand-in of its width is installed, it moves things by itself.
      const letScriptsCome = await holdScripts(page);
      await page.goto(inLocale(locale, '/'), { waitUntil: 'commit' });
      await page.locator('.footer').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await page.evaluate(() => {
        const shifts = { total: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      letScriptsCome();
      await takeOver(page);
      await page.waitForTimeout(500);
      const shift = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      expect(shift).toBe(0);
    });

    test('is whole without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL });
      const page = await context.newPage();
      await page.goto(inLocale(locale, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        text(locale, 'home_headline_1'),
      );
      await expect(page.getByRole('heading', { name: text(locale, 'home_spheres_title') })).toBeVisible();
      await expect(page.locator('.sphere')).toHaveCount(35);
      // The search is an ordinary form that leads to the list.
      await page.getByRole('combobox', { name: text(locale, 'search_what') }).fill('usta');
      await page.getByRole('button', { name: text(locale, 'search_submit') }).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?q=usta`));
      await context.close();
    });
  });
}

for (const path of ['/help', '/help/faq', '/help/contacts', '/help/terms', '/help/privacy']) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} is painted by the server and does not move`, async ({ browser, baseURL }) => {
      const viewport = { width, height: 844 };
      const plain = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
      const before = await plain.newPage();
      await before.goto(path);
      const full = await browser.newContext({ viewport, baseURL });
      const after = await full.newPage();
      await after.goto(path);
      await takeOver(after);
      for (const selector of ['h1', '.prose', '.article-date', '.footer', '.topics', '.contact-place']) {
        expect(await after.locator(selector).count(), selector).toBe(await before.locator(selector).count());
        if ((await before.locator(selector).count()) === 0) continue;
        const was = await before.locator(selector).first().boundingBox();
        const is = await after.locator(selector).first().boundingBox();
        // What lies below the screen may settle when the form comes.
        if (was && was.y < viewport.height) expect(is?.y, selector).toBe(was.y);
        expect(is?.x, selector).toBe(was?.x);
      }
      await plain.close();
      await full.close();
    });
  }
}

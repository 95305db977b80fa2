import type { Page } from '@playwright/test';
import { inLocale, WIDTHS } from '../pages.ts';
import { expect, holdScripts, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

/** Waits two frames, so that earlier changes have been laid out and painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Starts recording layout shifts; the returned function gives their number. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let shifts = 0;
    const observer = new PerformanceObserver((list) => {
      shifts += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { countShifts: () => shifts + observer.takeRecords().length });
  });
  return () => page.evaluate(() => (window as unknown as { countShifts: () => number }).countShifts());
}

inTurn('en', 'desktop', (locale) => {
  test('home: hydration causes no layout shift', async ({ page }) => {
    // Waits for the web font first: where no fallback of the same width is installed, its arrival shifts the layout.
    const letScriptsCome = await holdScripts(page);
    // Not until it is loaded: a script that is held may keep that from happening.
    await page.goto(inLocale(locale, '/'), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await painted(page);
    const countShifts = await watchShifts(page);
    letScriptsCome();
    await takeOver(page);
    // The last part that loads by itself.
    await expect(page.locator('.toasts')).toBeAttached();
    await painted(page);
    expect(await countShifts()).toBe(0);
    await expect(page).toHaveTitle(`${text(locale, 'home_title')} | Ishbor`);
  });
});

inTurn('ru', 'phone', (locale) => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('home is whole, and its search is an ordinary form', async ({ page }) => {
      await page.goto(inLocale(locale, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text(locale, 'home_headline_1'));
      await expect(page.getByRole('heading', { name: text(locale, 'home_spheres_title') })).toBeVisible();
      await expect(page.locator('.sphere')).toHaveCount(35);
      await page.getByRole('combobox', { name: text(locale, 'search_what') }).fill('usta');
      await page.getByRole('button', { name: text(locale, 'search_submit') }).click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?q=usta`));
    });
  });
});

const ARTICLES = ['/help', '/help/faq', '/help/contacts', '/help/terms', '/help/privacy'];

/** Positions of the parts of an article. Content below the screen may still move when the form loads. */
async function places(page: Page): Promise<string[]> {
  const { height } = WIDTHS.phone.viewport;
  const found = ['h1', '.prose', '.article-date', '.footer', '.topics', '.contact-place'].map(async (selector) => {
    const count = await page.locator(selector).count();
    const box = count > 0 ? await page.locator(selector).first().boundingBox() : null;
    return `${count} ${selector} at ${box?.x}, ${box && box.y < height ? box.y : 'below'}`;
  });
  return Promise.all(found);
}

inTurn('uz', 'phone', () => {
  test('articles are painted by the server and stay where they are', async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ ...WIDTHS.phone, baseURL, javaScriptEnabled: false });
    const painting = await plain.newPage();
    for (const path of ARTICLES) {
      await painting.goto(path);
      await page.goto(path);
      await takeOver(page);
      await expect(async () => expect(await places(page), path).toEqual(await places(painting))).toPass();
    }
    await plain.close();
  });
});

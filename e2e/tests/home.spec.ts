import type { Page } from '@playwright/test';
import { inLocale, WIDTHS } from '../pages.ts';
import { expectNothingMoves } from '../shifts.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

inTurn('en', 'desktop', (locale) => {
  test('home: islands come without a layout shift', async ({ page }) => {
    await expectNothingMoves(page, inLocale(locale, '/'), ['h1', '.search', '.home-newest', '.vacancy-card', '.sphere']);
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

const ARTICLES = ['/help', '/help/faq', '/help/contacts', '/help/transparency', '/help/terms', '/help/privacy'];

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

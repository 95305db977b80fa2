// Guides: found, read, and handed on.
import type { Page } from '@playwright/test';
import { inLocale } from '../pages.ts';
import { expectNothingMoves } from '../shifts.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

const cards = (page: Page) => page.locator('.guide-card-title a');

inTurn('ru', 'phone', (locale) => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a guide is found by words, by its topic, and read to the next one', async ({ page }) => {
      await page.goto(inLocale(locale, '/guides'));
      const all = await cards(page).count();
      await page.getByRole('navigation', { name: text(locale, 'guides_tags') })
        .getByRole('link', { name: text(locale, 'guides_tag_pay'), exact: true })
        .click();
      await expect(page).toHaveURL(inLocale(locale, '/guides?tag=pay'));
      expect(await cards(page).count()).toBeLessThan(all);

      // An Uzbek word in Cyrillic letters, on the Russian page.
      const field = page.getByRole('searchbox', { name: text(locale, 'guides_search') });
      await field.fill('синов муддати');
      await field.press('Enter');
      await expect(page).toHaveURL(/tag=pay&q=/);
      await expect(cards(page).first()).toHaveAttribute('href', inLocale(locale, '/guides/probation'));
      await cards(page).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Испытательный срок');

      // The contents are in a fold on phones.
      const contents = page.locator('.guide-fold');
      await contents.getByText(text(locale, 'guides_contents')).click();
      const last = contents.getByRole('link').last();
      const anchor = await last.getAttribute('href');
      await last.click();
      await expect(page.locator(`.prose [id="${anchor?.slice(1)}"]`)).toBeInViewport();
      await expect(page.locator('.guide-share')).toBeHidden();

      await page.locator('.guide-next').click();
      await expect(page).toHaveURL(inLocale(locale, '/guides/advance-payment'));
      await page.locator('.guide-back').click();
      await expect(page).toHaveURL(inLocale(locale, '/guides'));
    });

    test('what nobody wrote about is said, with a way on', async ({ page }) => {
      await page.goto(inLocale(locale, '/guides?q=qwrtpsdf'));
      await expect(page.locator('.guides-none')).toContainText('«qwrtpsdf»');
      await page.getByRole('link', { name: text(locale, 'guides_none_all') }).click();
      await expect(cards(page)).not.toHaveCount(0);
    });
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('a guide stands still while it comes to life, and its contents stay beside it', async ({ page }) => {
    await expectNothingMoves(page, '/guides/interview', ['h1', '.guide-lead', '.guide-contents', '.prose h2']);
    const contents = page.getByRole('navigation', { name: text(locale, 'guides_contents') });
    await contents.getByRole('link').nth(4).click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(contents).toBeInViewport();
    await expect(page.locator('.guide-fold')).toBeHidden();
  });

  test('the menu and the help lead to the guides', async ({ page }) => {
    await page.goto('/help');
    await takeOver(page);
    await page.locator('.topics').getByRole('link', { name: text(locale, 'guides_title') }).click();
    await expect(page).toHaveURL('/guides');
    const entry = page.locator('.header-nav').getByRole('link', { name: text(locale, 'guides_title') });
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });

  test('a guide is printed as its text alone', async ({ page }) => {
    await page.goto('/guides/net-and-gross');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.guide-title')).toBeVisible();
    for (const part of ['.header', '.footer', '.guide-band', '.guide-contents', '.guide-share', '.guide-more']) {
      await expect(page.locator(part), part).toBeHidden();
    }
  });
});

inTurn('en', 'phone', (locale) => {
  test('a guide is shared in the language of whoever gets it', async ({ page }) => {
    await page.goto(inLocale(locale, '/guides/first-resume'));
    await takeOver(page);
    await page.getByRole('button', { name: text(locale, 'vacancy_share') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Русский' }).check({ force: true });
    await expect(dialog.locator('.share-text')).toContainText('Первое резюме без опыта');
    await expect(dialog.locator('.share-link')).toHaveText(/\/ru\/guides\/first-resume\?from=link$/);
  });
});

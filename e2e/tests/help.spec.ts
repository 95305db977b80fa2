// Answers are found and linked to; the figures are reached and printed.
import { inLocale } from '../pages.ts';
import { expect, inTurn, test } from '../test.ts';
import { text } from '../texts.ts';

inTurn('ru', 'phone', (locale) => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('an answer is found by words, and has an address', async ({ page }) => {
      await page.goto(inLocale(locale, '/help/faq'));
      const answers = page.locator('.faq-answer');
      const all = await answers.count();
      await page.getByRole('navigation', { name: text(locale, 'faq_groups') }).getByRole('link').last().click();
      await expect(page.locator('.faq-group-title').last()).toBeInViewport();

      // An Uzbek word in Latin letters, on the Russian page.
      const field = page.getByRole('searchbox', { name: text(locale, 'faq_search') });
      await field.fill('parolni unutdim');
      await field.press('Enter');
      await expect(page).toHaveURL(/\?q=parolni/);
      expect(await answers.count()).toBeLessThan(all);
      const link = answers.first().getByRole('heading', { level: 3 }).getByRole('link');
      const anchor = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${anchor}$`));

      await page.getByRole('link', { name: text(locale, 'faq_all') }).click();
      await expect(page).toHaveURL(inLocale(locale, '/help/faq'));
      await expect(answers).toHaveCount(all);
      await page.goto(inLocale(locale, `/help/faq${anchor}`));
      await expect(page.locator(`.faq-answer[id="${anchor?.slice(1)}"]`)).toBeInViewport();
    });
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('the footer leads to the figures, which are printed as their text alone', async ({ page }) => {
    await page.goto('/help/faq');
    await page.locator('.footer').getByRole('link', { name: text(locale, 'transparency_title') }).click();
    await expect(page).toHaveURL('/help/transparency');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'transparency_title'));
    await expect(page.getByRole('heading', { name: text(locale, 'transparency_counting') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.figures > .article-back')).toBeHidden();
  });
});

import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

inTurn('ru', 'desktop', (locale) => {
  test('the switch keeps the page and what was searched, and the choice is remembered', async ({ page, context }) => {
    await page.goto('/jobs?q=usta&work=remote');
    await takeOver(page);
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(/\/ru\/jobs\?q=usta&work=remote$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'jobs_nothing'));
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe(locale);
    await takeOver(page);
    const links = await page.locator('a[href^="/"]:not(.language)').evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !/^\/ru(\/|\?|$)/.test(href)), 'links stay in the language').toEqual([]);
    await page.goto('/');
    await expect(page).toHaveURL(/\/ru$/);
  });
});

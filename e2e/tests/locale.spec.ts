import { inLocale, LOCALES } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test.describe('a first visit with a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('goes to the Russian home page and remembers it', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/ru$/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'ru', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
  });

  test('leaves every other address alone', async ({ page }) => {
    await page.goto('/help');
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  });
});

test('the switch keeps the page and what was searched, and the choice is remembered', async ({ page, context }) => {
  await page.goto('/jobs?q=usta&work=remote');
  await takeOver(page);
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/jobs\?q=usta&work=remote$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ru', 'jobs_nothing'));
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('ru');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ru$/);
});

for (const locale of LOCALES) {
  test(`links inside ${locale} stay in ${locale}`, async ({ page }) => {
    await page.goto(inLocale(locale, '/help'));
    await takeOver(page);
    const strays = await page.evaluate((prefix) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not(.language)')];
      return links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith(prefix));
    }, inLocale(locale, '/'));
    expect(strays).toEqual([]);
  });
}

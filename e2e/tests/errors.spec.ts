import { inLocale } from '../pages.ts';
import { COMPANY, register } from '../people.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test.use({ expectedComplaints: /Failed to load resource|status of (404|500)|ApiError/ });

inTurn('en', 'phone', (locale) => {
  test('an unknown address has a page of its own, with the path', async ({ page, baseURL }) => {
    // An unknown language prefix is an unknown path too.
    await page.goto('/xx/help');
    await takeOver(page);
    await expect(page).toHaveURL(/\/xx\/help$/);
    await expect(page.getByRole('main')).toContainText('/xx/help');

    const path = inLocale(locale, '/bunday/sahifa-yoq');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await takeOver(page);
    await expect(page).toHaveTitle(`${text(locale, 'not_found_title')} | Ishbor`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'not_found_title'));
    await expect(page.getByRole('main')).toContainText(path);
    await page.getByRole('main').getByRole('link', { name: text(locale, 'not_found_home') }).click();
    await expect(page).toHaveURL(`${baseURL}${inLocale(locale, '/')}`);
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('a page of the app whose data fails to load shows the error page, and a retry loads it', async ({ page }) => {
    await register(page.request, COMPANY);
    await page.goto(inLocale(locale, '/profile'));
    await takeOver(page);
    let broken = true;
    await page.route('**/api/v1/my/jobs*', async (route) => {
      if (!broken) return route.continue();
      const json = { status: false, code: 'internal', message: 'x', request_id: 'abc-123' };
      return route.fulfill({ status: 500, json });
    });
    const menu = page.getByRole('navigation', { name: text(locale, 'shell_nav_main') });
    await menu.getByRole('link', { name: text(locale, 'my_vacancies_title'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'error_title'));
    await expect(page.getByRole('main')).toContainText('abc-123');
    broken = false;
    await page.getByRole('button', { name: text(locale, 'error_retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'my_vacancies_title'));
  });
});

import { inLocale, LOCALES } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

test.use({ expectedComplaints: /Failed to load resource|status of (404|500)|ApiError/ });

for (const locale of LOCALES) {
  test(`an unknown address in ${locale}: 404, the words and the path`, async ({ page, baseURL }) => {
    const path = inLocale(locale, '/bunday/sahifa-yoq');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    // The server's own words, before any script.
    expect(await answer?.text()).toContain(text(locale, 'not_found_title'));
    await takeOver(page);
    await expect(page).toHaveTitle(`${text(locale, 'not_found_title')} | Ishbor`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'not_found_title'));
    await expect(page.getByRole('main')).toContainText(path);
    await page.getByRole('main').getByRole('link', { name: text(locale, 'not_found_home') }).click();
    await expect(page).toHaveURL(`${baseURL}${inLocale(locale, '/')}`);
  });
}

test('an unknown language prefix is an unknown address', async ({ page }) => {
  const answer = await page.goto('/xx/help');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/xx\/help$/);
  await takeOver(page);
  await expect(page.getByRole('main')).toContainText('/xx/help');
});

test('an unknown call of the API answers in JSON', async ({ request }) => {
  const answer = await request.get('/api/v1/nothing', { headers: { 'JB-Lang': 'ru' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ status: false, code: 'not_found' });
});

test('a page whose data does not come shows the error page, and a retry heals it', async ({ page }) => {
  await page.goto('/');
  await takeOver(page);
  let broken = true;
  await page.route('**/api/v1/pages/help', async (route) => {
    if (!broken) return route.continue();
    const json = { status: false, code: 'internal', message: 'x', request_id: 'abc-123' };
    return route.fulfill({ status: 500, json });
  });
  await page.getByRole('link', { name: text('uz', 'shell_nav_help'), exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('uz', 'error_title'));
  await expect(page.getByRole('main')).toContainText('abc-123');
  broken = false;
  await page.getByRole('button', { name: text('uz', 'error_retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('uz', 'help_title'));
});

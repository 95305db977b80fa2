// Saving vacancies: at once, without a network too, and nothing leaves the list unasked.
import type { Page } from '@playwright/test';
import { words } from '../../form.ts';
import { inLocale, type Locale, TURNS, WIDTHS } from '../../pages.ts';
import { COMPANY, PASSWORD, register } from '../../people.ts';
import { type Published, publish } from '../../published.ts';
import { expect, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';

test.use({ expectedComplaints: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });
test.slow();

// A field that no other journey publishes in: what they publish meanwhile would push ours off the first page.
const LIST = '/jobs?sphere=beauty';

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { sphere: ['beauty'] });
});

const bookmark = (page: Page, locale: Locale = 'uz') =>
  page.getByRole('button', { name: text(locale, 'vacancy_save_named', { title: shown.title }), exact: true });

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
}

for (const { locale, width } of TURNS) {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);

    test('saved in the list, found among the saved, taken out after a question', async ({ page }) => {
      await register(page.request);
      const w = words(page, locale);
      await open(page, inLocale(locale, LIST));
      await bookmark(page, locale).click();
      await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await takeOver(page);
      await expect(bookmark(page, locale), 'it is still saved').toHaveAttribute('aria-pressed', 'true');

      await open(page, inLocale(locale, '/user/favorites'));
      const remove = page.getByRole('button', { name: w.t('favourites_remove', { title: shown.title }) });
      await remove.click();
      await w.button('favourites_remove_no').click();
      await expect(page.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
      await remove.click();
      await w.dialog('favourites_remove_title').getByRole('button', { name: w.t('favourites_remove_yes'), exact: true }).click();
      await expect(page.getByText(w.t('favourites_empty'))).toBeVisible();
      await page.reload();
      await takeOver(page);
      await expect(page.getByText(w.t('favourites_empty'))).toBeVisible();
    });
  });
}

test('a slip in the list is undone', async ({ page }) => {
  await register(page.request);
  await open(page, LIST);
  await bookmark(page).click();
  await bookmark(page).click();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.toast').getByRole('button', { name: text('uz', 'vacancy_undo') }).click();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a guest signs in and comes back; an employer is told why', async ({ page, request }) => {
  const { phone } = await register(request);
  const w = words(page, 'uz');
  await open(page, LIST);
  await bookmark(page).click();
  await expect(page).toHaveURL('/auth/login');
  await w.box('auth_phone').fill(phone);
  await w.box('auth_password').fill(PASSWORD);
  await w.button('auth_login_submit').click();
  await expect(page).toHaveURL(LIST);

  // Nothing of this page may still be asking when its person is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await register(page.request, COMPANY);
  await open(page, LIST);
  await bookmark(page).click();
  await expect(page).toHaveURL('/auth/login?reason=candidates_only');
  await expect(page.getByText(w.t('vacancy_candidates_only'))).toBeVisible();
});

test('a wish without a network is heard when the network is back', async ({ page, context }) => {
  await register(page.request);
  await open(page, LIST);
  // Who is signed in is known before the network goes.
  await expect(page.locator('.account .avatar')).toBeVisible();
  await context.setOffline(true);
  await bookmark(page).click();
  await expect(page.locator('.toast')).toContainText(text('uz', 'vacancy_save_later'));
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
  const heard = page.waitForResponse('**/api/v1/wishlist/add');
  await context.setOffline(false);
  expect((await heard).status()).toBe(200);
  await open(page, '/user/favorites');
  await expect(page.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
});

test('the list stays readable when it cannot be asked for', async ({ page }) => {
  await register(page.request);
  await open(page, LIST);
  await bookmark(page).click();
  await open(page, '/user/favorites');
  await expect(page.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
  await page.route('**/api/v1/wishlist*', (route) => route.abort());
  await page.reload();
  await takeOver(page);
  await expect(page.getByText(text('uz', 'favourites_offline'))).toBeVisible();
  await expect(page.getByRole('link', { name: shown.title, exact: true })).toBeVisible();
});

test('a saved vacancy that is over stays with a mark and a way to others', async ({ page, baseURL }) => {
  const gone = await publish(baseURL);
  await register(page.request);
  await open(page, `/jobs/${gone.slug}`);
  const saved = page.waitForResponse('**/api/v1/wishlist/add');
  await page.getByRole('button', { name: text('uz', 'vacancy_save'), exact: true }).click();
  await saved;
  await gone.asOwner(`jobs/${gone.slug}/close`);
  await open(page, '/user/favorites');
  const card = page.getByRole('article').filter({ hasText: gone.title });
  await expect(card).toContainText(text('uz', 'favourites_closed'));
  await expect(card).not.toContainText('mln');
  await card.getByRole('link', { name: text('uz', 'favourites_similar') }).click();
  await expect(page).toHaveURL('/jobs?sphere=horeca');
});

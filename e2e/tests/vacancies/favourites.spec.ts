// Saving vacancies: optimistic, also offline, and nothing leaves the list without confirmation.
import type { Page } from '@playwright/test';
import { words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { COMPANY, PASSWORD, register } from '../../people.ts';
import { openOwnList, type Published, publish } from '../../published.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';
import { bearer } from '../../vacancies.ts';

test.use({ expectedComplaints: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });

// A sphere in which no other journey publishes: their vacancies would push ours off the first page.
const LIST = '/jobs?sphere=beauty';
const FAVOURITES = '/user/favorites';

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { sphere: ['beauty'] });
});

const bookmark = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'vacancy_save_named', { title: shown.title }), exact: true });
const link = (page: Page) => page.getByRole('link', { name: shown.title, exact: true });
/** Waits for the response to the next call of this kind. Call it before the click. */
const heard = (page: Page, call: 'add' | 'remove') => page.waitForResponse(`**/api/v1/wishlist/${call}`);

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
}

inTurn('en', 'phone', (locale) => {
  test('saved in the list, found among the saved, taken out after a question', async ({ page }) => {
    await register(page.request);
    const w = words(page, locale);
    await openOwnList(page, inLocale(locale, LIST));
    const added = heard(page, 'add');
    await bookmark(page, locale).click();
    await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'true');
    await added;
    await page.reload();
    await takeOver(page);
    await expect(bookmark(page, locale), 'it is still saved').toHaveAttribute('aria-pressed', 'true');

    await open(page, inLocale(locale, FAVOURITES));
    const remove = page.getByRole('button', { name: w.t('favourites_remove', { title: shown.title }) });
    await remove.click();
    await w.button('favourites_remove_no').click();
    await expect(link(page)).toBeVisible();
    await remove.click();
    const removed = heard(page, 'remove');
    await w.dialog('favourites_remove_title').getByRole('button', { name: w.t('favourites_remove_yes'), exact: true }).click();
    await expect(page.getByText(w.t('favourites_empty'))).toBeVisible();
    await removed;
    await page.reload();
    await takeOver(page);
    await expect(page.getByText(w.t('favourites_empty'))).toBeVisible();
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('saved even when the page is left at once', async ({ page }) => {
    const person = await register(page.request);
    await openOwnList(page, inLocale(locale, LIST));
    await expect(page.locator('.account .avatar'), 'it is known who presses').toBeVisible();
    // There is no delay between the two, and no page of the product is open while the request is under way.
    await bookmark(page, locale).evaluate((button: HTMLElement) => {
      button.click();
      location.assign('about:blank');
    });
    await expect(page).toHaveURL('about:blank');
    const list = async () => (await page.request.get('/api/v1/wishlist', bearer(person))).text();
    await expect.poll(list).toContain(shown.slug);
    await open(page, inLocale(locale, FAVOURITES));
    await expect(link(page)).toBeVisible();
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('an accidental click in the list is undone', async ({ page }) => {
    await register(page.request);
    await openOwnList(page, inLocale(locale, LIST));
    await bookmark(page, locale).click();
    await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'true');
    await bookmark(page, locale).click();
    await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'false');
    await page.locator('.toast').getByRole('button', { name: text(locale, 'vacancy_undo') }).click();
    await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a guest signs in and comes back; an employer is told why', async ({ page, request }) => {
    const { phone } = await register(request);
    const w = words(page, locale);
    await open(page, LIST);
    await bookmark(page, locale).click();
    await w.dialog('signin_save_title').getByRole('link', { name: w.t('shell_sign_in'), exact: true }).click();
    await expect(page).toHaveURL('/auth/login');
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(LIST);
    await expect(bookmark(page, locale), 'it is done for him').toHaveAttribute('aria-pressed', 'true');

    // This page must have no pending request when its user signs out.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await register(page.request, COMPANY);
    await open(page, LIST);
    await bookmark(page, locale).click();
    await expect(page).toHaveURL('/auth/login?reason=candidates_only');
    await expect(page.getByText(w.t('vacancy_candidates_only'))).toBeVisible();
  });

  test('a favourite added offline is sent when the network is back, and the list is readable offline', async ({
    page,
    context,
  }) => {
    await register(page.request);
    await openOwnList(page, inLocale(locale, LIST));
    // The identity check must be done before the network goes.
    await expect(page.locator('.account .avatar')).toBeVisible();
    await context.setOffline(true);
    await bookmark(page, locale).click();
    await expect(page.locator('.toast')).toContainText(text(locale, 'vacancy_save_later'));
    await expect(bookmark(page, locale)).toHaveAttribute('aria-pressed', 'true');
    const added = heard(page, 'add');
    await context.setOffline(false);
    expect((await added).status()).toBe(200);

    await open(page, FAVOURITES);
    await expect(link(page)).toBeVisible();
    await page.route('**/api/v1/wishlist*', (route) => route.abort());
    await page.reload();
    await takeOver(page);
    await expect(page.getByText(text(locale, 'favourites_offline'))).toBeVisible();
    await expect(link(page)).toBeVisible();
  });
});

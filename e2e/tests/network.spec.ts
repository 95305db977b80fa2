// A day in the metro: the network goes and comes back. No page is lost, nothing has to be typed or pressed again.
import type { Page } from '@playwright/test';
import { fetchedAhead, saveData, words } from '../form.ts';
import { inLocale } from '../pages.ts';
import { COMPANY, register } from '../people.ts';
import { type Published, publish } from '../published.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';

test.use({
  expectedComplaints:
    /ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)|Failed to load resource|WebSocket is closed|ChunkError/,
});

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { for_communication_phone: '+998901234567' });
});

/** Whether this page was never loaded anew: the returned function tells. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

inTurn('ru', 'phone', (locale) => {
  test('a guest: a filter, a card, sharing and signing in wait for the network', async ({ page, context }) => {
    const w = words(page, locale);
    const later = page.getByText(w.t('shell_offline_open'));
    await page.goto(inLocale(locale, `/jobs?q=${encodeURIComponent(shown.title)}`));
    await fetchedAhead(page);
    const stayed = await mark(page);
    const card = page.getByRole('link', { name: shown.title, exact: true });
    await expect(card).toBeVisible();

    await context.setOffline(true);
    await page.locator('.filter-button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(w.t('work_type_fulltime'), { exact: true }).click();
    await expect(sheet.getByText(w.t('jobs_offline')), 'said where one has pressed').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(w.t('jobs_offline'))).toBeVisible();
    await expect(card, 'the old list stays').toBeVisible();
    await context.setOffline(false);
    await expect(page, 'the list follows by itself').toHaveURL(/work=fulltime/);
    await expect(card).toBeVisible();

    await context.setOffline(true);
    await card.click();
    await expect(later).toBeVisible();
    expect(await stayed(), 'the page is still there').toBe(true);
    await context.setOffline(false);
    await expect(page, 'it opens by itself').toHaveURL(inLocale(locale, `/jobs/${shown.slug}`));

    await fetchedAhead(page);
    await context.setOffline(true);
    await w.button('vacancy_share').click();
    await expect(w.dialog('vacancy_share')).toBeVisible();
    await page.keyboard.press('Escape');
    await w.link('vacancy_report').click();
    await page.keyboard.press('Escape');
    await w.button('vacancy_contacts').click();
    const why = w.dialog('signin_contacts_title');
    await why.getByRole('link', { name: w.t('shell_sign_in') }).click();
    await expect(later).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
  });

  test('what was not fetched ahead says so beside its button, and comes by itself', async ({ page, context }) => {
    await saveData(page);
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
    await takeOver(page);
    const w = words(page, locale);
    const stayed = await mark(page);
    await context.setOffline(true);
    await w.button('vacancy_share').click();
    await expect(page.locator('.vacancy-tools').getByText(w.t('shell_offline_open'))).toBeVisible();
    await context.setOffline(false);
    await expect(w.dialog('vacancy_share')).toBeVisible();
    expect(await stayed()).toBe(true);
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('an employer: every step opens without network, and the vacancy goes by itself', async ({ page, context }) => {
    await register(page.request, COMPANY, locale);
    await page.goto(inLocale(locale, '/jobs/create'));
    await fetchedAhead(page);
    const w = words(page, locale);
    const stayed = await mark(page);
    const goOn = () => w.button('ui_continue').last().click();
    await w.box('vacancy_form_title').fill('Metrodagi novvoy');
    await w.box('vacancy_form_title').press('Escape');
    await w.box('vacancy_form_sphere').fill('it');
    await page.getByRole('option').first().click();
    await page.getByText(w.t('work_type_fulltime'), { exact: true }).click();
    await context.setOffline(true);
    await goOn();
    await w.box('vacancy_form_pay_min').fill('5000000');
    await goOn();
    await w.box('vacancy_form_about').fill('Oilaviy oshxonamizga milliy taomlarni yaxshi biladigan oshpaz kerak.');
    await page.locator('#vacancy-tasks').fill('Har kuni osh damlash');
    await page.locator('#vacancy-requirements').fill('Tibbiy daftarcha');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('form_saved_here'));
    await goOn();
    await w.box('vacancy_form_experience').selectOption('1');
    await goOn();
    await w.button('vacancy_form_publish').click();
    await expect(page.getByText(w.t('error_waiting'))).toBeVisible();
    expect(await stayed()).toBe(true);
    await context.setOffline(false);
    await expect(w.dialog('vacancy_form_done_title')).toBeVisible();
  });

  test('an employer: a page that was not fetched opens when the network is back', async ({ page, context }) => {
    await saveData(page);
    await register(page.request, COMPANY, locale);
    await page.goto(inLocale(locale, '/profile/settings'));
    await takeOver(page);
    const w = words(page, locale);
    const stayed = await mark(page);
    await context.setOffline(true);
    await page.getByRole('main').locator('a[href$="/profile/settings/security"]').first().click();
    await expect(w.heading('error_offline_title')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(w.t('error_offline_title'));
    await expect(page).toHaveURL(inLocale(locale, '/profile/settings/security'));
    expect(await stayed(), 'without loading the page anew').toBe(true);
  });
});

inTurn('en', 'phone', (locale) => {
  test('somebody registers: sending a form says why it waits, and goes by itself unless it is changed', async ({
    page,
    context,
  }) => {
    await page.goto(inLocale(locale, '/auth/login'));
    await takeOver(page);
    const w = words(page, locale);
    const waits = page.getByRole('alert').filter({ hasText: w.t('error_waiting') });
    await w.box('auth_phone').fill('+998901110011');
    await w.box('auth_password').fill('boshqa parol');
    await context.setOffline(true);
    await w.button('auth_login_submit').click();
    await expect(waits).toBeVisible();
    const button = await w.button('auth_login_submit').boundingBox();
    const note = await waits.boundingBox();
    expect((button?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0), 'it stands right above the button').toBeLessThan(40);
    await w.box('auth_password').press('End');
    await page.keyboard.type('!');
    await expect(waits).toBeHidden();
    await w.button('auth_login_submit').click();
    await expect(waits).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/auth/login'));
    await context.setOffline(false);
    expect((await asked).postDataJSON().password).toBe('boshqa parol!');
  });
});

// Signing in with phone number and password.
import type { Page } from '@playwright/test';
import { expectError, loseNetwork, toastComes, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { PASSWORD, register, shownPhone } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';

test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

async function open(page: Page, locale: Locale, path = '/auth/login') {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  const w = words(page, locale);
  return {
    ...w,
    phone: w.box('auth_phone'),
    password: w.box('auth_password'),
    submit: w.button('auth_login_submit'),
  };
}

/** The session cookie; without `expires` it ends with the browser session. */
async function tokenCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'token');
}

inTurn('ru', 'phone', (locale) => {
  test('empty fields, no network and a wrong password are told; the right one opens the profile', async ({
    page,
    context,
    request,
  }) => {
    const { phone } = await register(request, undefined, locale);
    const login = await open(page, locale);
    let asked = 0;
    page.on('request', (one) => {
      if (one.url().includes('/api/v1/auth/login')) asked++;
    });
    await login.submit.click();
    await expectError(login.phone, login.t('error_required_field'));
    await expectError(login.password, login.t('error_required_field'));
    await expect(login.phone).toBeFocused();
    expect(asked).toBe(0);

    await login.phone.fill(phone);
    await expect(login.phone).toHaveValue(shownPhone(phone));
    await login.password.fill('boshqa parol');
    await loseNetwork(page);
    await login.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: login.t('error_waiting') })).toBeVisible();
    await expect(login.password).toHaveValue('boshqa parol');
    // It goes by itself.
    await context.setOffline(false);
    await expectError(login.phone, login.t('refusal_wrong_credentials'));
    await expect(login.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(login.phone).toBeFocused();
    expect(await tokenCookie(page)).toBeUndefined();

    await login.password.fill(PASSWORD);
    await Promise.all([toastComes(page, login.t('auth_welcome_back')), login.submit.click()]);
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    expect((await tokenCookie(page))?.expires, 'it ends with the browser').toBe(-1);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('a link of a closed page is kept, and the device remembers the person', async ({ page, request }) => {
    const { phone } = await register(request, undefined, locale);
    const login = await open(page, locale, '/profile/settings/security');
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    await login.phone.fill(phone);
    await login.password.fill(PASSWORD);
    await login.box('auth_remember').check();
    await login.submit.click();
    await expect(page).toHaveURL(inLocale(locale, '/profile/settings/security'));
    await expect(login.heading('settings_security_title')).toBeVisible();
    const days = (((await tokenCookie(page))?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days, 'days of the cookie').toBeGreaterThan(7);
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('signing out leaves nothing behind', async ({ page, request }) => {
    const { phone } = await register(request);
    const login = await open(page, locale);
    await login.phone.fill(shownPhone(phone));
    await login.password.fill(PASSWORD);
    await page.getByText(login.t('auth_remember')).click();
    await login.submit.click();
    await expect(page).toHaveURL('/profile');

    await login.button('shell_account').click();
    await page.getByRole('menuitem', { name: login.t('shell_sign_out') }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => tokenCookie(page)).toBeUndefined();
    // Scroll positions are not personal data.
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((name) => name !== 'places')).toEqual([]);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login');
  });
});

inTurn('uz', 'phone', () => {
  test('a token in the address is taken, and no request carries it', async ({ page, request }) => {
    const { token } = await register(request);
    const asked: string[] = [];
    page.on('request', (one) => asked.push(`${one.url()} ${one.headers().referer ?? ''}`));
    await page.goto(`/profile?token=${token.replace('|', '%7C')}&from=sms`);
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    await expect(page).toHaveURL('/profile?from=sms');
    expect((await tokenCookie(page))?.value).toBe(token);
    // The first entry is the URL that the user opened directly.
    const secret = token.split('|')[1] ?? '';
    expect(secret).toHaveLength(40);
    expect(asked.slice(1).filter((one) => one.includes(secret))).toEqual([]);
  });
});

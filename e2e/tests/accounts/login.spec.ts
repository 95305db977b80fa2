// Signing in with the number and the password.
import type { Page } from '@playwright/test';
import { errorOf, words } from '../../form.ts';
import { inLocale, LOCALES, type Locale, WIDTHS } from '../../pages.ts';
import { call, PASSWORD, register, shownPhone } from '../../people.ts';
import { expect, holdScripts, takeOver, test } from '../../test.ts';

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

/** The cookie that opens pages; without `expires` it ends with the browser. */
async function tokenCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'token');
}

for (const locale of LOCALES) {
  for (const [width, size] of Object.entries(WIDTHS)) {
    test.describe(`${locale}, ${width}`, () => {
      test.use(size);

      test('a wrong password is told at the number; the right one opens the profile', async ({ page, request }) => {
        const { phone } = await register(request, undefined, locale);
        const login = await open(page, locale);
        await login.phone.fill(phone);
        await expect(login.phone).toHaveValue(shownPhone(phone));
        await login.password.fill('boshqa parol');
        await login.submit.click();
        await expect(login.phone).toHaveAttribute('aria-invalid', 'true');
        expect(await errorOf(login.phone)).toBe(login.t('refusal_wrong_credentials'));
        await expect(login.phone).toBeFocused();
        expect(await tokenCookie(page)).toBeUndefined();

        await login.password.fill(PASSWORD);
        await login.submit.click();
        await expect(login.toast('auth_welcome_back')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
        await expect(page).toHaveURL(inLocale(locale, '/profile'));
        expect((await tokenCookie(page))?.expires, 'it ends with the browser').toBe(-1);

        // Signed in, nobody sees the door again.
        await page.goto(inLocale(locale, '/auth/login'));
        await expect(page).toHaveURL(inLocale(locale, '/profile'));
      });

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
  }
}

for (const locale of LOCALES) {
  test(`empty fields are told at once in ${locale}`, async ({ page }) => {
    const login = await open(page, locale);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/auth/login')) asked++;
    });
    await login.submit.click();
    expect(await errorOf(login.phone)).toBe(login.t('error_required_field'));
    expect(await errorOf(login.password)).toBe(login.t('error_required_field'));
    await expect(login.phone).toBeFocused();
    expect(asked).toBe(0);
  });
}

test('what was filled in before the code came is kept, and signs in', async ({ page, request }) => {
  const { phone } = await register(request);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const w = words(page, 'uz');
  await w.box('auth_phone').fill(shownPhone(phone));
  await w.box('auth_password').fill(PASSWORD);
  await page.getByText(w.t('auth_remember')).click();
  letScriptsCome();
  await takeOver(page);
  await expect(w.box('auth_phone')).toHaveValue(shownPhone(phone));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await w.button('auth_login_submit').click();
  await expect(page).toHaveURL('/profile');
});

test('without a network the form keeps everything and says so', async ({ page, context, request }) => {
  const { phone } = await register(request);
  const login = await open(page, 'ru');
  await login.phone.fill(phone);
  await login.password.fill(PASSWORD);
  await context.setOffline(true);
  await login.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: login.t('error_network') })).toBeVisible();
  await expect(login.password).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await login.submit.click();
  await expect(page).toHaveURL('/ru/profile');
});
test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

test('signing out leaves nothing behind', async ({ page }) => {
  await register(page.request);
  await page.goto('/profile');
  await takeOver(page);
  const { button, t } = words(page, 'uz');
  await button('shell_account').click();
  await page.getByRole('menuitem', { name: t('shell_sign_out') }).click();
  await expect(page).toHaveURL('/');
  expect(await tokenCookie(page)).toBeUndefined();
  // How far pages were scrolled is nobody's secret.
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((name) => name !== 'places')).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login');
});

test('a token in the address is taken, and no request carries it', async ({ page, request }) => {
  const { token } = await register(request);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(`${one.url()} ${one.headers().referer ?? ''}`));
  await page.goto(`/profile?token=${token.replace('|', '%7C')}&from=sms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
  await expect(page).toHaveURL('/profile?from=sms');
  expect((await tokenCookie(page))?.value).toBe(token);
  // The first is the address that the person opened himself.
  const secret = token.split('|')[1] ?? '';
  expect(secret).toHaveLength(40);
  expect(asked.slice(1).filter((one) => one.includes(secret))).toEqual([]);
});

test('a stale token in the address opens nothing and is thrown away', async ({ page, request }) => {
  const { token } = await register(request);
  await call(request, 'auth/logout', {}, { token });
  await page.goto(`/profile?token=${token.replace('|', '%7C')}`);
  await expect(page).toHaveURL('/auth/login');
  expect(await tokenCookie(page)).toBeUndefined();
});

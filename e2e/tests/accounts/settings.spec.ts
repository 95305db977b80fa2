// Account settings: the role, devices, two-step sign-in, personal data.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expectError, prove, wantProof, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { call, forgetPerson, PASSWORD, register } from '../../people.ts';
import { choosePlace } from '../../registration.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { codeOf } from '../../totp.ts';
import { entriesOf } from '../../zip.ts';

// The first response is 403 where a fresh proof of identity is required, and 409 where a profile is missing.
test.use({ expectedComplaints: /status of 40[139]/ });

async function open(page: Page, locale: Locale, section: string) {
  await page.goto(inLocale(locale, `/profile/settings/${section}`));
  await takeOver(page);
  return words(page, locale);
}

inTurn('en', 'phone', (locale) => {
  test('a candidate becomes an employer once the company is filled in', async ({ page }) => {
    await register(page.request, undefined, locale);
    const w = await open(page, locale, 'role');
    await wantProof(page, 'me/role');
    await w.button('settings_role_to_customer').click();
    const asked = w.dialog('settings_role_confirm_title');
    await asked.getByRole('button', { name: w.t('settings_role_to_customer'), exact: true }).click();
    await prove(w, PASSWORD);
    await expect(page).toHaveURL(`${inLocale(locale, '/auth/register/employer/step/2')}?for=role`);
    await page.reload();
    await takeOver(page);
    await expect(w.box('auth_company_name')).toBeVisible();
    await expect(w.box('auth_new_password'), 'the account has a password already').toHaveCount(0);
    await w.box('auth_company_name').fill('Zarafshon Savdo');
    await choosePlace(page, w, locale);
    await w.button('auth_finish').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await expect(w.heading('cabinet_first_title')).toBeVisible();
    const cabinet = page.getByRole('main');
    await expect(cabinet.getByText('Zarafshon Savdo', { exact: true })).toBeVisible();
    await expect(cabinet.getByText(w.t('team_role_owner'), { exact: true })).toBeVisible();

    await open(page, locale, 'role');
    await expect(page.getByText(w.t('settings_role_profile', { name: 'Malika Yusupova' }))).toBeVisible();
    await expect(w.button('settings_role_to_candidate'), 'once a day').toHaveCount(0);
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('all data is exported as a zip; the deletion of the account can be cancelled', async ({ page }) => {
    const { phone } = await register(page.request, undefined, locale);
    const w = await open(page, locale, 'data');
    await w.button('settings_export_ask').click();
    await expect(w.button('settings_export_download')).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), w.button('settings_export_download').click()]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const entries = entriesOf(await readFile(await file.path()));
    const account = entries.find(({ name }) => name === 'account.json');
    expect(account?.text(), entries.map(({ name }) => name).join(', ')).toContain(phone);

    await wantProof(page, 'me/delete');
    await w.button('settings_delete').click();
    const asked = w.dialog('settings_delete_confirm_title');
    await expect(asked.getByRole('button', { name: w.t('settings_keep'), exact: true })).toBeFocused();
    await expectAccessible(page, 'the question before an account goes');
    await asked.getByRole('button', { name: w.t('settings_delete'), exact: true }).click();
    await expect(w.dialog('settings_proof_title')).toBeVisible();
    await expectAccessible(page, 'the question who it is');
    await prove(w, PASSWORD);
    await expect(w.button('settings_delete_undo')).toBeVisible();
    // The profile page shows it as well.
    await page.goto(inLocale(locale, '/profile'));
    await takeOver(page);
    await w.button('settings_delete_undo').click();
    await expect(w.button('settings_delete_undo')).toHaveCount(0);
    await open(page, locale, 'data');
    await expect(w.button('settings_delete')).toBeVisible();
  });
});

inTurn('ru', 'phone', (locale) => {
  test('sessions elsewhere are seen and ended', async ({ page, request }) => {
    const { phone } = await register(request, undefined, locale);
    await call(request, 'auth/login', { phone, password: PASSWORD });
    await call(page.request, 'auth/login', { phone, password: PASSWORD });
    const w = await open(page, locale, 'security');
    const sessions = w.section('settings_sessions_title').getByRole('listitem');
    await expect(sessions).toHaveCount(3);
    await expect(sessions.filter({ hasText: w.t('settings_session_current') })).toHaveCount(1);
    await w.section('settings_sessions_title').getByText(w.t('settings_session_end'), { exact: true }).first().click();
    await expect(sessions).toHaveCount(2);
    await w.button('settings_sessions_end_others').click();
    const asked = w.dialog('settings_sessions_end_title');
    await asked.getByRole('button', { name: w.t('settings_sessions_end_others'), exact: true }).click();
    await expect(sessions).toHaveCount(1);
    await page.reload();
    await expect(w.heading('settings_security_title')).toBeVisible();
    await expect(sessions, 'the server says the same').toHaveCount(1);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('with two-step sign-in the password alone is not enough', async ({ page }) => {
    const { phone } = await register(page.request, undefined, locale);
    const w = await open(page, locale, 'security');
    const part = w.section('settings_totp_title');
    await wantProof(page, 'me/totp/start');
    await part.getByRole('button', { name: w.t('settings_totp_add'), exact: true }).click();
    await prove(w, PASSWORD);
    const key = await part.locator('code').first().innerText();
    await expectAccessible(page, 'the key of the authenticator');
    await w.box('settings_totp_code').fill(codeOf(key));
    await expect(w.heading('settings_recovery_title')).toBeFocused();
    const recovery = await part.getByRole('listitem').allInnerTexts();
    expect(new Set(recovery).size).toBe(8);
    await w.button('settings_recovery_kept').click();
    await expect(part.getByText(w.t('settings_totp_on'), { exact: true })).toBeVisible();

    await forgetPerson(page);
    await page.goto(inLocale(locale, '/auth/login'));
    await takeOver(page);
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(w.box('auth_totp')).toBeFocused();
    await w.box('auth_totp').fill('000000');
    await w.button('auth_login_submit').click();
    await expectError(w.box('auth_totp'), w.t('refusal_wrong_totp'));
    await expectAccessible(page, 'the second step of signing in with its error');
    await w.box('auth_totp').fill(codeOf(key, 1));
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { toastComes } from '../form.ts';
import type { Locale } from '../pages.ts';
import { PASSWORD } from '../people.ts';
import { admin } from '../server.ts';
import { expect, inTurn, ownAddress, test } from '../test.ts';
import { text } from '../texts.ts';
import { codeOf } from '../totp.ts';

// The identity check is answered with 401 until somebody is signed in, and a wrong code with 403.
test.use({ expectedComplaints: /status of 40[134]/ });

interface Invited {
  login: string;
  link: string;
}

function invite(role: string): Invited {
  const login = `m${randomUUID().slice(0, 12)}`;
  const printed = admin('create-staff', '--login', login, '--name', 'Malika Yusupova', '--role', role);
  const link = /http\S+#\S+/.exec(printed)?.[0];
  if (!link) throw new Error(printed);
  return { login, link };
}

async function speak(page: Page, locale: Locale, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
}

function words(page: Page, locale: Locale) {
  const t = (key: string, fill = {}) => text(locale, key, fill);
  const box = (key: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
  return {
    t,
    box,
    press: (key: string) => page.getByRole('button', { name: t(key), exact: true }).click(),
    heading: (key: string, fill = {}) => page.getByRole('heading', { level: 1, name: t(key, fill) }),
  };
}

/** Opens the link of an invitation and returns the authenticator's secret. */
async function openWelcome(page: Page, locale: Locale, { link }: Invited): Promise<string> {
  await page.goto(link);
  await expect(words(page, locale).heading('console_welcome_title')).toBeVisible();
  return page.locator('.console-key').innerText();
}

async function finishWelcome(page: Page, locale: Locale, key: string): Promise<void> {
  const { box, press, heading } = words(page, locale);
  await box('console_new_password').fill(PASSWORD);
  await box('console_totp').fill(codeOf(key));
  await press('console_welcome_finish');
  await expect(heading('console_greeting', { name: 'Malika Yusupova' })).toBeVisible();
}

inTurn('uz', 'phone', (locale) => {
  test('a member is welcomed, signs out and in again', async ({ page, baseURL }) => {
    await speak(page, locale, baseURL);
    const { t, box, press, heading } = words(page, locale);
    const invited = invite('moderator');
    const key = await openWelcome(page, locale, invited);
    await expectAccessible(page, 'the welcome');
    await finishWelcome(page, locale, key);
    expect(new URL(page.url()).hash, 'the secret is gone from the address').toBe('');
    const sections = page.getByRole('navigation', { name: t('console_nav') }).getByRole('link');
    await expect(sections).toHaveText([
      ...[t('console_home'), t('moderation_title')],
      ...[t('complaints_title'), t('verifications_title'), t('console_security')],
    ]);
    const waiting = page.getByRole('region', { name: t('figures_title') });
    await expect(waiting.getByRole('listitem'), 'what waits for a moderator').toHaveCount(5);
    await expectAccessible(page, 'the home of a moderator');

    await press('console_sign_out');
    await expect(heading('console_signin_title')).toBeVisible();
    await page.goto('/admin/security');
    await expect(heading('console_signin_title')).toBeVisible();
    await box('console_login').fill(invited.login);
    await box('console_password').fill(PASSWORD);
    await box('console_totp').fill('000 000');
    await press('console_sign_in');
    await expect(page.getByText(t('refusal_staff_sign_in_refused'))).toBeVisible();
    await expectAccessible(page, 'signing in with its error');
    await box('console_totp').fill(codeOf(key, 1));
    await press('console_sign_in');
    await expect(heading('console_security')).toBeVisible();
    await expect(page.getByText(t('console_session_current'))).toBeVisible();

    await page.goto(invited.link);
    await expect(heading('console_welcome_dead_title')).toBeVisible();
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('an admin shuts a member out and finds it in the journal', async ({ page, browser, baseURL }) => {
    await speak(page, locale, baseURL);
    const { t, press, heading } = words(page, locale);
    const guest = await browser.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() } });
    const other = await guest.newPage();
    await speak(other, locale, baseURL);
    const invited = invite('content');
    await finishWelcome(other, locale, await openWelcome(other, locale, invited));
    await finishWelcome(page, locale, await openWelcome(page, locale, invite('admin')));

    await page.getByRole('link', { name: t('console_members'), exact: true }).first().click();
    await expect(heading('console_members')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: invited.login });
    const changed = t('console_member_role_changed', { name: 'Malika Yusupova', role: t('console_role_moderator') });
    await Promise.all([toastComes(page, changed), row.getByRole('combobox').selectOption('moderator')]);
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the question before a member is shut out');
    await page.getByRole('dialog').getByRole('button', { name: t('console_member_disable') }).click();
    await expect(row).toContainText(t('console_state_disabled'));

    await other.goto('/admin/security');
    await expect(words(other, locale).heading('console_signin_title')).toBeVisible();
    await guest.close();

    await page.goto('/admin/journal?action=staff_disabled');
    const record = page.getByRole('row').filter({ hasText: t('audit_staff_disabled') }).first();
    await expect(record).toContainText('Malika Yusupova');
    await press('console_sign_out');
    await expect(heading('console_signin_title')).toBeVisible();
  });
});

import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALES, type Locale, THEMES, WIDTHS } from '../pages.ts';
import { admin } from '../server.ts';
import { expect, test } from '../test.ts';
import { text } from '../texts.ts';
import { codeOf } from '../totp.ts';

// Asking who is signed in is answered with 401 until somebody is, and a wrong code with 403.
test.use({ expectedComplaints: /status of 40[134]/ });

const PASSWORD = 'toʻq sariq choynak 7';

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

/** Goes through the welcome; gives the key of the authenticator. */
async function welcome(page: Page, locale: Locale, { link }: Invited): Promise<string> {
  const { box, press, heading } = words(page, locale);
  await page.goto(link);
  await expect(heading('console_welcome_title')).toBeVisible();
  const key = await page.locator('.console-key').innerText();
  await box('console_totp').fill(codeOf(key));
  await box('console_new_password').fill(PASSWORD);
  await press('console_welcome_finish');
  await expect(heading('console_greeting', { name: 'Malika Yusupova' })).toBeVisible();
  return key;
}

for (const locale of LOCALES) {
  test(`a member is welcomed, signs out and in again in ${locale}`, async ({ page, baseURL }) => {
    await speak(page, locale, baseURL);
    const { t, box, press, heading } = words(page, locale);
    const invited = invite('moderator');
    const key = await welcome(page, locale, invited);
    expect(new URL(page.url()).hash, 'the secret is gone from the address').toBe('');
    const sections = page.getByRole('navigation', { name: t('console_nav') }).getByRole('link');
    await expect(sections).toHaveText([
      ...[t('console_home'), t('moderation_title')],
      ...[t('complaints_title'), t('console_security')],
    ]);

    await press('console_sign_out');
    await expect(heading('console_signin_title')).toBeVisible();
    await page.goto('/admin/security');
    await expect(heading('console_signin_title')).toBeVisible();
    await box('console_login').fill(invited.login);
    await box('console_password').fill(PASSWORD);
    await box('console_totp').fill('000 000');
    await press('console_sign_in');
    await expect(page.getByText(t('refusal_staff_sign_in_refused'))).toBeVisible();
    await box('console_totp').fill(codeOf(key, 1));
    await press('console_sign_in');
    await expect(heading('console_security')).toBeVisible();
    await expect(page.getByText(t('console_session_current'))).toBeVisible();

    await page.goto(invited.link);
    await expect(heading('console_welcome_dead_title')).toBeVisible();
  });
}

test('an admin shuts a member out and finds it in the journal', async ({ page, browser, baseURL }) => {
  await speak(page, 'en', baseURL);
  const { t, press, heading } = words(page, 'en');
  const guest = await browser.newContext({ baseURL });
  const other = await guest.newPage();
  await speak(other, 'en', baseURL);
  const invited = invite('content');
  await welcome(other, 'en', invited);
  await welcome(page, 'en', invite('admin'));

  await page.getByRole('link', { name: t('console_members'), exact: true }).first().click();
  await expect(heading('console_members')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: invited.login });
  await row.getByRole('combobox').selectOption('moderator');
  await expect(page.getByText(/new role – Moderator/)).toBeVisible();
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: t('console_member_disable') }).click();
  await expect(row).toContainText(t('console_state_disabled'));

  await other.goto('/admin/security');
  await expect(words(other, 'en').heading('console_signin_title')).toBeVisible();
  await guest.close();

  await page.goto('/admin/journal?action=staff_disabled');
  const record = page.getByRole('row').filter({ hasText: t('audit_staff_disabled') }).first();
  await expect(record).toContainText('Malika Yusupova');
  await press('console_sign_out');
  await expect(heading('console_signin_title')).toBeVisible();
});

for (const theme of THEMES) {
  test(`axe finds nothing in the console, ${theme}, and nothing is wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    // Six pages, each looked at twice.
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, 'ru', baseURL);
    const check = async (where: string) => {
      for (const [name, { viewport }] of Object.entries(WIDTHS)) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
        expect(found, `${where}, ${name}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${where} at 320`).toBe(320);
    };
    await page.goto('/admin/sign-in');
    await check('sign-in');
    const { link } = invite('admin');
    await page.goto(link);
    await expect(page.locator('.console-key')).toBeVisible();
    await check('welcome');
    await welcome(page, 'ru', { login: '', link });
    for (const path of ['/admin', '/admin/members', '/admin/journal', '/admin/security']) {
      await page.goto(path);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await check(path);
    }
  });
}

// Every page around an account under axe, in both themes and at both widths, and nothing wider than a small phone.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { wantProof, words } from '../../form.ts';
import { codeTo, messagesTo } from '../../outbox.ts';
import { inLocale, LOCALES, THEMES, WIDTHS } from '../../pages.ts';
import { CANDIDATE, COMPANY, earlyPerson, newPhone, register } from '../../people.ts';
import { askForCode, chooseSpheres, enterCode } from '../../registration.ts';
import { expect, takeOver, test } from '../../test.ts';

test.use({ expectedComplaints: /status of 40[34]/ });
test.setTimeout(240_000);

const GUEST = [
  '/auth/login',
  '/auth/login?problem=google',
  '/auth/login?done=reset',
  '/auth/register',
  '/auth/register/candidate',
  '/auth/register/candidate?problem=expired',
  '/auth/register/employer',
  '/auth/forgot-password',
  '/auth/verifier/abcdefghijklmnopqrstuvwxyz0123456789',
];
const CLOSED = [
  '/profile',
  '/profile/settings',
  ...['edit', 'notification', 'password', 'role', 'security', 'telegram', 'data'].map(
    (section) => `/profile/settings/${section}`,
  ),
];

async function check(page: Page, where: string) {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  for (const [name, { viewport }] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    // A blank page has no faults either.
    await expect(page.getByRole('heading', { level: 1 }), `${where}, ${name}`).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    expect.soft(found, `${where}, ${name}`).toEqual([]);
  }
}

async function checkWidth(page: Page, where: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${where} at 320`).toBe(320);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
  await check(page, path);
}

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing where guests come in', async ({ page }) => {
      for (const path of GUEST) await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });

    test('axe finds nothing in the steps of a candidate', async ({ page }) => {
      const phone = newPhone();
      const w = await askForCode(page, 'ru', 'candidate', phone);
      await check(page, 'step 1');
      await enterCode(page, w, phone);
      await expect(w.heading('auth_spheres_title')).toBeVisible();
      await w.button('ui_continue').click();
      await check(page, 'step 2 with its error');
      await chooseSpheres(page, 'ru');
      await check(page, 'step 2');
      await w.button('ui_continue').click();
      await expect(w.heading('auth_profile_title')).toBeVisible();
      await check(page, 'step 3');
      await w.button('auth_finish').click();
      await expect(w.box('auth_name')).toHaveAttribute('aria-invalid', 'true');
      await check(page, 'step 3 with its errors');
    });

    test('axe finds nothing in the steps of an employer and of a new password', async ({ page }) => {
      const phone = newPhone();
      const w = await askForCode(page, 'ru', 'employer', phone);
      await enterCode(page, w, phone);
      await expect(w.heading('auth_company_title')).toBeVisible();
      await check(page, 'step 2 of an employer');
      await page.goto('/auth/forgot-password');
      await takeOver(page);
      const uz = words(page, 'uz');
      const owner = await earlyPerson(`axe-${theme}`);
      const seen = (await messagesTo(page.request, owner.phone)).flatMap(({ code }) => code ?? []);
      await uz.box('auth_phone').fill(owner.phone);
      await uz.button('auth_code_send').click();
      await expect(uz.heading('auth_code_title')).toBeVisible();
      await check(page, 'code for a new password');
      await uz.box('auth_code_label').fill(await codeTo(page.request, owner.phone, seen));
      await expect(uz.heading('auth_reset_title')).toBeVisible();
      await check(page, 'new password');
    });

    for (const [name, profile] of Object.entries({ candidate: CANDIDATE, employer: COMPANY })) {
      test(`axe finds nothing in the profile and settings of a ${name}`, async ({ page }) => {
        await register(page.request, profile, 'ru');
        for (const path of CLOSED) await visit(page, `/ru${path}`);
        const w = words(page, 'ru');
        await w.button('settings_delete').click();
        await check(page, 'a question');
        await wantProof(page, 'me/delete');
        await w
          .dialog('settings_delete_confirm_title')
          .getByRole('button', { name: w.t('settings_delete'), exact: true })
          .click();
        await expect(w.dialog('settings_proof_title')).toBeVisible();
        await check(page, 'the question who it is');
      });
    }
  });
}

for (const locale of LOCALES) {
  test.describe(`a small phone, ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('nothing is wider than the screen', async ({ page }) => {
      const look = async (path: string) => {
        await page.goto(inLocale(locale, path));
        await takeOver(page);
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await checkWidth(page, path);
      };
      for (const path of GUEST) await look(path);
      const phone = newPhone();
      const w = await askForCode(page, locale, 'candidate', phone);
      await checkWidth(page, 'the code');
      await enterCode(page, w, phone);
      await expect(w.heading('auth_spheres_title')).toBeVisible();
      await checkWidth(page, 'spheres');
      await chooseSpheres(page, locale);
      await w.button('ui_continue').click();
      await expect(w.heading('auth_profile_title')).toBeVisible();
      await w.button('auth_finish').click();
      await expect(w.box('auth_name')).toHaveAttribute('aria-invalid', 'true');
      await checkWidth(page, 'the profile with its errors');
      await register(page.request, CANDIDATE, locale);
      for (const path of CLOSED) await look(path);
      await register(page.request, COMPANY, locale);
      for (const path of CLOSED) await look(path);
    });
  });
}

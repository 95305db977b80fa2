// Ways back in: a new password by a code, and a link that signs in once.
import { errorOf, words } from '../../form.ts';
import { codeTo, linkTo, messagesTo } from '../../outbox.ts';
import { inLocale, TURNS, WIDTHS } from '../../pages.ts';
import { call, earlyPerson, newPhone, PASSWORD, register } from '../../people.ts';
import { expect, takeOver, test } from '../../test.ts';

const NEW_PASSWORD = 'yangi koʻk samovar 9';

test.use({ expectedComplaints: /status of 4(04|22)/ });
// A code may have to be waited for.
test.setTimeout(180_000);

for (const { locale, width } of TURNS) {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);

    test('a forgotten password is replaced', async ({ page, request }) => {
      const { phone } = await earlyPerson(`forgot-${locale}`);
      const { token } = await call(request, 'auth/login', { phone, password: PASSWORD });
      const w = words(page, locale);
      await page.goto(inLocale(locale, '/auth/login'));
      await takeOver(page);
      await w.link('auth_forgot').click();
      await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password'));
      for (const step of [1, 2]) {
        await page.goto(inLocale(locale, `/auth/forgot-password/step/${step}`));
        await expect(page, 'steps cannot be skipped').toHaveURL(inLocale(locale, '/auth/forgot-password'));
      }
      await takeOver(page);
      const seen = (await messagesTo(request, phone)).flatMap(({ code }) => code ?? []);
      await w.box('auth_phone').fill(phone);
      await w.button('auth_code_send').click();
      await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password/step/1'));
      await page.reload();
      await takeOver(page);
      await w.box('auth_code_label').fill(await codeTo(request, phone, seen));
      await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password/step/2'));
      await page.reload();
      await takeOver(page);
      await w.box('auth_new_password').fill(NEW_PASSWORD);
      await w.box('auth_repeat_password').fill(PASSWORD);
      await w.button('auth_reset_save').click();
      expect(await errorOf(w.box('auth_repeat_password'))).toBe(w.t('auth_passwords_differ'));
      await w.box('auth_repeat_password').fill(NEW_PASSWORD);
      await w.button('auth_reset_save').click();

      await expect(page.getByText(w.t('auth_reset_done'))).toBeVisible();
      await w.box('auth_phone').fill(phone);
      await w.box('auth_password').fill(PASSWORD);
      await w.button('auth_login_submit').click();
      await expect.poll(() => errorOf(w.box('auth_phone'))).toBe(w.t('refusal_wrong_credentials'));
      await w.box('auth_password').fill(NEW_PASSWORD);
      await w.button('auth_login_submit').click();
      await expect(page).toHaveURL(inLocale(locale, '/profile'));
      const earlier = await request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
      expect(earlier.status(), 'earlier sessions are over').toBe(401);
    });

    test('a link signs in once', async ({ page, request }) => {
      const { phone } = await register(request, undefined, locale);
      const w = words(page, locale);
      await page.goto(inLocale(locale, '/auth/login'));
      await takeOver(page);
      await w.button('auth_link_send').click();
      expect(await errorOf(w.box('auth_phone'))).toBe(w.t('error_required_field'));
      await w.box('auth_phone').fill(phone);
      await w.button('auth_link_send').click();
      await expect(page.getByText(w.t('auth_link_sent'))).toBeVisible();
      const link = await linkTo(request, phone);
      expect(link, 'in the language of the account').toContain(inLocale(locale, '/auth/verifier/'));

      await page.goto(link);
      await takeOver(page);
      // Nothing happens before the press: programs open links too.
      await expect(w.heading('auth_verifier_title')).toBeVisible();
      await page.reload();
      await takeOver(page);
      await w.button('auth_login_submit').click();
      await expect(page).toHaveURL(inLocale(locale, '/profile'));

      await page.context().clearCookies();
      await page.goto(link);
      await takeOver(page);
      await w.button('auth_login_submit').click();
      await expect(w.heading('auth_verifier_stale')).toBeVisible();
      await w.link('auth_to_login').click();
      await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    });
  });
}

test('a number without an account hears the same words and gets no message', async ({ page, request }) => {
  const phone = newPhone();
  const w = words(page, 'uz');
  await page.goto('/auth/forgot-password');
  await takeOver(page);
  await w.box('auth_phone').fill(phone);
  await w.button('auth_code_send').click();
  await expect(page).toHaveURL('/auth/forgot-password/step/1');
  await w.box('auth_code_label').fill('123456');
  await expect.poll(() => errorOf(w.box('auth_code_label'))).toBe(w.t('refusal_wrong_code'));
  expect(await messagesTo(request, phone)).toEqual([]);
});

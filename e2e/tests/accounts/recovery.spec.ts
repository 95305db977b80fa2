// Account recovery: a new password by code, and a one-time sign-in link.
import { expectAccessible } from '../../accessible.ts';
import { letPauseEnd } from '../../database.ts';
import { expectError, words } from '../../form.ts';
import { codeTo, linkTo, messagesTo } from '../../outbox.ts';
import { inLocale } from '../../pages.ts';
import { forgetPerson, PASSWORD, register } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';

const NEW_PASSWORD = 'yangi koʻk samovar 9';

test.use({ expectedComplaints: /status of 4(04|22)/ });

inTurn('en', 'phone', (locale) => {
  test('a forgotten password is replaced', async ({ page, request }) => {
    const { phone } = await register(request, undefined, locale);
    letPauseEnd(phone);
    const w = words(page, locale);
    for (const step of [1, 2]) {
      await page.goto(inLocale(locale, `/auth/forgot-password/step/${step}`));
      await expect(page, 'steps cannot be skipped').toHaveURL(inLocale(locale, '/auth/forgot-password'));
    }
    await page.goto(inLocale(locale, '/auth/login'));
    await takeOver(page);
    await w.link('auth_forgot').click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password'));
    const seen = (await messagesTo(request, phone)).flatMap(({ code }) => code ?? []);
    await w.box('auth_phone').fill(phone);
    await w.button('auth_code_send').click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password/step/1'));
    await page.reload();
    await takeOver(page);
    await expect(w.heading('auth_code_title')).toBeVisible();
    await expectAccessible(page, 'the code for a new password');
    await w.box('auth_code_label').fill(await codeTo(request, phone, seen));
    await expect(page).toHaveURL(inLocale(locale, '/auth/forgot-password/step/2'));
    await page.reload();
    await takeOver(page);
    await w.box('auth_new_password').fill(NEW_PASSWORD);
    await w.box('auth_repeat_password').fill(PASSWORD);
    await w.button('auth_reset_save').click();
    await expectError(w.box('auth_repeat_password'), w.t('auth_passwords_differ'));
    await expectAccessible(page, 'a new password with its error');
    await w.box('auth_repeat_password').fill(NEW_PASSWORD);
    await w.button('auth_reset_save').click();

    await expect(page.getByText(w.t('auth_reset_done'))).toBeVisible();
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(NEW_PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('a link signs in once', async ({ page, request }) => {
    const { phone } = await register(request, undefined, locale);
    const w = words(page, locale);
    await page.goto(inLocale(locale, '/auth/login'));
    await takeOver(page);
    await w.button('auth_link_send').click();
    await expectError(w.box('auth_phone'), w.t('error_required_field'));
    await w.box('auth_phone').fill(phone);
    await w.button('auth_link_send').click();
    await expect(page.getByText(w.t('auth_link_sent'))).toBeVisible();
    const link = await linkTo(request, phone);
    expect(link, 'in the language of the account').toContain(inLocale(locale, '/auth/verifier/'));

    await page.goto(link);
    await takeOver(page);
    // Opening the link must not use it up, because mail programs open links too; only the click does.
    await expect(w.heading('auth_verifier_title')).toBeVisible();
    await page.reload();
    await takeOver(page);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));

    await forgetPerson(page);
    await page.goto(link);
    await takeOver(page);
    await w.button('auth_login_submit').click();
    await expect(w.heading('auth_verifier_stale')).toBeVisible();
    await w.link('auth_to_login').click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
  });
});

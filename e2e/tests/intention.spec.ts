// A guest wants something that needs an account: he is told why, and it is done after he has one.
import { expectAccessible } from '../accessible.ts';
import { words } from '../form.ts';
import { inLocale } from '../pages.ts';
import { newPhone, PASSWORD, register, shownPhone } from '../people.ts';
import { type Published, publish } from '../published.ts';
import { chooseSpheres, consent, enterCode, fillCandidate } from '../registration.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';

const PHONE = '+998901234567';

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { for_communication_phone: PHONE });
});

inTurn('uz', 'phone', (locale) => {
  test('contacts are open on their page after registration, and stay there', async ({ page }) => {
    const path = inLocale(locale, `/jobs/${shown.slug}`);
    await page.goto(path);
    await takeOver(page);
    const w = words(page, locale);
    await w.button('vacancy_contacts').click();
    const why = w.dialog('signin_contacts_title');
    await expect(why.getByText(w.t('signin_contacts_why'))).toBeVisible();
    await expectAccessible(page, 'the dialog that says why to sign in');
    await why.getByRole('link', { name: w.t('shell_register'), exact: true }).click();

    const phone = newPhone();
    await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate'));
    await w.box('auth_phone').fill(phone);
    await consent(page, w, 'terms').check();
    await consent(page, w, 'privacy').check();
    await w.button('auth_code_send').click();
    await enterCode(page, w, phone);
    await expect(w.heading('auth_spheres_title')).toBeVisible();
    await chooseSpheres(page, locale);
    await w.button('ui_continue').click();
    await fillCandidate(page, w, locale);
    await w.button('auth_finish').click();

    await expect(page).toHaveURL(path);
    const contact = page.getByRole('link', { name: shownPhone(PHONE), exact: true });
    await expect(contact).toBeVisible();
    await expect(w.button('vacancy_contacts')).toHaveCount(0);
    await expectAccessible(page, 'the vacancy with its contacts');
    // Whoever comes back has them at once.
    await page.goto('about:blank');
    await page.goto(path);
    await expect(contact).toBeVisible();
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('a vacancy is hidden and a search saved after signing in, each once', async ({ page, request }) => {
    const { phone } = await register(request, undefined, locale);
    const w = words(page, locale);
    const list = inLocale(locale, `/jobs?q=${encodeURIComponent(shown.title)}`);
    const card = page.getByRole('article').filter({ hasText: shown.title });
    const signIn = async () => {
      await page.getByRole('dialog').getByRole('link', { name: w.t('shell_sign_in'), exact: true }).click();
      await w.box('auth_phone').fill(phone);
      await w.box('auth_password').fill(PASSWORD);
      await w.button('auth_login_submit').click();
      await expect(page).toHaveURL(list);
    };
    await page.goto(list);
    await takeOver(page);
    const saving = page.getByRole('button', { name: w.t('searches_save') });
    // It stands where one has looked at two cards, or at all there are.
    await expect(page.locator('.results-list .jobs-save')).toBeVisible();
    await saving.click();
    await expect(w.dialog('signin_search_title')).toBeVisible();
    await signIn();
    await expect(w.toast('searches_saved')).toBeVisible();
    await expect(page.getByRole('link', { name: w.t('searches_is_saved') })).toBeVisible();

    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(list);
    await takeOver(page);
    await card.getByRole('button', { name: w.t('vacancy_more', { title: shown.title }) }).click();
    await page.getByRole('menuitem', { name: w.t('vacancy_hide') }).click();
    await expect(w.dialog('signin_hide_title')).toBeVisible();
    await signIn();
    await expect(w.toast('vacancy_hidden')).toBeVisible();
    await expect(card).toBeHidden();
    await page.locator('.toast').getByRole('button', { name: w.t('vacancy_undo') }).click();
    await expect(card).toBeVisible();
    await page.reload();
    await takeOver(page);
    await expect(card, 'it is not hidden again').toBeVisible();
  });
});

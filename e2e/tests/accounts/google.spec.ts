// Signing in with Google. Its double knows two people, one for each journey.
import { forgetIdentity } from '../../database.ts';
import { prove, unlink, wantProof, words } from '../../form.ts';
import { inLocale } from '../../pages.ts';
import { forgetPerson, newPhone, PASSWORD, register } from '../../people.ts';
import { chooseSpheres, consent, enterCode, fillCandidate } from '../../registration.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';

// The pages of the doubles have no favicon.
test.use({ expectedComplaints: /status of 403|favicon\.ico/ });

const AZIZ = '110000000000000000001';
const MALIKA = '110000000000000000002';

inTurn('uz', 'desktop', (locale) => {
  test('somebody unknown says no, registers, comes back with one press and unlinks', async ({ page }) => {
    forgetIdentity(AZIZ);
    const phone = newPhone();
    const w = words(page, locale);
    const goToGoogle = async () => {
      await page.goto(inLocale(locale, '/auth/login'));
      await takeOver(page);
      await w.link('auth_with_google').click();
      await expect(page.getByRole('heading', { name: 'Sign in with Google (double)' })).toBeVisible();
    };
    await goToGoogle();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('alert').filter({ hasText: w.t('auth_google_failed') })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');

    await goToGoogle();
    await page.getByRole('button', { name: 'Aziz Karimov' }).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/auth/register')}(\\?via=google)?$`));
    await takeOver(page);
    const strip = page.getByText(w.t('auth_social_register', { who: 'Google: aziz@example.uz' }));
    await expect(strip).toBeVisible();
    await page.getByRole('checkbox', { name: w.t('auth_social_agree') }).check();
    await w.link('auth_choice_candidate').click();
    await expect(strip).toBeVisible();
    await w.box('auth_phone').fill(phone);
    await consent(page, w, 'terms').check();
    await consent(page, w, 'privacy').check();
    await w.button('auth_code_send').click();
    await enterCode(page, w, phone);
    await chooseSpheres(page, locale);
    await w.button('ui_continue').click();
    await expect(page.getByText(w.t('auth_password_optional'))).toBeVisible();
    // A password is set too, so that the account stays accessible after Google is unlinked.
    await fillCandidate(page, w, locale);
    await w.button('auth_finish').click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));

    await forgetPerson(page);
    await goToGoogle();
    await page.getByRole('button', { name: 'Aziz Karimov' }).click();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();

    await unlink(page, w, locale, 'Aziz Karimov');
  });
});

inTurn('ru', 'phone', (locale) => {
  test('somebody signed in links Google from the settings', async ({ page, baseURL }) => {
    forgetIdentity(MALIKA);
    await register(page.request, undefined, locale);
    const w = words(page, locale);
    const settings = inLocale(locale, '/profile/settings/security');
    await page.goto(settings);
    await takeOver(page);
    await w.link('settings_identity_google').click();
    await page.getByRole('button', { name: 'Malika Rahimova' }).click();
    // Wherever the redirect leads, the question is shown there or in the settings.
    await page.waitForURL(`${baseURL}/**`);
    await takeOver(page);
    await page.goto(settings);
    await takeOver(page);
    await expect(page.getByText(w.t('settings_identity_pending'))).toBeVisible();
    await wantProof(page, 'me/identities/link');
    await w.button('settings_identity_link').click();
    await prove(w, PASSWORD);
    await expect(w.button('settings_identity_unlink_named', { name: 'Malika Rahimova' })).toBeVisible();
  });
});

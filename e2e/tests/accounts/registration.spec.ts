// Both registrations, from the choice of the account type to the profile.
import { randomUUID } from 'node:crypto';
import { errorOf, words } from '../../form.ts';
import { inLocale, LOCALES, WIDTHS } from '../../pages.ts';
import { newPhone, PASSWORD, shownPhone } from '../../people.ts';
import {
  addPicture,
  askForCode,
  chooseSpheres,
  consent,
  enterCode,
  fillCandidate,
  fillCompany,
  placeIn,
  reachCandidateForm,
  spheresIn,
} from '../../registration.ts';
import { expect, takeOver, test } from '../../test.ts';

// A wrong code is answered with 422, and one test has no network for a while.
test.use({ expectedComplaints: /status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
// Two dozen presses on a machine that may be busy with another browser.
test.slow();

for (const locale of LOCALES) {
  for (const [width, size] of Object.entries(WIDTHS)) {
    test.describe(`${locale}, ${width}`, () => {
      test.use(size);

      test('a candidate registers', async ({ page }) => {
        const phone = newPhone();
        const w = words(page, locale);
        await page.goto(inLocale(locale, '/auth/register'));
        await takeOver(page);
        await w.link('auth_choice_candidate').click();

        // Nothing is ticked beforehand, and nothing goes without both.
        await expect(consent(page, w, 'terms')).not.toBeChecked();
        await expect(consent(page, w, 'privacy')).not.toBeChecked();
        // Spaces and dashes are how people write numbers.
        await w
          .box('auth_phone')
          .fill(`(${phone.slice(4, 6)}) ${phone.slice(6, 9)}-${phone.slice(9, 11)}-${phone.slice(11)}`);
        await expect(w.box('auth_phone')).toHaveValue(shownPhone(phone));
        await w.button('auth_code_send').click();
        await expect(page.getByText(w.t('auth_consent_needed'))).toHaveCount(2);
        await expect(consent(page, w, 'terms')).toBeFocused();
        await consent(page, w, 'terms').check();
        await consent(page, w, 'privacy').check();
        await w.button('auth_code_send').click();

        await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate/step/1'));
        await page.reload();
        await takeOver(page);
        await expect(w.heading('auth_code_title')).toBeVisible();
        await w.box('auth_code_label').fill('000000');
        await expect.poll(() => errorOf(w.box('auth_code_label'))).toBe(w.t('refusal_wrong_code'));
        await enterCode(page, w, phone);

        await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate/step/2'));
        await w.button('ui_continue').click();
        await expect(page.getByText(w.t('error_too_few', { min: 3 }))).toBeVisible();
        await chooseSpheres(page, locale);
        await page.reload();
        await takeOver(page);
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
        await w.button('ui_continue').click();

        await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate/step/3'));
        await w.button('auth_finish').click();
        await expect(w.box('auth_name')).toHaveAttribute('aria-invalid', 'true');
        expect(await errorOf(w.box('auth_name'))).toBe(w.t('error_required_field'));
        await fillCandidate(page, w, locale);
        await page.reload();
        await takeOver(page);
        await expect(w.box('auth_surname')).toHaveValue('Yusupova');
        await expect(w.box('ui_year')).toHaveValue('1998');
        await expect(w.box('auth_location')).toHaveValue(placeIn(locale));
        await expect(w.box('auth_new_password'), 'a password is never written down').toHaveValue('');
        await w.box('auth_new_password').fill(PASSWORD);
        await addPicture(page, w);
        await w.button('auth_finish').click();

        await expect(page).toHaveURL(inLocale(locale, '/profile'));
        await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
        for (const name of spheresIn(locale)) await expect(page.getByText(name, { exact: true })).toBeVisible();
        const picture = page.locator('.profile-head img');
        await expect(picture).toHaveAttribute('src', /^\/files\/avatars\/.+\.jpg$/);
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBeGreaterThan(0);
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(phone);
      });

      test('an employer registers', async ({ page }) => {
        const phone = newPhone();
        const w = await askForCode(page, locale, 'employer', phone);
        await expect(page).toHaveURL(inLocale(locale, '/auth/register/employer/step/1'));
        await enterCode(page, w, phone);
        await expect(page).toHaveURL(inLocale(locale, '/auth/register/employer/step/2'));
        await fillCompany(page, w, locale, { email: `${randomUUID()}@example.uz` });
        await w.box('auth_owned_date').fill('2011-05-20');
        await page.reload();
        await takeOver(page);
        await expect(w.box('auth_company_name')).toHaveValue('Zarafshon Savdo');
        await expect(w.box('auth_owned_date')).toHaveValue('2011-05-20');
        await w.box('auth_new_password').fill(PASSWORD);
        await w.button('auth_finish').click();
        await expect(page).toHaveURL(inLocale(locale, '/profile'));
        await expect(page.getByRole('heading', { level: 1, name: 'Zarafshon Savdo' })).toBeVisible();
        await expect(page.getByText('2011', { exact: true })).toBeVisible();
      });
    });
  }
}

test('steps cannot be skipped by their addresses', async ({ page }) => {
  const phone = newPhone();
  for (const step of [1, 2, 3]) {
    await page.goto(`/auth/register/candidate/step/${step}`);
    await expect(page).toHaveURL('/auth/register/candidate');
  }
  for (const step of [1, 2]) {
    await page.goto(`/auth/register/employer/step/${step}`);
    await expect(page).toHaveURL('/auth/register/employer');
  }
  const w = await askForCode(page, 'uz', 'candidate', phone);
  await page.goto('/auth/register/candidate/step/3');
  await expect(page).toHaveURL('/auth/register/candidate');
  await page.goto('/auth/register/candidate/step/1');
  await takeOver(page);
  await enterCode(page, w, phone);
  await expect(w.heading('auth_spheres_title')).toBeVisible();
  await page.goto('/auth/register/candidate/step/3');
  await expect(page).toHaveURL('/auth/register/candidate/step/2');
});

test('a double click registers once', async ({ page }) => {
  const phone = newPhone();
  const w = await reachCandidateForm(page, 'uz', phone);
  await fillCandidate(page, w, 'uz');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/auth/register')) sent++;
  });
  await w.button('auth_finish').dblclick();
  await expect(page).toHaveURL('/profile');
  expect(sent).toBe(1);
});

test('after a lost answer the same registration is asked for, and there is one account', async ({ page }) => {
  const phone = newPhone();
  const w = await reachCandidateForm(page, 'en', phone);
  await fillCandidate(page, w, 'en');
  const seen: { key?: string; id?: string }[] = [];
  // The account is made, the answer does not arrive.
  await page.route('**/api/v1/auth/register', async (route) => {
    const key = route.request().headers()['idempotency-key'];
    const answer = await route.fetch();
    seen.push({ key, id: (await answer.json()).user?.id });
    if (seen.length === 1) await route.abort('failed');
    else await route.fulfill({ response: answer });
  });
  await w.button('auth_finish').click();
  await expect(page.getByRole('alert').filter({ hasText: w.t('error_network') })).toBeVisible();
  await w.button('auth_finish').click();
  await expect(page).toHaveURL('/en/profile');
  expect(seen).toHaveLength(2);
  expect(seen[0]?.id).toBeTruthy();
  expect(seen[1]).toEqual(seen[0]);
});

test('without a network the form keeps everything and says so', async ({ page, context }) => {
  const phone = newPhone();
  const w = await reachCandidateForm(page, 'ru', phone);
  await fillCandidate(page, w, 'ru');
  await context.setOffline(true);
  await w.button('auth_finish').click();
  await expect(page.getByRole('alert').filter({ hasText: w.t('error_network') })).toBeVisible();
  await expect(w.box('auth_name')).toHaveValue('Malika');
  await expect(w.box('auth_new_password')).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await w.button('auth_finish').click();
  await expect(page).toHaveURL('/ru/profile');
});

test('an e-mail of somebody else is told at its field', async ({ page }) => {
  const email = `${randomUUID()}@example.uz`;
  const first = await reachCandidateForm(page, 'uz', newPhone());
  await fillCandidate(page, first, 'uz', { email });
  await first.button('auth_finish').click();
  await expect(page).toHaveURL('/profile');
  await page.context().clearCookies();

  const w = await reachCandidateForm(page, 'uz', newPhone());
  await fillCandidate(page, w, 'uz', { email });
  await w.button('auth_finish').click();
  await expect(w.box('auth_email')).toHaveAttribute('aria-invalid', 'true');
  await expect(w.box('auth_email')).toBeFocused();
});

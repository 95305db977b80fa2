// Registration of both account types, from choosing the type to the profile.
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../accessible.ts';
import { expectError, loseNetwork, words } from '../../form.ts';
import { codeTo } from '../../outbox.ts';
import { inLocale } from '../../pages.ts';
import { CANDIDATE, call, newPhone, PASSWORD, register, shownPhone } from '../../people.ts';
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
import { expect, inTurn, takeOver, test } from '../../test.ts';

// A wrong code is answered with 422, and one test is offline for a while.
test.use({ expectedComplaints: /status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

inTurn('ru', 'phone', (locale) => {
  test('a candidate registers', async ({ page }) => {
    const phone = newPhone();
    const w = words(page, locale);
    await page.goto(inLocale(locale, '/auth/register'));
    await takeOver(page);
    await w.link('auth_choice_candidate').click();

    // Nothing is ticked by default, and both consents are required.
    await expect(consent(page, w, 'terms')).not.toBeChecked();
    await expect(consent(page, w, 'privacy')).not.toBeChecked();
    // People type numbers with spaces and dashes.
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
    await expectError(w.box('auth_code_label'), w.t('refusal_wrong_code'));
    await expectAccessible(page, 'the code with its error');
    await enterCode(page, w, phone);

    await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate/step/2'));
    await w.button('ui_continue').click();
    await expect(page.getByText(w.t('error_too_few', { min: 3 }))).toBeVisible();
    await expectAccessible(page, 'the fields of work with their error');
    await chooseSpheres(page, locale);
    await page.reload();
    await takeOver(page);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await w.button('ui_continue').click();

    await expect(page).toHaveURL(inLocale(locale, '/auth/register/candidate/step/3'));
    await w.button('auth_finish').click();
    await expectError(w.box('auth_name'), w.t('error_required_field'));
    await expect(w.box('auth_name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'the profile with its errors');
    await fillCandidate(page, w, locale, { email: `${randomUUID()}@example.uz` });
    await page.reload();
    await takeOver(page);
    await expect(w.box('auth_surname')).toHaveValue('Yusupova');
    await expect(w.box('ui_year')).toHaveValue('1998');
    await expect(w.box('auth_location')).toHaveValue(placeIn(locale));
    await expect(w.box('auth_new_password'), 'a password is never written down').toHaveValue('');
    await w.box('auth_new_password').fill(PASSWORD);
    await addPicture(page, w);
    await w.button('auth_finish').click();

    await expect(page).toHaveURL(inLocale(locale, '/auth/email'));
    await expectAccessible(page, 'the offer to confirm the e-mail');
    await w.button('auth_email_later').click();
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
});

inTurn('en', 'desktop', (locale) => {
  test('an employer registers; an e-mail of somebody else is told at its field', async ({ page, request }) => {
    const taken = `${randomUUID()}@example.uz`;
    // Only a confirmed address belongs to somebody.
    const { token } = await register(request, CANDIDATE);
    const { request_id } = await call(request, 'me/email', { email: taken }, { token });
    await call(request, 'me/email/confirm', { request_id, code: await codeTo(request, taken) }, { token });
    const phone = newPhone();
    const w = await askForCode(page, locale, 'employer', phone);
    await expect(page).toHaveURL(inLocale(locale, '/auth/register/employer/step/1'));
    await enterCode(page, w, phone);
    await expect(page).toHaveURL(inLocale(locale, '/auth/register/employer/step/2'));
    await fillCompany(page, w, locale, { email: taken });
    await w.box('auth_owned_date').fill('2011-05-20');
    await page.reload();
    await takeOver(page);
    await expect(w.box('auth_company_name')).toHaveValue('Zarafshon Savdo');
    await expect(w.box('auth_owned_date')).toHaveValue('2011-05-20');
    await w.box('auth_new_password').fill(PASSWORD);
    await w.button('auth_finish').click();
    await expect(w.box('auth_email')).toHaveAttribute('aria-invalid', 'true');
    await expect(w.box('auth_email')).toBeFocused();
    await expectAccessible(page, 'the company with its error');
    const email = `${randomUUID()}@example.uz`;
    await w.box('auth_email').fill(email);
    await w.button('auth_finish').click();
    // The address is the account's only when the code that came to it is entered.
    await expect(w.heading('auth_email_title')).toBeVisible();
    await page.reload();
    await takeOver(page);
    await w.button('auth_code_send').click();
    await w.box('auth_code_label').fill(await codeTo(request, email));
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    await page.goto(inLocale(locale, '/auth/email'));
    await expect(page, 'there is nothing left to confirm').toHaveURL(inLocale(locale, '/profile'));
    await expect(page.getByRole('main').getByText('Zarafshon Savdo', { exact: true })).toBeVisible();
    await expect(w.heading('cabinet_first_title')).toBeVisible();
  });
});

inTurn('uz', 'desktop', (locale) => {
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
    const w = await askForCode(page, locale, 'candidate', phone);
    await page.goto('/auth/register/candidate/step/3');
    await expect(page).toHaveURL('/auth/register/candidate');
    await page.goto('/auth/register/candidate/step/1');
    await takeOver(page);
    await enterCode(page, w, phone);
    await expect(w.heading('auth_spheres_title')).toBeVisible();
    await page.goto('/auth/register/candidate/step/3');
    await expect(page).toHaveURL('/auth/register/candidate/step/2');
  });
});

inTurn('uz', 'phone', (locale) => {
  test('no network, a lost answer and a double click: everything is kept, and there is one account', async ({
    page,
    context,
  }) => {
    const phone = newPhone();
    const w = await reachCandidateForm(page, locale, phone);
    await fillCandidate(page, w, locale);
    const complaint = (key: string) => page.getByRole('alert').filter({ hasText: w.t(key) });
    await loseNetwork(page);
    await w.button('auth_finish').click();
    await expect(complaint('error_waiting')).toBeVisible();
    await expect(w.box('auth_name')).toHaveValue('Malika');
    await expect(w.box('auth_new_password')).toHaveValue(PASSWORD);

    const seen: { key?: string; id?: string }[] = [];
    // The account is created, but the response does not arrive.
    await page.route('**/api/v1/auth/register', async (route) => {
      const key = route.request().headers()['idempotency-key'];
      const answer = await route.fetch();
      seen.push({ key, id: (await answer.json()).user?.id });
      if (seen.length === 1) await route.abort('failed');
      else await route.fulfill({ response: answer });
    });
    // It goes by itself.
    await context.setOffline(false);
    await expect.poll(() => seen.length).toBe(1);
    await expect(w.button('auth_finish')).toBeEnabled();
    await expect(complaint('error_network')).toBeVisible();
    await w.button('auth_finish').dblclick();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
    expect(seen).toHaveLength(2);
    expect(seen[0]?.id).toBeTruthy();
    expect(seen[1]).toEqual(seen[0]);
  });
});

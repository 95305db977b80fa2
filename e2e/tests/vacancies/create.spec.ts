// An employer creates a vacancy: five steps, a draft that is never lost, publishing exactly once.
import type { Page } from '@playwright/test';
import { errorOf, type Words, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { COMPANY, type Person, register, signIn } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { bearer, postVacancy, vacancyForm } from '../../vacancies.ts';

// A newer draft is 409, refused text 422, a limit 429; a lost connection has no status.
test.use({ expectedComplaints: /status of (409|422|429)|ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const ABOUT = 'Oilaviy oshxonamizga milliy taomlarni yaxshi biladigan oshpaz kerak.';

async function open(page: Page, locale: Locale, step = ''): Promise<Words> {
  await page.goto(inLocale(locale, `/jobs/create${step}`));
  await takeOver(page);
  await expect(page.locator('.wizard')).toBeVisible();
  return words(page, locale);
}

/** A restored draft also offers to continue; the button of the step is the last one. */
const goOn = (w: Words) => w.button('ui_continue').last().click();
const saved = (page: Page) => expect(page.locator('.wizard-saved')).toHaveText(/\d\d:\d\d/);

async function fillPlace(page: Page, w: Words, title: string) {
  await w.box('vacancy_form_title').fill(title);
  await w.box('vacancy_form_title').press('Escape');
  await w.box('vacancy_form_sphere').fill('it');
  await page.getByRole('option').first().click();
  await page.getByText(w.t('work_type_fulltime'), { exact: true }).click();
}

async function fillText(page: Page, w: Words) {
  await w.box('vacancy_form_about').fill(ABOUT);
  await page.locator('#vacancy-tasks').fill('Har kuni osh damlash');
  await page.locator('#vacancy-requirements').fill('Tibbiy daftarcha');
}

/** The draft as stored on the server. */
async function draftOf(page: Page, person: Person) {
  return (await (await page.request.get('/api/v1/drafts/job', bearer(person))).json()).data;
}

/** Stores a complete vacancy as this person's draft. */
async function keepDraft(page: Page, person: Person, step: string, form: object) {
  const answer = await page.request.post('/api/v1/drafts/job', { data: { step, form }, ...bearer(person) });
  expect(answer.status()).toBe(200);
}

inTurn('ru', 'phone', (locale) => {
  test('five steps lead to a vacancy that waits for moderators', async ({ page }) => {
    await register(page.request, COMPANY, locale);
    const w = await open(page, locale, '/confirm');
    await expect(page, 'nobody skips a step').toHaveURL(inLocale(locale, '/jobs/create'));

    await goOn(w);
    await expect(w.box('vacancy_form_title'), 'the first wrong answer').toBeFocused();
    expect(await errorOf(w.box('vacancy_form_title'))).toBe(w.t('error_required_field'));
    await expect(page.locator('.error-summary a')).toHaveCount(3);
    await fillPlace(page, w, 'Bosh oshpaz');
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await goOn(w);

    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/second'));
    await expect(w.heading('vacancy_form_title_second')).toBeFocused();
    await w.box('vacancy_form_pay_min').fill('900000');
    await w.box('vacancy_form_pay_max').fill('9000000');
    await expect(w.box('vacancy_form_pay_max')).toHaveValue('9\u00a0000\u00a0000');
    await expect(page.locator('.pay-tips .tip'), 'warns, does not stop').toHaveCount(2);
    await goOn(w);

    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/third'));
    await fillText(page, w);
    const tasks = page.locator('#vacancy-tasks');
    await tasks.press('Enter');
    await expect(tasks, 'the next row').not.toBeFocused();
    await page.keyboard.type('Mahsulot qabul qilish');
    await page.getByRole('button', { name: w.t('form_row_up', { number: 2 }), exact: true }).first().click();
    await expect(tasks).toHaveValue('Mahsulot qabul qilish');
    await goOn(w);

    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/fourth'));
    await w.box('vacancy_form_experience').selectOption('3');
    await page.getByRole('switch', { name: w.t('vacancy_form_questions') }).click();
    for (const number of [1, 2, 3]) {
      await w.box('vacancy_form_question', { number }).fill(`Qachon ish boshlay olasiz, ${number}?`);
    }
    await goOn(w);

    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/confirm'));
    const preview = page.getByRole('article');
    await expect(preview.getByRole('heading', { level: 2, name: 'Bosh oshpaz' })).toBeVisible();
    await expect(preview).toContainText('Mahsulot qabul qilish');
    await saved(page);
    await w.button('vacancy_form_publish').click();
    const done = w.dialog('vacancy_form_done_title');
    await expect(done).toBeVisible();
    await done.getByRole('link', { name: w.t('vacancy_form_to_mine') }).click();
    await expect(page).toHaveURL(inLocale(locale, '/profile/my-vacancies'));
    await expect(page.getByRole('article')).toContainText(w.t('vacancy_status_moderating'));

    await open(page, locale);
    await expect(w.box('vacancy_form_title'), 'the draft went with the vacancy').toHaveValue('');
  });
});

inTurn('en', 'desktop', (locale) => {
  test('a draft goes on at its last step on another device', async ({ page, browser, baseURL }) => {
    const person = await register(page.request, COMPANY);
    const w = await open(page, locale);
    await fillPlace(page, w, 'Novvoy');
    await goOn(w);
    await w.box('vacancy_form_pay_min').fill('4000000');
    await expect
      .poll(async () => {
        const draft = await draftOf(page, person);
        return [draft?.step, draft?.form.salary.min_salary];
      })
      .toEqual(['second', 4_000_000]);
    await saved(page);

    const other = await browser.newContext({ baseURL });
    const phone = await other.newPage();
    await signIn(phone, person);
    const v = await open(phone, locale);
    await expect(phone).toHaveURL(inLocale(locale, '/jobs/create/second'));
    await expect(v.box('vacancy_form_pay_min')).toHaveValue('4\u00a0000\u00a0000');
    await phone.getByText(v.t('vacancy_form_restored')).waitFor();
    await v.button('vacancy_form_restart').first().click();
    await v.dialog('vacancy_form_restart_title').getByRole('button', { name: v.t('vacancy_form_restart') }).click();
    await expect(phone).toHaveURL(inLocale(locale, '/jobs/create'));
    await expect(v.box('vacancy_form_title')).toHaveValue('');
    await other.close();
  });

  test('two windows change one draft and nothing is lost', async ({ page, context }) => {
    const person = await register(page.request, COMPANY);
    await keepDraft(page, person, 'third', vacancyForm({ about: ABOUT, tasks: [], requirements: [] }));
    const w = await open(page, locale, '/third');
    await expect(w.box('vacancy_form_about')).toHaveValue(ABOUT);

    const second = await context.newPage();
    // A separate browser context has its own storage, like another device.
    await second.addInitScript(() => localStorage.clear());
    const v = await open(second, locale, '/third');
    await expect(v.box('vacancy_form_about')).toHaveValue(ABOUT);
    await second.locator('#vacancy-tasks').fill('Non yopish');
    await v.box('vacancy_form_about').fill(`${ABOUT} Tongi navbat.`);
    await expect.poll(async () => (await draftOf(page, person)).form).toMatchObject({
      about: `${ABOUT} Tongi navbat.`,
      tasks: ['Non yopish'],
    });

    // The save of this window is held until both fields are filled in, so that the response finds both changed.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/v1/drafts/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('#vacancy-requirements').fill('Tibbiy daftarcha');
    await w.box('vacancy_form_about').fill(`${ABOUT} Kechki navbat.`);
    letGo();
    const asked = w.dialog('form_clash_title');
    await expect(asked).toBeVisible();
    await expect(asked).toContainText('Tongi navbat.');
    await expect(asked).toContainText('Kechki navbat.');
    await expect(asked.getByRole('radiogroup'), 'only what both changed').toHaveCount(1);
    await asked.getByRole('radio', { name: w.t('form_clash_both') }).check();
    await asked.getByRole('button', { name: w.t('form_clash_apply') }).click();
    await expect(w.box('vacancy_form_about')).toHaveValue(/Kechki navbat\.\n\n.*Tongi navbat\./s);
    await expect(page.locator('#vacancy-tasks'), 'changed there only').toHaveValue('Non yopish');
    await expect(page.locator('#vacancy-requirements'), 'changed here only').toHaveValue('Tibbiy daftarcha');
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('text typed offline stays on the device, is sent later, and is removed at sign-out', async ({
    page,
    context,
  }) => {
    const person = await register(page.request, COMPANY);
    const w = await open(page, locale);
    await context.setOffline(true);
    await w.box('vacancy_form_title').fill('Maxfiy lavozim');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('form_saved_here'));
    await context.setOffline(false);
    await saved(page);
    expect((await draftOf(page, person)).form.title).toBe('Maxfiy lavozim');

    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await kept()).toContain('Maxfiy lavozim');
    await page.goto('/profile');
    await takeOver(page);
    await page.locator('.account button').first().click();
    await page.getByRole('menuitem', { name: w.t('shell_sign_out') }).click();
    await expect(page).toHaveURL('/');
    expect(await kept()).not.toContain('Maxfiy lavozim');
  });

  test('a lost answer is asked for again and makes one vacancy', async ({ page }) => {
    const person = await register(page.request, COMPANY);
    await keepDraft(page, person, 'confirm', vacancyForm());
    const w = await open(page, locale, '/confirm');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/jobs/create', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await w.button('vacancy_form_publish').click();
    const failed = w.dialog('vacancy_form_failed_title');
    await expect(failed.getByRole('link', { name: w.t('vacancy_form_failed_home') })).toBeVisible();
    await failed.getByRole('button', { name: w.t('vacancy_form_failed_resend') }).click();
    await expect(w.dialog('vacancy_form_done_title')).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1], 'the same key').toBe(keys[0]);
    const { counts } = await (await page.request.get('/api/v1/my/jobs', bearer(person))).json();
    expect(counts.all).toBe(1);
    expect((await draftOf(page, person)) ?? null, 'its draft is gone for good').toBeNull();

    await w.button('vacancy_form_another').click();
    await expect(page).toHaveURL('/jobs/create');
    await expect(w.box('vacancy_form_title')).toHaveValue('');
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('the same vacancy twice is asked about, a full limit is explained, and the words stay', async ({ page }) => {
    const person = await register(page.request, COMPANY);
    const form = vacancyForm({ title: 'Navbatchi oshpaz' });
    await postVacancy(page.request, person.token, form);
    await keepDraft(page, person, 'confirm', form);
    const w = await open(page, locale, '/confirm');
    await w.button('vacancy_form_publish').click();
    const asked = w.dialog('vacancy_form_duplicate_title');
    await expect(asked.getByRole('link', { name: 'Navbatchi oshpaz' })).toBeVisible();
    await asked.getByRole('button', { name: w.t('vacancy_form_duplicate_anyway') }).click();
    await expect(w.dialog('vacancy_form_done_title')).toBeVisible();

    await postVacancy(page.request, person.token);
    await keepDraft(page, person, 'confirm', vacancyForm());
    await open(page, locale, '/confirm');
    await w.button('vacancy_form_publish').click();
    const told = w.dialog('vacancy_form_limit_title');
    await expect(told).toContainText('3');
    await expect(told.getByRole('link', { name: w.t('verification_go') }), 'a verified company has more').toBeVisible();
    await told.getByRole('button', { name: w.t('vacancy_form_limit_back') }).click();
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('a phone number in the text stops at its own step, at its field', async ({ page }) => {
    const person = await register(page.request, COMPANY);
    await keepDraft(page, person, 'third', vacancyForm());
    const w = await open(page, locale, '/third');
    await w.box('vacancy_form_about').fill(`${ABOUT} Telefon: 90 123 45 67`);
    await expect(page.locator('.self-check .tip[data-level=stop]'), 'told while writing').toBeVisible();
    await expect(page.locator('.self-check .tip-field').first(), 'the tip names its field').toHaveText(
      w.t('vacancy_form_about'),
    );
    await goOn(w);
    await expect(w.box('vacancy_form_about')).toBeFocused();
    expect(await errorOf(w.box('vacancy_form_about'))).toContain(w.t('tip_phone_not_allowed'));
    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/third'));
    await w.box('vacancy_form_about').fill(ABOUT);
    await goOn(w);
    await expect(w.heading('vacancy_form_title_fourth')).toBeVisible();
  });

  test('the review leads to the step of each section and back', async ({ page }) => {
    const person = await register(page.request, COMPANY);
    await keepDraft(page, person, 'confirm', vacancyForm({ title: 'Navbatchi oshpaz' }));
    const w = await open(page, locale, '/confirm');
    const first = page.locator('.confirm-section').first();
    await expect(first).toContainText('Navbatchi oshpaz');
    const step = w.t('vacancy_form_step_default');
    await w.button('vacancy_form_change_step', { step }).click();
    await expect(page).toHaveURL(inLocale(locale, '/jobs/create'));
    await w.box('vacancy_form_title').fill('Tungi oshpaz');
    await w.box('vacancy_form_title').press('Escape');
    await w.button('vacancy_form_to_review').click();
    await expect(page, 'not through all steps').toHaveURL(inLocale(locale, '/jobs/create/confirm'));
    await expect(first).toContainText('Tungi oshpaz');
  });
});

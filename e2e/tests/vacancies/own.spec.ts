// An employer manages vacancies: their state, the possible actions, their statistics.
import type { Page } from '@playwright/test';
import { type Words, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { COMPANY, call, type Person, register } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { bearer, moderator, postVacancy, vacancyForm } from '../../vacancies.ts';

// The page of a closed vacancy is 410, a newer version 409; one test replaces the server's response.
test.use({ expectedComplaints: /status of (404|409|410|503)/ });

const LIST = '/profile/my-vacancies';

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** Opens the menu of the vacancy with this title and chooses an action. */
async function choose(page: Page, w: Words, title: string, action: string) {
  await page.getByRole('button', { name: w.t('my_vacancies_menu', { title }) }).click();
  await page.getByRole('menuitem', { name: w.t(`my_vacancies_${action}`), exact: true }).click();
}

/** The same, and confirms the question that follows. */
async function change(page: Page, w: Words, title: string, action: string) {
  await choose(page, w, title, action);
  const asked = w.dialog(`my_vacancies_${action}_title`);
  await asked.getByRole('button', { name: w.t(`my_vacancies_${action}`), exact: true }).click();
  await expect(w.toast(`my_vacancies_${action}_done`)).toBeVisible();
  await expect(asked).toBeHidden();
}

async function approved(page: Page, baseURL: string | undefined, patch: object = {}): Promise<{ person: Person; slug: string }> {
  const person = await register(page.request, COMPANY);
  const slug = await postVacancy(page.request, person.token, patch);
  const staff = await moderator(baseURL);
  await staff.approve(slug);
  return { person, slug };
}

async function draftOf(page: Page, person: Person) {
  return (await (await page.request.get('/api/v1/drafts/job', bearer(person))).json()).data;
}

inTurn('en', 'phone', (locale) => {
  test('states of a vacancy: waiting, active, paused, open, closed, deleted', async ({ page, baseURL }) => {
    const { token } = await register(page.request, COMPANY, locale);
    const title = 'Milliy taomlar oshpazi';
    const slug = await postVacancy(page.request, token, { title });
    const w = await open(page, locale, LIST);
    await expect(page.getByRole('article')).toContainText(w.t('vacancy_status_moderating'));
    const staff = await moderator(baseURL);
    await staff.approve(slug);

    await page.reload();
    await takeOver(page);
    await expect(page.getByRole('article')).toContainText(w.t('vacancy_status_approved'));
    await w.link('my_vacancies_active').or(page.locator('.tabs-tab').nth(1)).first().click();
    await expect(page).toHaveURL(`${inLocale(locale, LIST)}?filter=active`);
    await expect(page.getByRole('article')).toHaveCount(1);

    await change(page, w, title, 'pause');
    await expect(page.getByText(w.t('my_vacancies_empty_filtered')), 'paused is not active').toBeVisible();
    await page.locator('.tabs-tab').nth(2).click();
    await expect(page.getByRole('article')).toContainText(w.t('lifecycle_paused'));
    await page.goto(inLocale(locale, `/jobs/${slug}`));
    await expect(page.getByRole('heading', { level: 1 }), 'others do not see it').not.toHaveText(title);

    await open(page, locale, `${LIST}/${slug}`);
    await change(page, w, title, 'resume');
    await expect(page.locator('.own-status')).toContainText(w.t('vacancy_status_approved'));
    await expect(page.getByRole('link', { name: w.t('my_vacancies_public') })).toBeVisible();
    await change(page, w, title, 'close');
    await expect(page.locator('.own-status')).toContainText(w.t('lifecycle_closed'));
    await expect(page.locator('.own-history')).toContainText(w.t('my_vacancies_history_paused'));

    await change(page, w, title, 'delete');
    await expect(page).toHaveURL(inLocale(locale, LIST));
    await expect(page.getByText(w.t('my_vacancies_empty'))).toBeVisible();
  });

  test('the views of a day are in the chart and in the table', async ({ page, baseURL, request }) => {
    const { slug } = await approved(page, baseURL);
    await request.post(`/api/v1/jobs/${slug}/seen`);
    const w = await open(page, locale, `${LIST}/${slug}`);
    const picture = page.getByRole('img', { name: new RegExp(`^${w.t('my_vacancies_views')}: `) });
    await expect(picture).toBeVisible();
    await expect(picture.locator('rect').last()).not.toHaveAttribute('height', '0');
    await page.getByText(w.t('my_vacancies_chart_table'), { exact: true }).first().click();
    await expect(page.getByRole('table').getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('an edit waits while the approved words stay public; the address changes at once', async ({ page, baseURL }) => {
    const { slug } = await approved(page, baseURL, { title: 'Choyxona oshpazi' });
    const w = await open(page, locale, `${LIST}/${slug}/edit`);
    await expect(page.getByText(w.t('vacancy_form_unchanged'))).toBeVisible();
    await w.box('vacancy_form_address').fill('Navoiy koʻchasi 5');
    await expect(page.getByText(w.t('vacancy_form_at_once'))).toBeVisible();
    await w.button('vacancy_form_save').click();
    await expect(w.toast('vacancy_form_saved_now')).toBeVisible();

    await open(page, locale, `${LIST}/${slug}/edit`);
    await w.box('vacancy_form_title').fill('Bosh oshpaz');
    await w.box('vacancy_form_title').press('Escape');
    await w.box('vacancy_form_title').fill('Katta oshpaz');
    await expect(page.getByText(w.t('vacancy_form_waits_public'))).toBeVisible();
    await page.reload();
    await takeOver(page);
    await expect(page.getByText(w.t('vacancy_form_edit_restored')), 'kept on the device').toBeVisible();
    await expect(w.box('vacancy_form_title')).toHaveValue('Katta oshpaz');
    await w.button('vacancy_form_save').click();
    await expect(page.locator('.own-status')).toContainText(w.t('my_vacancies_edit_waiting_text'));

    const { data } = await (await page.request.get(`/api/v1/jobs/${slug}`)).json();
    expect(data.title).toBe('Choyxona oshpazi');
    expect(data.address).toBe('Navoiy koʻchasi 5');
  });

  test('two edits of one vacancy are joined, and only what both changed is asked about', async ({ page, baseURL }) => {
    const { person, slug } = await approved(page, baseURL, { title: 'Kafe oshpazi' });
    const w = await open(page, locale, `${LIST}/${slug}/edit`);
    await w.box('vacancy_form_about').fill('Kafega oshpaz kerak: har kuni yangi taomnoma tuzamiz.');

    const own = await (await page.request.get(`/api/v1/my/jobs/${slug}`, bearer(person))).json();
    const { form, revision } = own.data;
    const theirs = { ...form, about: 'Kafega oshpaz kerak: shanba kunlari dam olinadi albatta.', tasks: ['Kabob pishirish'] };
    await call(page.request, `jobs/update/${slug}`, { ...theirs, revision }, { token: person.token });

    await w.button('vacancy_form_save').click();
    const asked = w.dialog('form_clash_title');
    await expect(asked.getByRole('radiogroup')).toHaveCount(1);
    await asked.getByRole('button', { name: w.t('form_clash_apply') }).click();
    await expect(page.locator('#vacancy-tasks'), 'changed there only').toHaveValue('Kabob pishirish');
    await w.button('vacancy_form_save').click();
    await expect(w.toast('vacancy_form_saved_waits')).toBeVisible();
    const { data } = await (await page.request.get(`/api/v1/my/jobs/${slug}`, bearer(person))).json();
    expect(data.form.about).toContain('yangi taomnoma');
    expect(data.form.tasks).toEqual(['Kabob pishirish']);
  });
});

inTurn('ru', 'phone', (locale) => {
  test('questions have a page of their own', async ({ page, baseURL }) => {
    const { person, slug } = await approved(page, baseURL);
    const w = await open(page, locale, `${LIST}/${slug}/questions`);
    await page.getByRole('switch').click();
    await w.button('vacancy_form_save').click();
    await expect(w.box('vacancy_form_question', { number: 1 })).toBeFocused();
    for (const number of [1, 2, 3]) {
      await w.box('vacancy_form_question', { number }).fill(`Qachon ish boshlay olasiz, ${number}?`);
    }
    await page.getByLabel(w.t('vacancy_form_question_kind')).first().selectOption('choice');
    const choice = page.locator('#vacancy-questions-0-options');
    await choice.fill('Ertaga');
    await choice.press('Enter');
    await expect(choice, 'the next row').not.toBeFocused();
    await page.keyboard.type('Bir oydan keyin');
    await w.button('vacancy_form_save').click();
    await expect(page).toHaveURL(inLocale(locale, `${LIST}/${slug}`));
    const { data } = await (await page.request.get(`/api/v1/my/jobs/${slug}`, bearer(person))).json();
    expect(data.form.questions).toHaveLength(3);
    expect(data.form.questions[0].options).toEqual(['Ertaga', 'Bir oydan keyin']);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('a failed delete stops the spinner and shows the error', async ({ page, baseURL }) => {
    const { slug } = await approved(page, baseURL, { title: 'Somsa ustasi' });
    const w = await open(page, locale, `${LIST}/${slug}`);
    await page.route('**/api/v1/jobs/destroy/**', (route) =>
      route.fulfill({ status: 503, json: { status: false, code: 'unavailable', message: 'Keyinroq urinib koʻring' } }),
    );
    await choose(page, w, 'Somsa ustasi', 'delete');
    const asked = w.dialog('my_vacancies_delete_title');
    const button = asked.getByRole('button', { name: w.t('my_vacancies_delete'), exact: true });
    await button.click();
    await expect(asked.getByRole('status')).toHaveText('Keyinroq urinib koʻring');
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(inLocale(locale, `${LIST}/${slug}`));
    await page.unroute('**/api/v1/jobs/destroy/**');
    await button.click();
    await expect(page).toHaveURL(inLocale(locale, LIST));
  });

  test('a copy becomes a draft, and an older draft is not lost unasked', async ({ page, baseURL }) => {
    const { person, slug } = await approved(page, baseURL, { title: 'Kabobpaz' });
    const other = vacancyForm({ title: 'Boshqa ish' });
    await page.request.post('/api/v1/drafts/job', { data: { step: 'default', form: other }, ...bearer(person) });
    const w = await open(page, locale, `${LIST}/${slug}`);
    await choose(page, w, 'Kabobpaz', 'clone');
    const asked = w.dialog('my_vacancies_replace_title');
    await expect(asked).toBeVisible();
    expect((await draftOf(page, person)).form.title).toBe('Boshqa ish');
    await asked.getByRole('button', { name: w.t('my_vacancies_replace'), exact: true }).click();
    await expect(page).toHaveURL(/\/jobs\/create/);
    await expect(page.locator('.wizard')).toBeVisible();
    expect((await draftOf(page, person)).form.title).toBe('Kabobpaz');
  });
});

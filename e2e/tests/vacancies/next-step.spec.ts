// What an employer is told about a vacancy: its state in one word everywhere, the one thing to do next, and why.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { letExpire } from '../../database.ts';
import { type Words, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { CANDIDATE, COMPANY, call, type Person, register } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { bearer, moderator, postVacancy, vacancyForm } from '../../vacancies.ts';

// What is hidden or expired is 410.
test.use({ expectedComplaints: /status of (404|410)/ });

const LIST = '/profile/my-vacancies';

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

async function edit(page: Page, person: Person, slug: string, patch: object) {
  const { data } = await (await page.request.get(`/api/v1/my/jobs/${slug}`, bearer(person))).json();
  const body = { ...data.form, ...patch, revision: data.revision };
  return call(page.request, `jobs/update/${slug}`, body, { token: person.token });
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

inTurn('ru', 'phone', (locale) => {
  test('the draft stands on top, and every vacancy has its state and the button that fits', async ({ page, baseURL }) => {
    const person = await register(page.request, COMPANY, locale);
    const [live, expired] = ['Choyxona oshpazi', 'Tungi nonvoy'];
    const slug = await postVacancy(page.request, person.token, { title: live });
    const old = await postVacancy(page.request, person.token, { title: expired });
    const staff = await moderator(baseURL);
    await staff.approve(slug);
    await staff.approve(old);
    letExpire(old);
    await edit(page, person, slug, { title: 'Bosh oshpaz' });
    const form = vacancyForm({ title: 'Kassir' });
    await call(page.request, 'drafts/job', { step: 'third', form }, { token: person.token });

    const w = await open(page, locale, LIST);
    const draft = page.getByRole('article').first();
    await expect(draft).toContainText('Kassir');
    await expect(cardOf(page, live), 'one word').toContainText(w.t('vacancy_status_approved'));
    await expect(cardOf(page, live)).toContainText(w.t('my_vacancies_edit_waiting'));
    await expect(cardOf(page, live)).not.toContainText(w.t('vacancy_status_moderating'));
    await expect(cardOf(page, live).locator('dt').first(), 'a number by its name').toHaveText(w.t('my_vacancies_views'));
    await expectAccessible(page, 'the own list');

    const again = cardOf(page, expired);
    await expect(again).toContainText(w.t('lifecycle_expired'));
    await again.getByRole('button', { name: w.t('my_vacancies_prolong'), exact: true }).click();
    await expect(w.toast('my_vacancies_prolong_done')).toBeVisible();
    await expect(again, 'with one tap').toContainText(w.t('vacancy_status_approved'));
    await expect.poll(async () => (await page.request.get(`/jobs/${old}`)).status()).toBe(200);

    await open(page, locale, `${LIST}/${slug}`);
    await expect(page.locator('.own-status'), 'the same word').toContainText(w.t('vacancy_status_approved'));
    await open(page, locale, LIST);
    await draft.getByRole('link', { name: w.t('my_vacancies_draft_go_on'), exact: true }).click();
    await expect(page).toHaveURL(inLocale(locale, '/jobs/create/third'));
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('a refusal stands above the form and at its field; hours change although the title waits', async ({
    page,
    baseURL,
  }) => {
    const person = await register(page.request, COMPANY, locale);
    const slug = await postVacancy(page.request, person.token, { title: 'Somsapaz' });
    const staff = await moderator(baseURL);
    await staff.reject(slug, { code: 'unreadable', field: 'about', text: 'Yana bir jumla yozing.' });
    const w = await open(page, locale, `${LIST}/${slug}`);
    await w.link('my_vacancies_fix').click();
    await expect(w.box('vacancy_form_about')).toBeFocused();
    const summary = page.getByRole('region', { name: w.t('vacancy_form_refused_title') });
    await expect(summary).toContainText('Yana bir jumla yozing.');
    await expect(page.locator('.field-noted')).toContainText(w.t('reason_unreadable_fix'));
    await expectAccessible(page, 'the edit page after a refusal');
    await w.box('vacancy_form_about').fill('Oilaviy oshxonaga tajribali somsapaz kerak, tandir bizda.');
    await w.button('vacancy_form_save').click();
    await expect(w.toast('vacancy_form_saved_waits')).toBeVisible();
    await staff.approve(slug);

    await open(page, locale, `${LIST}/${slug}/edit`);
    await expect(summary).toHaveCount(0);
    await w.box('vacancy_form_title').fill('Katta somsapaz');
    await w.box('vacancy_form_title').press('Escape');
    await w.box('vacancy_form_address').fill('Navoiy koʻchasi 5');
    await expect(page.getByText(w.t('vacancy_form_partly_public'))).toBeVisible();
    await w.button('vacancy_form_save').click();
    await expect(w.toast('vacancy_form_saved_partly')).toBeVisible();
    const { data } = await (await page.request.get(`/api/v1/jobs/${slug}`)).json();
    expect([data.title, data.address]).toEqual(['Somsapaz', 'Navoiy koʻchasi 5']);
  });

  test('a taking down looks like one: the strike, the reason, one appeal', async ({ page, request, baseURL }) => {
    const person = await register(page.request, COMPANY, locale);
    const slug = await postVacancy(page.request, person.token, { title: 'Kuryer' });
    const staff = await moderator(baseURL);
    await staff.approve(slug);
    const { token } = await register(request, CANDIDATE);
    await call(request, `jobs/${slug}/report`, { reason: 'fee' }, { token });
    await staff.strike(slug, { code: 'fee_or_deposit', field: 'about' });

    const w = await open(page, locale, `${LIST}/${slug}`);
    const status = page.locator('.own-status');
    await expect(status).toContainText(w.t('my_vacancies_taken_down'));
    await expect(status).toContainText(w.t('my_vacancies_strike_first'));
    await expect(status).toContainText(w.t('reason_fee_or_deposit_fix'));
    await expectAccessible(page, 'the own page of a vacancy that was taken down');
    await w.button('my_vacancies_appeal').click();
    const asked = w.dialog('my_vacancies_appeal_title');
    await asked.getByRole('textbox').fill('Depozit soʻramaymiz, forma bepul beriladi.');
    await asked.getByRole('button', { name: w.t('my_vacancies_appeal_send'), exact: true }).click();
    await expect(w.toast('my_vacancies_appeal_sent')).toBeVisible();
    await expect(w.button('my_vacancies_appeal')).toHaveCount(0);
    await expect(page.locator('.own-history')).toContainText(w.t('my_vacancies_history_appealed'));

    // Every line of both histories is a sentence.
    await expect(page.locator('.own-history')).not.toContainText(/_/);
    await open(page, locale, '/profile/company/history');
    await expect(page.locator('.history-list')).toContainText(w.t('company_event_strike_1'));
    await expect(page.locator('.history')).not.toContainText(/_|[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('asking to delete the account says what is hidden, and one press brings it back', async ({ page, baseURL }) => {
    const person = await register(page.request, COMPANY, locale);
    const slug = await postVacancy(page.request, person.token, { title: 'Gulfurush' });
    await (await moderator(baseURL)).approve(slug);
    const w = await open(page, locale, '/profile/settings/data');
    await w.button('settings_delete').click();
    const asked = w.dialog('settings_delete_confirm_title');
    await expect(asked).toContainText(w.t('settings_delete_vacancies'));
    await asked.getByRole('button', { name: w.t('settings_delete'), exact: true }).click();
    await expect(page.getByText(w.t('settings_delete_hidden'))).toBeVisible();

    await open(page, locale, LIST);
    await expect(cardOf(page, 'Gulfurush')).toContainText(w.t('my_vacancies_out_of_sight'));
    expect((await page.request.get(`/jobs/${slug}`)).status()).toBe(410);
    await w.button('settings_delete_undo').click();
    await expect(cardOf(page, 'Gulfurush')).toContainText(w.t('vacancy_status_approved'));
    await expect.poll(async () => (await page.request.get(`/jobs/${slug}`)).status()).toBe(200);
  });
});

// An employer from registration to the first approved vacancy: what was promised on the way comes to the bell.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { enterConsole, goInConsole } from '../console.ts';
import type { Words } from '../form.ts';
import { codeTo } from '../outbox.ts';
import { inLocale } from '../pages.ts';
import { newPhone } from '../people.ts';
import { askForCode, enterCode, fillCompany } from '../registration.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { waitingRevision } from '../vacancies.ts';

const ABOUT = 'Oilaviy oshxonamizga milliy taomlarni yaxshi biladigan oshpaz kerak.';
const goOn = (w: Words) => w.button('ui_continue').last().click();

/** Fills in the five steps and publishes. */
async function publish(page: Page, w: Words, title: string): Promise<void> {
  await w.box('vacancy_form_title').fill(title);
  await w.box('vacancy_form_title').press('Escape');
  await w.box('vacancy_form_sphere').fill('it');
  await page.getByRole('option').first().click();
  await page.getByText(w.t('work_type_fulltime'), { exact: true }).click();
  await goOn(w);
  await w.box('vacancy_form_pay_min').fill('5000000');
  await goOn(w);
  await w.box('vacancy_form_about').fill(ABOUT);
  await page.locator('#vacancy-tasks').fill('Har kuni osh damlash');
  await page.locator('#vacancy-requirements').fill('Tibbiy daftarcha');
  await goOn(w);
  await w.box('vacancy_form_experience').selectOption('1');
  await goOn(w);
  await w.button('vacancy_form_publish').click();
  const done = w.dialog('vacancy_form_done_title');
  await expect(done).toBeVisible();
  await done.getByRole('link', { name: w.t('vacancy_form_to_mine') }).click();
}

/** The open page hears of a decision by itself; the notice leads to what it is about. */
async function expectInBell(page: Page, w: Words, unread: number, text: string): Promise<void> {
  const bell = page.getByRole('banner').getByRole('button', { name: w.t('notices_title') });
  // An approval can be taken back for a while before it is one.
  await expect(page.getByRole('banner').locator('.bell-count')).toHaveText(String(unread), { timeout: 60_000 });
  await bell.click();
  const notice = page.getByRole('dialog', { name: w.t('notices_title') }).getByRole('link', { name: text });
  await expect(notice).toBeVisible();
  await notice.click();
}

inTurn('uz', 'desktop', (locale) => {
  test('an employer registers, is refused, corrects the vacancy and sees it public', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const phone = newPhone();
    const email = `${randomUUID()}@example.uz`;
    const title = `Oshpaz ${randomUUID().slice(0, 6)}`;
    const w = await askForCode(page, locale, 'employer', phone);
    await enterCode(page, w, phone);
    await fillCompany(page, w, locale, { email });
    await w.button('auth_finish').click();

    // News can also come by e-mail, but only to an address that is confirmed.
    await expect(w.heading('auth_email_title')).toBeVisible();
    await w.button('auth_code_send').click();
    await w.box('auth_code_label').fill(await codeTo(request, email));
    await expect(page).toHaveURL(inLocale(locale, '/profile'));

    await page.goto(inLocale(locale, '/jobs/create'));
    await takeOver(page);
    await expect(page.locator('.places-line'), 'the limit stands before the form').toHaveText(
      w.t('my_vacancies_limits', { used: 0, limit: 3 }),
    );
    await publish(page, w, title);
    await expect(page).toHaveURL(inLocale(locale, '/profile/my-vacancies'));
    const own = page.getByRole('link', { name: title, exact: true }).first();
    await expect(own).toBeVisible();
    const slug = new URL((await own.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByRole('banner').locator('.bell-count'), 'of the confirmed e-mail').toHaveText('1');

    const office = await browser.newContext({ baseURL });
    const desk = await office.newPage();
    const s = await enterConsole(desk, locale, baseURL);
    await goInConsole(desk, `/admin/moderation/${await waitingRevision(desk.request, slug)}`);
    await s.button('moderation_refuse').click();
    const refusal = s.dialog('moderation_refuse_title');
    await refusal.getByRole('combobox').first().selectOption('unreadable');
    await refusal.getByRole('button', { name: s.t('moderation_refuse'), exact: true }).click();
    await expect(s.toast('moderation_refused', { title })).toBeVisible();

    await expectInBell(page, w, 2, w.t('bell_vacancy_rejected', { title }));
    await expect(page).toHaveURL(inLocale(locale, `/profile/my-vacancies/${slug}`));
    await expect(page.getByRole('main'), 'what to correct').toContainText(w.t('reason_unreadable_fix'));
    await expectAccessible(page, 'the own page of a refused vacancy');

    await page.goto(inLocale(locale, `/profile/my-vacancies/${slug}/edit`));
    await takeOver(page);
    await w.box('vacancy_form_about').fill(`${ABOUT} Ish vaqti soat toʻqqizdan oltigacha.`);
    await w.button('vacancy_form_save').click();
    const again = await waitingRevision(desk.request, slug);
    await goInConsole(desk, `/admin/moderation/${again}`);
    await s.button('moderation_approve').click();
    await expect(s.toast('moderation_approved', { title })).toBeVisible();

    await page.goto(inLocale(locale, '/profile/my-vacancies'));
    await takeOver(page);
    await expectInBell(page, w, 2, w.t('bell_vacancy_approved', { title }));
    await expect(page).toHaveURL(inLocale(locale, `/profile/my-vacancies/${slug}`));
    expect((await page.request.get(`/jobs/${slug}`)).status(), 'everybody can read it').toBe(200);
    await office.close();
  });
});

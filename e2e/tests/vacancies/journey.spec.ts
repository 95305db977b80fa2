// The whole life of a vacancy, as each role sees it.
import type { Browser, Page } from '@playwright/test';
import { letExpire } from '../../database.ts';
import { type Words, words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { CANDIDATE, COMPANY, register } from '../../people.ts';
import { newTitle, untilFound } from '../../published.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { moderator, postVacancy } from '../../vacancies.ts';

// A closed vacancy is 410.
test.use({ expectedComplaints: /status of (404|410)/ });

const LIST = '/profile/my-vacancies';

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** A candidate in a separate browser context. */
async function candidate(browser: Browser, baseURL: string | undefined, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await register(page.request, CANDIDATE, locale);
  return page;
}

async function change(page: Page, w: Words, title: string, action: string) {
  await page.getByRole('button', { name: w.t('my_vacancies_menu', { title }) }).click();
  await page.getByRole('menuitem', { name: w.t(`my_vacancies_${action}`), exact: true }).click();
  const asked = w.dialog(`my_vacancies_${action}_title`);
  await asked.getByRole('button', { name: w.t(`my_vacancies_${action}`), exact: true }).click();
  await expect(w.toast(`my_vacancies_${action}_done`)).toBeVisible();
}

inTurn('uz', 'phone', (locale) => {
  test('made, approved, saved, changed, refused, put right, expired, prolonged, deleted', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { token } = await register(page.request, COMPANY, locale);
    const title = newTitle();
    const better = `Bosh ${title}`;
    const slug = await postVacancy(page.request, token, { title });
    const staff = await moderator(baseURL);
    const reader = await candidate(browser, baseURL, locale);
    const heading = reader.getByRole('heading', { level: 1 });

    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading, 'nobody sees what waits').not.toHaveText(title);
    await staff.approve(slug);
    const theirs = await open(reader, locale, `/jobs/${slug}`);
    await expect(heading).toHaveText(title);
    await untilFound(reader.request, { slug, title });
    await open(reader, locale, `/jobs?q=${encodeURIComponent(title)}`);
    const saved = reader.waitForResponse('**/api/v1/wishlist/add');
    await reader.getByRole('button', { name: theirs.t('vacancy_save_named', { title }), exact: true }).click();
    expect((await saved).status()).toBe(200);

    const w = await open(page, locale, `${LIST}/${slug}/edit`);
    await w.box('vacancy_form_title').fill(better);
    await w.box('vacancy_form_title').press('Escape');
    await w.button('vacancy_form_save').click();
    const status = page.locator('.own-status');
    await expect(status).toContainText(w.t('my_vacancies_edit_waiting_text'));
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading, 'the approved words stay').toHaveText(title);

    await staff.reject(slug, { code: 'misleading_pay', field: 'about', text: 'Maosh va matn boshqacha.' });
    await page.reload();
    await takeOver(page);
    await expect(status).toContainText(w.t('reason_misleading_pay'));
    await expect(status).toContainText(w.t('reason_misleading_pay_fix'));
    await expect(status).toContainText('Maosh va matn boshqacha.');
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading).toHaveText(title);

    await w.link('my_vacancies_fix').click();
    await expect(page).toHaveURL(`${inLocale(locale, `${LIST}/${slug}/edit`)}#about`);
    await expect(w.box('vacancy_form_about'), 'the very answer').toBeFocused();
    await w.box('vacancy_form_about').fill('Oilaviy oshxonaga oshpaz kerak, maosh har oy kartaga tushadi.');
    await w.button('vacancy_form_save').click();
    await expect(w.toast('vacancy_form_saved_waits')).toBeVisible();
    await staff.approve(slug);
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading).toHaveText(better);

    letExpire(slug);
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading, 'its month is over').toHaveText(theirs.t('vacancy_gone_title'));
    await open(reader, locale, '/user/favorites');
    const card = reader.getByRole('article').filter({ hasText: better });
    await expect(card, 'what was saved stays, with a mark').toContainText(theirs.t('favourites_closed'));
    await expect(card).not.toContainText('mln');
    await card.getByRole('link', { name: theirs.t('favourites_similar') }).click();
    await expect(reader).toHaveURL(inLocale(locale, '/jobs?sphere=horeca'));

    await open(page, locale, `${LIST}/${slug}`);
    await expect(status).toContainText(w.t('lifecycle_expired'));
    await change(page, w, better, 'prolong');
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading, 'open for another month').toHaveText(better);

    await change(page, w, better, 'delete');
    await expect(page).toHaveURL(inLocale(locale, LIST));
    await open(reader, locale, `/jobs/${slug}`);
    await expect(heading).not.toHaveText(better);
    await reader.context().close();
  });
});

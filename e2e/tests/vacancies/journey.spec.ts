// The whole life of a vacancy, through the eyes of everybody who has to do with it.
import type { Browser, Page } from '@playwright/test';
import { letExpire } from '../../database.ts';
import { type Words, words } from '../../form.ts';
import { inLocale, type Locale, TURNS, WIDTHS } from '../../pages.ts';
import { CANDIDATE, COMPANY, register } from '../../people.ts';
import { expect, takeOver, test } from '../../test.ts';
import { moderator, postVacancy } from '../../vacancies.ts';

// A vacancy that is over is 410.
test.use({ expectedComplaints: /status of (404|410)/ });
test.slow();

const LIST = '/profile/my-vacancies';

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** A candidate in a browser of his own. */
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

for (const { locale, width } of TURNS) {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);

    test('made, approved, saved, changed, refused, put right, expired, prolonged, deleted', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { token } = await register(page.request, COMPANY, locale);
      const [title, better] = [`Tikuvchi ${locale}`, `Bosh tikuvchi ${locale}`];
      const slug = await postVacancy(page.request, token, { title });
      const staff = await moderator(baseURL);
      const reader = await candidate(browser, baseURL, locale);

      await reader.goto(inLocale(locale, `/jobs/${slug}`));
      await expect(reader.getByRole('heading', { level: 1 }), 'nobody sees what waits').not.toHaveText(title);
      await staff.approve(slug);
      const theirs = await open(reader, locale, `/jobs/${slug}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
      await open(reader, locale, '/jobs');
      await reader.getByRole('button', { name: theirs.t('vacancy_save_named', { title }), exact: true }).click();

      const w = await open(page, locale, `${LIST}/${slug}/edit`);
      await w.box('vacancy_form_title').fill(better);
      await w.box('vacancy_form_title').press('Escape');
      await w.button('vacancy_form_save').click();
      await expect(page.locator('.own-standing')).toContainText(w.t('my_vacancies_edit_waiting_text'));
      await open(reader, locale, `/jobs/${slug}`);
      await expect(reader.getByRole('heading', { level: 1 }), 'the approved words stay').toHaveText(title);

      await staff.reject(slug, { code: 'wrong_sphere', field: 'sphere' });
      await page.reload();
      await expect(page.locator('.own-standing')).toContainText(w.t('reason_wrong_sphere'));
      await open(reader, locale, `/jobs/${slug}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);

      await open(page, locale, `${LIST}/${slug}/edit`);
      await w.box('vacancy_form_about').fill('Katta sexga tajribali tikuvchi kerak, mashina va mato bizdan.');
      await w.button('vacancy_form_save').click();
      await expect(w.toast('vacancy_form_saved_waits')).toBeVisible();
      await staff.approve(slug);
      await open(reader, locale, `/jobs/${slug}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(better);

      letExpire(slug);
      await reader.goto(inLocale(locale, `/jobs/${slug}`));
      await expect(reader.getByRole('heading', { level: 1 }), 'its month is over').not.toHaveText(better);
      await open(reader, locale, '/user/favorites');
      await expect(reader.getByText(better), 'what was saved stays, with a mark').toBeVisible();
      await open(page, locale, `${LIST}/${slug}`);
      await expect(page.locator('.own-standing')).toContainText(w.t('lifecycle_expired'));
      await change(page, w, better, 'prolong');
      await open(reader, locale, `/jobs/${slug}`);
      await expect(reader.getByRole('heading', { level: 1 }), 'open for another month').toHaveText(better);

      await change(page, w, better, 'delete');
      await expect(page).toHaveURL(inLocale(locale, LIST));
      await reader.goto(inLocale(locale, `/jobs/${slug}`));
      await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(better);
      await reader.context().close();
    });
  });
}

// A candidate makes a resume: eight steps, a draft that is never lost, publishing from any of them.
import type { Page } from '@playwright/test';
import { errorOf, loseNetwork, type Words, words } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { CANDIDATE, type Person, register, signIn } from '../people.ts';
import { postResume, publishResume } from '../resumes.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { bearer } from '../vacancies.ts';

// A newer resume is 409, refused text 422; a lost connection has no status.
test.use({ expectedComplaints: /status of (409|422)|ERR_(INTERNET_DISCONNECTED|FAILED)/ });

async function open(page: Page, locale: Locale, path = '/resume/create'): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.locator('.wizard')).toBeVisible();
  return words(page, locale);
}

const saved = (page: Page) => expect(page.locator('.wizard-saved')).toHaveText(/\d\d:\d\d/);
/** Ctrl+Enter continues from any field. */
const goOn = (page: Page) => page.keyboard.press('Control+Enter');
/** The first resume as stored on the server. */
async function stored(page: Page, person: Person) {
  const list = (await (await page.request.get('/api/v1/resume', bearer(person))).json()).data;
  if (list.length === 0) return { count: 0 };
  const { data } = await (await page.request.get(`/api/v1/resume/${list[0].id}`, bearer(person))).json();
  return { count: list.length, ...data };
}

inTurn('uz', 'phone', (locale) => {
  test('from nothing to a published resume, by keyboard, with a reload and without a network in the middle', async ({
    page,
  }) => {
    const person = await register(page.request, CANDIDATE);
    const w = await open(page, locale);
    const at = (end: string) => expect(page).toHaveURL(inLocale(locale, `/resume/create${end}`));

    await w.box('resume_form_salary').focus();
    await goOn(page);
    await expect(w.box('resume_form_position'), 'the first wrong answer').toBeFocused();
    expect(await errorOf(w.box('resume_form_position'))).toBe(w.t('error_required_field'));
    await page.keyboard.type('Bosh buxgalter');
    await page.keyboard.press('Enter');
    await at('');
    await w.box('resume_form_sphere').fill('moliya');
    await page.locator('[role=option]').first().click();
    await w.box('resume_form_salary').fill('7000000');
    await page.getByText(w.t('work_type_fulltime'), { exact: true }).click();
    await saved(page);
    await goOn(page);

    await at('/second');
    await expect(w.heading('resume_form_title_second')).toBeFocused();
    await expect(w.box('resume_form_name'), 'known from the account').toHaveValue(CANDIDATE.name);
    await goOn(page);

    await at('/third');
    await w.box('resume_form_job_position').fill('Buxgalter');
    await w.box('resume_form_job_position').press('Escape');
    await w.box('resume_form_job_company').fill('Ipak Yoʻli Savdo');
    await page.getByText(w.t('resume_form_job_present')).click();
    await saved(page);
    await page.reload();
    await takeOver(page);
    await at('/third');
    await expect(page.getByText('Ipak Yoʻli Savdo').first(), 'survives a reload').toBeVisible();

    await loseNetwork(page);
    await w.button('resume_form_row_edit', { name: 'Buxgalter' }).click();
    await w.box('resume_form_job_description').fill('Oylik hisobotlarni topshiraman.');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('resume_form_offline'));
    await page.context().setOffline(false);
    await saved(page);
    expect((await stored(page, person)).form.employment[0].description).toBe('Oylik hisobotlarni topshiraman.');

    await w.button('resume_form_show_paper').click();
    await expect(w.dialog('resume_form_paper')).toContainText('Ipak Yoʻli Savdo');
    await page.keyboard.press('Escape');
    await expect(w.button('resume_form_show_paper'), 'back where it was opened').toBeFocused();
    await goOn(page);
    await at('/fourth');
    await goOn(page);
    await at('/fifth');
    await w.box('resume_form_skills').fill('Ish haqi hisobi');
    await w.box('resume_form_skills').press('Enter');
    await goOn(page);
    await at('/sixth');
    await goOn(page);
    await at('/seventh');
    await goOn(page);
    await at('/eighth');
    await expect(page.getByRole('region', { name: w.t('resume_form_review') })).toContainText('Ish haqi hisobi');
    await w.button('resume_form_publish').click();
    const done = w.dialog('resume_form_done_title');
    await expect(done.getByRole('link', { name: w.t('resume_form_to_mine') })).toBeVisible();
    expect(await stored(page, person)).toMatchObject({ count: 1, status: 'active' });
    await done.getByRole('link', { name: w.t('resume_form_to_jobs') }).click();
    await expect(page).toHaveURL(/\/jobs\?q=Bosh\+buxgalter&sphere=\w+&location=toshkent/);

    await open(page, locale);
    await expect(w.box('resume_form_position'), 'the next one is new').toHaveValue('');
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('the short way: three steps, then the last one', async ({ page }) => {
    await register(page.request, CANDIDATE, locale);
    const w = await open(page, locale);
    await w.box('resume_form_position').fill('Бухгалтер');
    await w.box('resume_form_position').press('Escape');
    await w.box('resume_form_sphere').fill('it');
    await page.locator('[role=option]').first().click();
    await page.getByText(w.t('work_type_remote'), { exact: true }).click();
    await expect(page.locator('.paper-position'), 'the paper beside the form').toContainText('Бухгалтер');
    await w.button('ui_continue').click();
    await w.button('ui_continue').click();
    await page.getByText(w.t('resume_form_no_experience')).click();
    await expect(page.locator('.short-way')).toContainText('%');
    await w.button('resume_form_publish_now').click();
    await expect(page).toHaveURL(inLocale(locale, '/resume/create/eighth'));
    await w.button('resume_form_publish').click();
    await expect(w.dialog('resume_form_done_title')).toBeVisible();
  });

  test('two windows change one resume and nothing is lost', async ({ page, browser, baseURL }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const w = await open(page, locale, `/resume/edit/${id}/eighth`);
    const other = await browser.newContext({ baseURL });
    const second = await other.newPage();
    await signIn(second, person);
    const v = await open(second, locale, `/resume/edit/${id}/eighth`);
    await v.box('resume_form_about').fill('Hisobotlarni oʻz vaqtida topshiraman. Tongda kelaman.');
    await saved(second);

    await w.box('resume_form_about').fill('Hisobotlarni oʻz vaqtida topshiraman. Kechgacha ishlayman.');
    const asked = w.dialog('form_clash_title');
    await expect(asked).toContainText('Tongda kelaman.');
    await asked.getByRole('radio', { name: w.t('form_clash_both') }).check();
    await asked.getByRole('button', { name: w.t('form_clash_apply') }).click();
    await expect(w.box('resume_form_about')).toHaveValue(/Kechgacha ishlayman\.\n\n.*Tongda kelaman\./s);
    await saved(page);
    await other.close();
  });
});

inTurn('en', 'phone', (locale) => {
  test('two tabs that begin at once make one resume with both answers', async ({ page, context }) => {
    const person = await register(page.request, CANDIDATE);
    const w = await open(page, locale);
    const second = await context.newPage();
    const v = await open(second, locale);
    await w.box('resume_form_position').fill('Bosh hisobchi');
    await w.box('resume_form_position').press('Escape');
    await v.box('resume_form_salary').fill('9000000');
    await saved(page);
    await saved(second);
    await expect
      .poll(async () => {
        const { count, form } = await stored(page, person);
        return [count, form?.position, form?.salary.amount];
      })
      .toEqual([1, 'Bosh hisobchi', 9_000_000]);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('an active resume stays valid: refused answers wait on the device', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await publishResume(page.request, person);
    const w = await open(page, locale, `/resume/edit/${id}`);
    await w.box('resume_form_position').fill('');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('form_refused'));
    await expect.poll(() => errorOf(w.box('resume_form_position'))).not.toBe('');
    expect((await stored(page, person)).form.position).toBe('Bosh hisobchi');
    await page.reload();
    await takeOver(page);
    await expect(w.box('resume_form_position'), 'kept as it was left').toHaveValue('');
    await w.box('resume_form_position').fill('Bosh buxgalter');
    await saved(page);
    expect((await stored(page, person)).form.position).toBe('Bosh buxgalter');
  });

  test('answers for interviews need a consent, and go with it', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const kept = async () =>
      (await (await page.request.get(`/api/v1/resume/${id}/interview-data`, bearer(person))).json()).data ?? null;
    const w = await open(page, locale, `/resume/edit/${id}/eighth`);
    await w.button('resume_form_interview_open').click();
    await page.getByRole('switch', { name: w.t('resume_form_interview_consent') }).click();
    await w.box('resume_form_strengths').fill('Tez oʻrganaman');
    await page.reload();
    await takeOver(page);
    await w.button('resume_form_interview_open').click();
    await expect(w.box('resume_form_strengths'), 'kept in this tab').toHaveValue('Tez oʻrganaman');
    expect(await kept()).toBeNull();
    await w.button('resume_form_interview_save').click();
    await expect.poll(kept).toMatchObject({ strengths: 'Tez oʻrganaman' });
    await page.getByRole('switch', { name: w.t('resume_form_interview_consent') }).click();
    await expect.poll(kept, 'withdrawn').toBeNull();
  });

  test('a draft that was begun elsewhere is offered', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const w = await open(page, locale);
    await w.link('resume_form_other_draft_open').click();
    await expect(page, 'at its last step').toHaveURL(inLocale(locale, `/resume/edit/${id}/eighth`));
  });
});

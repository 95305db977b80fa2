// A candidate makes a resume: eight steps, a draft that is never lost, publishing from any of them.
import { errorOf, loseNetwork } from '../form.ts';
import { inLocale } from '../pages.ts';
import { CANDIDATE, register } from '../people.ts';
import { downloadPdf, pagesOf } from '../pdf.ts';
import { goOn, openEditor, pickSphere, reload, saved, stored } from '../resume-editor.ts';
import { postResume, publishResume } from '../resumes.ts';
import { expect, inTurn, test } from '../test.ts';
import { bearer } from '../vacancies.ts';

// A newer resume is 409, refused text 422; a lost connection has no status.
test.use({ expectedComplaints: /status of (409|422)|ERR_(INTERNET_DISCONNECTED|FAILED)/ });

inTurn('uz', 'phone', (locale) => {
  test('from nothing to a published resume, by keyboard, with a reload and without a network in the middle', async ({
    page,
  }) => {
    const person = await register(page.request, CANDIDATE);
    const w = await openEditor(page, locale);
    const at = (end: string) => expect(page).toHaveURL(inLocale(locale, `/resume/create${end}`));

    await w.box('resume_form_salary').focus();
    await goOn(page);
    await expect(w.box('resume_form_position'), 'the first wrong answer').toBeFocused();
    expect(await errorOf(w.box('resume_form_position'))).toBe(w.t('error_required_field'));
    await page.keyboard.type('Bosh buxgalter');
    await page.keyboard.press('Enter');
    await at('');
    await pickSphere(page, w, 'moliya');
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
    const [beginning] = w.t('resume_starters_accounting').split('\n');
    await page.getByRole('button', { name: beginning, exact: true }).click();
    await expect(w.box('resume_form_job_description'), 'a beginning of the profession').toHaveValue(`${beginning}: `);
    await saved(page);
    await reload(page);
    await at('/third');
    await expect(page.getByText('Ipak Yoʻli Savdo').first(), 'survives a reload').toBeVisible();

    await loseNetwork(page);
    await w.button('resume_form_row_edit', { name: 'Buxgalter' }).click();
    await w.box('resume_form_job_description').fill('Oylik hisobotlarni topshiraman.');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('resume_form_offline'));
    await page.context().setOffline(false);
    await saved(page);
    expect((await stored(page.request, person)).form.employment[0].description).toBe('Oylik hisobotlarni topshiraman.');

    await w.button('resume_form_show_paper').click();
    await expect(w.dialog('resume_form_paper')).toContainText('Ipak Yoʻli Savdo');
    await page.keyboard.press('Escape');
    await expect(w.button('resume_form_show_paper'), 'back where it was opened').toBeFocused();
    await goOn(page);
    await at('/fourth');
    await goOn(page);
    await at('/fifth');
    await w.box('resume_form_skills').fill('Maosh vedomosti');
    await w.box('resume_form_skills').press('Enter');
    await goOn(page);
    await at('/sixth');
    await goOn(page);
    await at('/seventh');
    await goOn(page);
    await at('/eighth');
    await expect(page.getByRole('region', { name: w.t('resume_form_review') })).toContainText('Maosh vedomosti');
    expect(pagesOf(await downloadPdf(page, w, { look: 'form_pdf_calm', language: 'Русский' }))).toBe(1);
    await w.button('resume_form_publish').click();
    const done = w.dialog('resume_form_done_title');
    await expect(done.getByRole('link', { name: w.t('resume_form_to_mine') })).toBeVisible();
    expect(await stored(page.request, person)).toMatchObject({ count: 1, status: 'active' });
    await done.getByRole('link', { name: w.t('resume_form_to_jobs') }).click();
    await expect(page).toHaveURL(/\/jobs\?q=Bosh\+buxgalter&sphere=\w+&location=toshkent/);

    await openEditor(page, locale);
    await expect(w.box('resume_form_position'), 'the next one is new').toHaveValue('');
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('the short way: three steps, then the last one', async ({ page }) => {
    await register(page.request, CANDIDATE, locale);
    const w = await openEditor(page, locale);
    await w.box('resume_form_position').fill('Hisobchi yordamchisi');
    await w.box('resume_form_position').press('Escape');
    await pickSphere(page, w, 'it');
    await page.getByText(w.t('work_type_remote'), { exact: true }).click();
    await expect(page.locator('.paper-position'), 'the paper beside the form').toContainText('Hisobchi yordamchisi');
    await w.button('ui_continue').click();
    await w.button('ui_continue').click();
    await page.getByText(w.t('resume_form_no_experience')).click();
    await expect(page.locator('.short-way')).toContainText('%');
    await w.button('resume_form_publish_now').click();
    await expect(page).toHaveURL(inLocale(locale, '/resume/create/eighth'));
    await w.button('resume_form_publish').click();
    await expect(w.dialog('resume_form_done_title')).toBeVisible();
  });
});

inTurn('en', 'desktop', (locale) => {
  test('an active resume stays valid: refused answers wait on the device', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await publishResume(page.request, person);
    const w = await openEditor(page, locale, `/resume/edit/${id}`);
    await w.box('resume_form_position').fill('');
    await expect(page.locator('.wizard-saved')).toHaveText(w.t('form_refused'));
    await expect.poll(() => errorOf(w.box('resume_form_position'))).not.toBe('');
    expect((await stored(page.request, person)).form.position).toBe('Bosh hisobchi');
    await reload(page);
    await expect(w.box('resume_form_position'), 'kept as it was left').toHaveValue('');
    await w.box('resume_form_position').fill('Bosh buxgalter');
    await saved(page);
    expect(await stored(page.request, person)).toMatchObject({
      status: 'active',
      form: { position: 'Bosh buxgalter' },
    });
    await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    await w.button('resume_form_done').click();
    await expect(w.toast('resume_form_saved')).toBeVisible();
    await expect(page).toHaveURL(inLocale(locale, '/profile'));
  });

  test('answers for interviews need a consent, and go with it', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const kept = async () =>
      (await (await page.request.get(`/api/v1/resume/${id}/interview-data`, bearer(person))).json()).data ?? null;
    const w = await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    await w.button('resume_form_interview_open').click();
    await page.getByRole('switch', { name: w.t('resume_form_interview_consent') }).click();
    await w.box('resume_form_strengths').fill('Tez oʻrganaman');
    await reload(page);
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
    const w = await openEditor(page, locale);
    await w.link('resume_form_other_draft_open').click();
    await expect(page, 'at its last step').toHaveURL(inLocale(locale, `/resume/edit/${id}/eighth`));
  });
});

// Responding: without a resume, by an impatient hand, over a network that loses the answer, and the other way round.
import { BOARD, browserOf, cardOf, columnOf, expectNotice, MINE, open, seeker, startHiring } from '../../applications.ts';
import { toastComes } from '../../form.ts';
import { inLocale } from '../../pages.ts';
import { CANDIDATE, register, signIn } from '../../people.ts';
import { pickSphere, stored } from '../../resume-editor.ts';
import { expect, inTurn, test } from '../../test.ts';
import { text } from '../../texts.ts';
import { bearer, moderator } from '../../vacancies.ts';
import { companyOf } from '../../verification.ts';

// An answer that was lost has no status.
test.use({ expectedComplaints: /ERR_FAILED/ });

inTurn('en', 'desktop', (locale) => {
  test('without a resume: make one, and come back with it', async ({ page, baseURL, request }) => {
    const { slug } = await startHiring(request, baseURL);
    const person = await register(page.request, CANDIDATE, locale);
    const w = await open(page, locale, `/jobs/${slug}/response`);
    await expect(w.heading('response_need_title')).toBeVisible();
    await w.link('response_need_create').click();

    await expect(page.locator('.wizard')).toBeVisible();
    await w.box('resume_form_position').fill('Novvoy');
    await w.box('resume_form_position').press('Escape');
    await pickSphere(page, w, 'it');
    await page.getByText(w.t('work_type_fulltime'), { exact: true }).click();
    await w.button('ui_continue').click();
    await w.button('ui_continue').click();
    await page.getByText(w.t('resume_form_no_experience')).click();
    await w.button('resume_form_publish_now').click();
    await w.button('resume_form_publish').click();
    await w.dialog('resume_form_done_title').getByRole('button', { name: w.t('resume_form_to_job') }).click();

    const { id } = await stored(page.request, person);
    await expect(page).toHaveURL(inLocale(locale, `/jobs/${slug}/response?resume=${id}`));
    await expect(page.getByRole('radio', { name: 'Novvoy' })).toBeChecked();
    await w.button('response_send').click();
    await expect(w.heading('response_done_title')).toBeVisible();
  });
});

inTurn('ru', 'phone', (locale) => {
  test('two clicks and a lost answer are one response', async ({ page, baseURL, request }) => {
    const { slug, title } = await startHiring(request, baseURL);
    const candidate = await seeker(request);
    await signIn(page, candidate);
    const calls: string[] = [];
    // The server gets the first request, its answer never arrives.
    await page.route(`**/api/v1/jobs/${slug}/respond`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      calls.push(`${answer.status()} ${route.request().headers()['idempotency-key']}`);
      return calls.length === 1 ? route.abort('failed') : route.fulfill({ response: answer });
    });
    const w = await open(page, locale, `/jobs/${slug}/response`);
    await w.button('response_send').dblclick();
    const failed = w.dialog('response_failed_title');
    await expect(failed).toContainText(w.t('response_failed_text'));
    await failed.getByRole('button', { name: w.t('response_resend'), exact: true }).click();
    await expect(w.heading('response_done_title')).toBeVisible();
    expect(calls, 'one for both clicks, one again').toHaveLength(2);
    expect(new Set(calls.map((one) => one.split(' ')[1])).size, 'with the same key').toBe(1);
    const mine = await (await page.request.get('/api/v1/my/applications', bearer(candidate))).json();
    expect(mine.data.map((one: { vacancy: { title: string } }) => one.vacancy.title)).toEqual([title]);

    await open(page, locale, `/jobs/${slug}/response`);
    await expect(w.heading('response_already_title')).toBeVisible();
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('a verified company invites whom it has found', async ({ page, browser, baseURL, request }) => {
    const theirs = 'en';
    const { owner, company, title } = await startHiring(request, baseURL);
    const candidate = await seeker(request);
    const path = `/candidates/${candidate.resume.slug}`;
    await signIn(page, owner);
    const w = await open(page, locale, path);
    await expect(w.button('candidate_invite'), 'only for verified companies').toBeDisabled();
    await (await moderator(baseURL)).verify((await companyOf(request, owner)).slug);

    await open(page, locale, path);
    await w.button('candidate_invite').click();
    const asked = w.dialog('candidate_invite');
    await expect(w.box('candidate_invite_vacancy')).toHaveText(title);
    await w.box('candidate_invite_message').fill('Tajribangiz bizga juda mos. Suhbatga keling!');
    await asked.getByRole('button', { name: w.t('candidate_invite_send'), exact: true }).click();
    await expect(asked).toBeHidden();

    const other = await browserOf(browser, baseURL, candidate, 'phone');
    const o = await open(other, theirs, MINE);
    const card = other.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(o.t('applications_next_invitation'));
    await expect(card).toContainText('Suhbatga keling!');
    await expectNotice(other, theirs, candidate, text(theirs, 'bell_application_invited', { company, title }));
    await open(other, theirs, MINE);
    const accepted = toastComes(other, o.t('applications_accepted'));
    await card.getByRole('button', { name: o.t('applications_accept'), exact: true }).click();
    await accepted;

    await open(page, locale, BOARD);
    const { name } = candidate;
    await expect(columnOf(page, w, 'invited').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(cardOf(page, name)).toContainText(w.t('board_strip_accepted'));
    await other.context().close();
  });
});

// From a response to a hiring: candidate and employer side by side, in different languages.
import { applicant, BOARD, browserOf, cardOf, columnOf, drawerOf, expectNotice, MINE, open, seeker, startHiring } from '../../applications.ts';
import { expectAccessible } from '../../accessible.ts';
import { toastComes } from '../../form.ts';
import { inLocale } from '../../pages.ts';
import { call, forgetPerson, signIn } from '../../people.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';

const QUESTIONS = [
  { text: 'Qachon ish boshlay olasiz?', kind: 'text', must_answer: true, options: [] },
  { text: 'Tunda ishlaysizmi?', kind: 'yes_no', must_answer: true, options: [] },
  { text: 'Qaysi smena qulay?', kind: 'choice', must_answer: true, options: ['Ertalabki', 'Kechki'] },
];
const LETTER = 'Assalomu alaykum! Toʻrt yildan beri novvoyman, tongda ishlashga oʻrganganman.';
const INVITATION = 'Ertaga soat 10:00 da novvoyxonamizga keling, hammasini koʻrsatamiz.';

inTurn('uz', 'phone', (locale) => {
  test('responded, read, considered, invited, accepted, hired', async ({ page, browser, baseURL, request }) => {
    const theirs = 'ru';
    const hiring = await startHiring(request, baseURL, { required_question: true, questions: QUESTIONS });
    const { owner, company, title, slug } = hiring;
    await call(request, 'company/promise', { days: 3 }, { token: owner.token });
    const candidate = await seeker(request);
    const { name } = candidate;
    await signIn(page, candidate);
    const employer = await browserOf(browser, baseURL, owner);

    const w = await open(page, locale, `/jobs/${slug}`);
    await page.getByRole('main').getByRole('link', { name: w.t('response_send'), exact: true }).first().click();
    await expect(w.heading('response_title')).toBeVisible();
    const record = page.getByRole('region', { name: w.t('response_record_few', { company }) });
    await expect(record).toContainText(text(locale, 'response_promise', { count: 3 }, 'countPlural=*'));
    await expect(record).toContainText(w.t('response_safe'));
    await expect(page.getByRole('radio', { name: 'Bosh hisobchi' }), 'the only resume is chosen').toBeChecked();
    await page.getByRole('textbox', { name: w.t('response_letter') }).fill(LETTER);
    await expectAccessible(page, 'the response');
    await page.getByRole('button', { name: text(locale, 'response_continue', { count: 3 }, 'countPlural=*') }).click();

    await expect(page).toHaveURL(inLocale(locale, `/jobs/${slug}/response/questions`));
    await w.button('response_send').click();
    await expect(page.getByLabel(/^Qachon/), 'the first unanswered question').toBeFocused();
    await page.keyboard.type('Dushanbadan boshlay olaman.');
    await page.getByText(w.t('form_yes'), { exact: true }).click();
    await page.getByText('Kechki', { exact: true }).click();
    await expectAccessible(page, 'the questions');
    await w.button('response_send').click();
    await expect(w.heading('response_done_title')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      w.t('response_done_letter', { title, company, resume: 'Bosh hisobchi' }),
    );
    await expectAccessible(page, 'the sent response');

    await expectNotice(employer, theirs, owner, text(theirs, 'bell_application_received', { name, title }));
    const e = await open(employer, theirs, BOARD);
    await expect(employer.getByRole('button', { name: `${e.t('notices_title')}: ` })).toBeVisible();
    await expect(columnOf(employer, e, 'new').getByRole('link', { name, exact: true })).toBeVisible();

    await w.link('applications_title').click();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(w.t('applications_next_unread'));
    await employer.getByRole('link', { name, exact: true }).click();
    const drawer = drawerOf(employer, e, name);
    await expect(drawer).toContainText(LETTER);
    await expect(drawer).toContainText('Dushanbadan boshlay olaman.');
    await expect(drawer).toContainText('Kechki');
    await page.reload();
    await takeOver(page);
    await expect(card).toContainText(w.t('applications_next_read', { when: '' }).trim());

    await drawer.locator('.applicant-state').getByRole('button').click();
    await employer.getByRole('menuitemradio', { name: e.t('application_stage_review') }).click();
    await expect(columnOf(employer, e, 'review').getByRole('link', { name, exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: e.t('applicants_invite'), exact: true }).click();
    const asked = e.dialog('applicants_invite_title');
    await asked.getByRole('button', { name: e.t('applicants_invite'), exact: true }).click();
    await expect(asked.getByText(e.t('error_required_field')), 'not without a message').toBeVisible();
    await asked.getByRole('textbox').fill(INVITATION);
    await asked.getByRole('button', { name: e.t('applicants_invite'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(columnOf(employer, e, 'invited').getByRole('link', { name, exact: true })).toBeVisible();

    await expectNotice(page, locale, candidate, w.t('bell_application_invited', { company, title }));
    await expectAccessible(page, 'the notices');
    await page.getByRole('main').getByRole('link', { name: w.t('bell_application_invited', { company, title }) }).click();
    await expect(page).toHaveURL(/\/profile\/applications\/[\w-]+$/);
    await expect(page.getByRole('main')).toContainText(INVITATION);
    await open(page, locale, MINE);
    await expect(card).toContainText(INVITATION);
    const accepted = toastComes(page, w.t('applications_accepted'));
    await card.getByRole('button', { name: w.t('applications_accept'), exact: true }).click();
    await accepted;
    await expect(card).toContainText(w.t('applications_status_accepted'));
    await expect(card.getByRole('button', { name: w.t('applications_accept'), exact: true })).toHaveCount(0);

    await expectNotice(employer, theirs, owner, text(theirs, 'bell_application_accepted', { name, title }));
    await open(employer, theirs, BOARD);
    await expect(cardOf(employer, name)).toContainText(e.t('board_strip_accepted'));
    await employer.getByRole('link', { name, exact: true }).click();
    await drawer.getByRole('button', { name: e.t('applicants_hire'), exact: true }).click();
    await expect(drawer.locator('.applicant-state')).toContainText(e.t('application_stage_hired'));

    await expectNotice(page, locale, candidate, w.t('bell_application_hired', { company, title }));
    await open(page, locale, MINE);
    await expect(card).toContainText(w.t('applications_next_hired'));
    await open(page, locale, `/jobs/${slug}`);
    const yours = page.getByRole('main').getByRole('link', { name: w.t('response_yours') }).first();
    await expect(yours, 'the vacancy knows it too').toContainText(w.t('application_status_approve'));
    await employer.context().close();
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('refused with a reason: planned, taken back, then at once', async ({ page, browser, baseURL, request }) => {
    const theirs = 'uz';
    const hiring = await startHiring(request, baseURL);
    const { owner, company, title } = hiring;
    await startHiring(request, baseURL);
    const candidate = await applicant(request, hiring, 'Malika', 'Yusupova');
    const employer = await browserOf(browser, baseURL, owner, 'phone');
    await signIn(page, candidate);

    const path = `/profile/my-vacancies/${hiring.slug}/applications/${candidate.resume.id}`;
    const e = await open(employer, theirs, path);
    await expectAccessible(employer, 'the page of an applicant');
    const refuse = async (when: string) => {
      await employer.getByRole('button', { name: e.t('applicants_reject'), exact: true }).click();
      const asked = e.dialog('applicants_reject_title');
      await asked.getByText(e.t('application_reason_position_filled'), { exact: true }).click();
      await asked.getByText(when, { exact: true }).click();
      return asked;
    };
    const plan = await refuse(text(theirs, 'applicants_after_hours', { count: 24 }, 'countPlural=*'));
    await expectAccessible(employer, 'the refusal');
    await plan.getByRole('button', { name: e.t('applicants_reject'), exact: true }).click();
    await expect(plan).toBeHidden();
    const strip = employer.locator('.applicant-strip');
    await expect(strip).toContainText(e.t('applicants_refusal_at', { time: '' }).split('.').at(-2)?.trim() ?? '');

    const w = await open(page, locale, MINE);
    const side = page.getByRole('region', { name: w.t('applications_one_title') });
    await expect(side, 'the candidate knows nothing yet').toContainText(w.t('application_status_waiting'));
    await strip.getByRole('button', { name: e.t('applicants_keep'), exact: true }).click();
    await expect(strip).toHaveCount(0);

    const now = await refuse(e.t('applicants_now'));
    await now.getByRole('textbox').fill('Rahmat, Malika! Yana oʻrin ochilsa, albatta yozamiz.');
    await now.getByRole('button', { name: e.t('applicants_reject'), exact: true }).click();
    await expect(now).toBeHidden();
    await expect(strip).toContainText(e.t('application_reason_position_filled'), { ignoreCase: true });

    await expectNotice(page, locale, candidate, w.t('bell_application_refused', { company, title }));
    await open(page, locale, MINE);
    await expect(side).toContainText(w.t('applications_refused_position_filled'));
    await expect(side).toContainText('Rahmat, Malika!');
    await expect(side.getByRole('heading', { name: w.t('applications_similar') })).toBeVisible();
    await expect(side.getByRole('article').first(), 'similar jobs').toBeVisible();
    await expectAccessible(page, 'a refused application');
    await employer.context().close();
  });
});

inTurn('en', 'phone', (locale) => {
  test('withdrawn and restored', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    const candidate = await applicant(request, hiring, 'Malika', 'Yusupova');
    await signIn(page, candidate);
    const w = await open(page, locale, `${MINE}/${candidate.application}`);
    await w.button('applications_withdraw').click();
    const asked = w.dialog('applications_withdraw_title');
    await expectAccessible(page, 'the question before withdrawing');
    await asked.getByRole('button', { name: w.t('applications_withdraw'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('main')).toContainText(w.t('applications_next_withdrawn'));
    const { owner, title } = hiring;
    const told = text(locale, 'bell_application_withdrawn', { name: candidate.name, title });
    await page.getByRole('main').getByRole('button', { name: w.t('applications_restore'), exact: true }).click();
    await expect(page.getByRole('main')).toContainText(w.t('applications_next_unread'));
    await expect(w.button('applications_withdraw')).toBeVisible();
    await forgetPerson(page);
    await signIn(page, owner);
    await expectNotice(page, locale, owner, told);
    const e = await open(page, locale, BOARD);
    await page.getByRole('button', { name: e.t('application_stage_new') }).first().click();
    await expect(cardOf(page, candidate.name), 'it is back').toBeVisible();
  });
});

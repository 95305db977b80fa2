// An interview from its offer to the hiring: the company offers times, the candidate picks one, both see it.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../accessible.ts';
import { applicant, BOARD, browserOf, cardOf, columnOf, drawerOf, expectNotice, MINE, open, startHiring } from '../../applications.ts';
import { toastComes } from '../../form.ts';
import { inDays, letPass, setInterview } from '../../interviews.ts';
import { signIn } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';
import { text } from '../../texts.ts';

const INTERVIEWS = '/profile/interviews';
const PLACE = 'Bobur koʻchasi 12, 2-qavat';

inTurn('uz', 'desktop', (locale) => {
  test('three times offered on the way to the column, one picked, in the calendar, then hired', async ({ page, browser, baseURL, request }) => {
    const theirs = 'en';
    const hiring = await startHiring(request, baseURL);
    const { owner, company, title } = hiring;
    const candidate = await applicant(request, hiring, 'Malika', 'Yusupova');
    const { name } = candidate;
    await signIn(page, owner);
    const w = await open(page, locale, BOARD);
    const card = cardOf(page, name);
    const toInterview = async () => {
      await card.getByRole('button').click();
      await page.getByRole('menuitemradio', { name: new RegExp(`^${w.t('application_stage_interview')}`) }).click();
    };
    const dialog = w.dialog('interview_title');

    await toInterview();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the dialog of an interview');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(columnOf(page, w, 'new').getByRole('link', { name, exact: true }), 'it stays where it was').toBeVisible();

    await toInterview();
    await dialog.getByLabel(new RegExp(`^${w.t('interview_place')}`)).fill(PLACE);
    await dialog.getByRole('button', { name: w.t('interviews_week_next') }).click();
    const free = dialog.getByRole('button', { name: new RegExp(`, 11:00, ${w.t('interview_free')}$`) });
    await free.first().click();
    await free.first().click();
    // The third one without a mouse: a day to the right, half an hour below.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.interview-span')).toHaveText(['11:00 – 11:30', '11:00 – 11:30', '11:30 – 12:00']);
    await expectAccessible(page, 'three chosen times');
    await dialog.getByRole('button', { name: text(locale, 'interview_send_many', { count: 3 }, 'countPlural=*') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(columnOf(page, w, 'interview').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(card).toContainText(w.t('interviews_card_choosing'));

    const theirPage = await browserOf(browser, baseURL, candidate, 'phone');
    await expectNotice(theirPage, theirs, candidate, text(theirs, 'bell_interview_offered', { company, title }));
    const c = await open(theirPage, theirs, INTERVIEWS);
    const offer = theirPage.getByRole('article').filter({ hasText: title });
    await expect(offer).toContainText(PLACE);
    await expectAccessible(theirPage, 'the offered times');
    await offer.getByText('11:30 – 12:00').click();
    await offer.getByRole('button', { name: c.t('interviews_pick') }).click();
    await expect(offer).toContainText(c.t('interviews_mine_confirmed'));
    await expect(offer.getByRole('radio')).toHaveCount(0);

    await offer.getByRole('button', { name: c.t('interviews_more', { name: title }) }).click();
    const coming = theirPage.waitForEvent('download');
    await theirPage.getByRole('menuitem', { name: new RegExp(`^${c.t('interviews_ics')}`) }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r?\n/);
    expect(calendar).toMatch(/DTSTART:\d{8}T063000Z/);

    await open(theirPage, theirs, MINE);
    const mine = theirPage.getByRole('article').filter({ hasText: title });
    await expect(mine).toContainText(c.t('applications_status_interview'));
    await expect(mine).toContainText(c.t('applications_next_interview_confirmed'));
    await mine.getByRole('link', { name: title }).click();
    const part = theirPage.getByRole('region', { name: c.t('interviews_part') });
    await expect(part).toContainText('11:30 – 12:00');
    await expect(theirPage.getByRole('main')).toContainText(c.t('applications_event_interview_picked'));
    await theirPage.context().close();

    await open(page, locale, BOARD);
    await expect(card).toContainText(/11:30/);
    await page.getByRole('link', { name, exact: true }).click();
    const drawer = drawerOf(page, w, name);
    await expect(drawer.getByRole('region', { name: w.t('interviews_part') })).toContainText(w.t('interviews_status_confirmed'));
    await expect(drawer).toContainText(w.t('applicants_event_interview_picked'));
    await expectAccessible(page, 'the drawer with an interview');
    await drawer.getByRole('button', { name: w.t('applicants_hire'), exact: true }).click();
    await expect(drawer.locator('.applicant-state')).toContainText(w.t('application_stage_hired'));
  });
});

inTurn('ru', 'phone', (locale) => {
  test('another time is asked for and given; then somebody says who came', async ({ page, browser, baseURL, request }) => {
    const theirs = 'uz';
    const hiring = await startHiring(request, baseURL);
    const { owner, title } = hiring;
    const candidate = await applicant(request, hiring, 'Malika', 'Yusupova');
    const { name } = candidate;
    const id = await setInterview(request, owner, candidate.application, [inDays(2)]);

    const theirPage = await browserOf(browser, baseURL, candidate);
    const c = await open(theirPage, theirs, INTERVIEWS);
    const theirRow = theirPage.getByRole('article').filter({ hasText: title });
    await theirRow.getByRole('button', { name: c.t('interviews_other'), exact: true }).click();
    const asking = c.dialog('interviews_other_title');
    await asking.getByRole('textbox').fill('15:00 dan keyin boʻlsa.');
    await asking.getByRole('button', { name: c.t('interviews_other_send'), exact: true }).click();
    await expect(theirRow).toContainText(c.t('interviews_mine_other'));

    await signIn(page, owner);
    const w = await open(page, locale, INTERVIEWS);
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row).toContainText('15:00 dan keyin boʻlsa.');
    await expectAccessible(page, 'interviews on a phone');
    await row.getByRole('button', { name: w.t('interviews_offer_other'), exact: true }).click();
    const dialog = w.dialog('interview_move_title');
    await expect(dialog).toContainText('15:00 dan keyin boʻlsa.');
    await dialog.getByRole('button', { name: w.t('interviews_week_next') }).click();
    await dialog.getByRole('button', { name: '16:00', exact: true }).click();
    await expectAccessible(page, 'the dialog of an interview on a phone');
    const moved = toastComes(page, w.t('interview_sent_moved'));
    await dialog.getByRole('button', { name: w.t('interview_send_move'), exact: true }).click();
    await moved;
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('16:00');
    await expect(row).toContainText(w.t('interviews_status_waits'));

    await open(theirPage, theirs, INTERVIEWS);
    await expect(theirRow).toContainText('16:00');
    await theirRow.getByRole('button', { name: c.t('interviews_confirm'), exact: true }).click();
    await expect(theirRow).toContainText(c.t('interviews_mine_confirmed'));
    await theirPage.context().close();

    letPass(id);
    await open(page, locale, INTERVIEWS);
    const question = page.getByRole('article').filter({ hasText: w.t('interviews_came_question', { name }) });
    await expectAccessible(page, 'the question who came');
    await question.getByRole('button', { name: w.t('interviews_came'), exact: true }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('link', { name: w.t('interviews_past') }).click();
    await expect(page).toHaveURL(/\?view=past$/);
    await expect(row).toContainText(w.t('interviews_came'));
  });
});

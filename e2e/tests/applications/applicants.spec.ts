// Everybody who has applied for one vacancy: narrowing, writing to several and refusing them, a file; and what a team says about somebody.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../accessible.ts';
import { applicant, browserOf, expectNotice, open, startHiring } from '../../applications.ts';
import { inLocale } from '../../pages.ts';
import { CANDIDATE, call, register, signIn } from '../../people.ts';
import { joinTeam } from '../../team.ts';
import { expect, inTurn, test } from '../../test.ts';
import { text } from '../../texts.ts';
import { bearer } from '../../vacancies.ts';

inTurn('ru', 'desktop', (locale) => {
  test('narrowed, downloaded, and several are written to and refused at once', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    const bekzod = await applicant(request, hiring, 'Bekzod', 'Aliyev');
    const dilnoza = await applicant(request, hiring, 'Dilnoza', 'Rahimova');
    await signIn(page, hiring.owner);
    const path = `/profile/my-vacancies/${hiring.slug}/applications`;
    const w = await open(page, locale, path);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row(aziza.name)).toBeVisible();
    await expectAccessible(page, 'the applicants');

    const coming = page.waitForEvent('download');
    await w.button('applicants_csv').click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const table = await readFile(await file.path(), 'utf8');
    for (const { name } of [aziza, bekzod, dilnoza]) expect(table).toContain(name);

    await page.getByRole('searchbox', { name: w.t('board_search_label') }).fill('Bekzod');
    await expect(page).toHaveURL(/[?&]q=Bekzod\b/);
    await expect(row(aziza.name)).toHaveCount(0);
    await expect(row(bekzod.name)).toBeVisible();
    await w.button('board_clear').click();
    await expect(page).toHaveURL(inLocale(locale, path));
    await w.box('applicants_stage').selectOption('review');
    await expect(page).toHaveURL(/\?stage=review$/);
    await expect(page.getByText(w.t('applicants_none_narrowed'))).toBeVisible();
    await page.goBack();
    await expect(row(aziza.name), 'the address is the state').toBeVisible();

    await page.getByRole('checkbox', { name: w.t('applicants_tick', { name: aziza.name }) }).click();
    await page.getByRole('checkbox', { name: w.t('applicants_tick', { name: dilnoza.name }) }).click();
    const bar = page.getByRole('region', { name: w.t('applicants_bulk') });
    await expectAccessible(page, 'two ticked applicants');
    await bar.getByRole('button', { name: w.t('applicants_bulk_write'), exact: true }).click();
    const letter = w.dialog('applicants_bulk_write');
    await expect(letter).toContainText(text(locale, 'applicants_bulk_who', { count: 2 }, 'countPlural=few'));
    await letter.getByRole('textbox').fill('Assalomu alaykum, {name}!');
    await expect(letter).toContainText(`Assalomu alaykum, ${aziza.name}!`);
    await expectAccessible(page, 'a message to several');
    await letter.getByRole('button', { name: w.t('applicants_message_send'), exact: true }).click();
    await expect(letter).toBeHidden();
    for (const one of [aziza, dilnoza]) {
      const answer = await request.get(`/api/v1/chats/${one.application}/messages`, bearer(one));
      const messages: { text: string }[] = (await answer.json()).data;
      expect(messages.map((message) => message.text)).toEqual([`Assalomu alaykum, ${one.name}!`]);
    }
    await expect(bar, 'whoever has the message is unticked').toHaveCount(0);

    await page.getByRole('checkbox', { name: w.t('applicants_tick', { name: aziza.name }) }).click();
    await page.getByRole('checkbox', { name: w.t('applicants_tick', { name: dilnoza.name }) }).click();
    await bar.getByRole('button', { name: w.t('applicants_reject'), exact: true }).click();
    const asked = w.dialog('applicants_reject_title');
    await expect(asked).toContainText(text(locale, 'applicants_bulk_who', { count: 2 }, 'countPlural=few'));
    await asked.getByText(w.t('application_reason_skills_mismatch'), { exact: true }).click();
    await asked.getByRole('button', { name: w.t('applicants_reject'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(bar, 'nothing is ticked any more').toHaveCount(0);
    for (const { name } of [aziza, dilnoza]) {
      await expect(row(name)).toContainText(w.t('application_stage_rejected'));
    }
    await expect(row(bekzod.name)).toContainText(w.t('application_stage_new'));
  });
});

inTurn('uz', 'phone', (locale) => {
  test('a recruiter asks the owner, and nobody follows the marks of another', async ({ page, browser, baseURL, request }) => {
    const theirs = 'ru';
    const hiring = await startHiring(request, baseURL);
    const { owner, slug, title } = hiring;
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    await applicant(request, hiring, 'Bekzod', 'Aliyev');
    const recruiter = await register(request, CANDIDATE);
    await joinTeam(request, owner, { ...recruiter, name: 'Feruza Hakimova', role: 'recruiter' });
    const note = { recommendation: 'yes', skills: [{ name: 'Tajriba', score: 5 }], note: 'Juda kuchli.' };
    await call(request, `applications/${aziza.application}/scorecard`, note, { token: owner.token });

    // The recruiter comes in by the list, narrowed on a phone.
    await signIn(page, recruiter);
    const path = `/profile/my-vacancies/${slug}/applications`;
    const w = await open(page, locale, path);
    await expectAccessible(page, 'the applicants');
    await page.getByRole('button', { name: w.t('board_filter'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(w.t('applicants_stage')).selectOption('new');
    await expectAccessible(page, 'the filters');
    await sheet.locator('button[type=submit], .sheet-foot button').last().click();
    await expect(page).toHaveURL(inLocale(locale, `${path}?stage=new`));
    await page.getByRole('link', { name: aziza.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: aziza.name })).toBeVisible();

    await page.getByRole('navigation', { name: w.t('applicants_sections') }).getByText(w.t('applicants_tab_rating')).click();
    const rating = page.locator('[data-section="rating"]');
    await expect(rating).toContainText(text(locale, 'applicants_rating_hidden', { count: 1 }, 'countPlural=one'));
    await expect(rating).not.toContainText('Juda kuchli.');
    await rating.getByText(w.t('recommendation_maybe'), { exact: true }).click();
    await expectAccessible(page, 'the marks');
    await rating.getByRole('button', { name: w.t('applicants_rating_save'), exact: true }).click();
    await expect(rating).toContainText('Juda kuchli.');

    const comments = page.locator('[data-section="comments"]');
    const field = comments.getByRole('textbox', { name: w.t('applicants_comment_new') });
    await field.click();
    await page.keyboard.type('Suhbatga chaqiramizmi, @');
    await page.getByRole('option').first().click();
    await expect(field).not.toHaveValue(/@$/);
    await comments.getByRole('button', { name: w.t('applicants_comment_send'), exact: true }).click();
    await expect(comments.locator('.comment-mention')).toBeVisible();

    const boss = await browserOf(browser, baseURL, owner);
    await expectNotice(boss, theirs, owner, text(theirs, 'bell_application_mentioned', { name: aziza.name, title }));
    await boss.getByRole('main').getByRole('link').filter({ hasText: text(theirs, 'bell_application_mentioned', { name: aziza.name, title }) }).click();
    await expect(boss.getByText('Suhbatga chaqiramizmi')).toBeVisible();
    await boss.context().close();
  });
});

// A company and a candidate write to each other, in two browsers: a template, reading, a lost network, editing, a block.
import type { Locator, Page } from '@playwright/test';
import { applicant, browserOf, open, startHiring } from '../../applications.ts';
import type { Words } from '../../form.ts';
import { signIn } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';

const logOf = (page: Page, w: Words, name: string): Locator =>
  page.getByRole('log', { name: w.t('chat_log', { name }) });

async function write(page: Page, w: Words, text: string): Promise<void> {
  await page.getByRole('textbox', { name: w.t('chat_write_label') }).fill(text);
  await w.button('chat_send').click();
}

inTurn('ru', 'phone', (locale) => {
  test('a company writes first, and both hear of each other at once', async ({
    page,
    baseURL,
    browser,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    await signIn(page, aziza);
    const w = await open(page, locale, `/user/chat/${aziza.application}`);
    await expect(page.getByText(w.t('chat_why_not_yet'))).toBeVisible();

    const office = await browserOf(browser, baseURL, hiring.owner);
    const theirs = await open(
      office,
      'uz',
      `/profile/my-vacancies/${hiring.slug}/applications/${aziza.resume.id}`,
    );
    await theirs.link('chat_write').click();
    // A template speaks the candidate's language and calls her by her name.
    await theirs.button('templates_pick_label').click();
    await office.getByRole('menuitem').first().click();
    const letter = office.getByRole('textbox', { name: theirs.t('chat_write_label') });
    await expect(letter).toHaveValue(new RegExp(`^Assalomu alaykum, ${aziza.name}!`));
    await expect(letter).toBeFocused();
    await write(office, theirs, 'Assalomu alaykum! Qachon kela olasiz?');

    const mine = logOf(page, w, hiring.company);
    const log = logOf(office, theirs, aziza.name);
    await expect(mine.getByText('Qachon kela olasiz?')).toBeVisible();
    await expect(log.getByText(theirs.t('chat_read'), { exact: true })).toBeVisible();

    // Written without a network: it waits, survives a reload, and goes out once.
    const context = page.context();
    await context.setOffline(true);
    await write(page, w, 'Завтра в одиннадцать.');
    await expect(mine.getByText(w.t('chat_not_sent'))).toBeVisible();
    await context.setOffline(false);
    await expect(log.getByText('Завтра в одиннадцать.')).toHaveCount(1);
    await expect(mine.getByText(w.t('chat_not_sent'))).toHaveCount(0);
    await expect(mine.getByText('Завтра в одиннадцать.')).toHaveCount(1);

    // The list leads back to the conversation.
    await page.getByRole('link', { name: w.t('chat_back') }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.t('chat_title') })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(hiring.company) })).toContainText('Завтра в одиннадцать.');
    await write(office, theirs, 'Kutamiz!');
    await expect(page.getByRole('link', { name: new RegExp(hiring.company) })).toContainText('Kutamiz!');

    // What nobody has read yet is corrected; what is unread is counted.
    await log.getByText('Kutamiz!').hover();
    const more = log.getByRole('button', { name: /\d\d:\d\d/ }).last();
    await more.click();
    await office.getByRole('menuitem', { name: theirs.t('chat_edit') }).click();
    const field = office.getByRole('textbox', { name: theirs.t('chat_edit_label') });
    await field.fill('Kutamiz, 2-qavat!');
    await theirs.button('chat_save').click();
    await page.getByRole('link', { name: new RegExp(hiring.company) }).click();
    await expect(mine.getByText('Kutamiz, 2-qavat!')).toBeVisible();
    await expect(mine.getByText(w.t('chat_edited'))).toBeVisible();

    // A block closes it for both, and opens it again.
    await w.button('chat_menu').click();
    await page.getByRole('menuitem', { name: w.t('chat_block') }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.t('chat_block') }).click();
    await expect(page.getByText(w.t('chat_why_blocked_by_you'))).toBeVisible();
    await expect(office.getByText(theirs.t('chat_why_closed'))).toBeVisible();
    await w.button('chat_unblock').click();
    await expect(page.getByRole('textbox', { name: w.t('chat_write_label') })).toBeVisible();
    await expect(office.getByRole('textbox', { name: theirs.t('chat_write_label') })).toBeVisible();
    await office.context().close();
  });
});

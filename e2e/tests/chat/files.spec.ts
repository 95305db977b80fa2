// Files in messages, and a complaint about what the other side has written, up to the moderator's verdict.
import { applicant, browserOf, open, startHiring } from '../../applications.ts';
import { enterConsole, goInConsole } from '../../console.ts';
import { signIn } from '../../people.ts';
import { png } from '../../picture.ts';
import { expect, inTurn, ownAddress, test } from '../../test.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n(taklif)\nendobj\n%%EOF\n');

inTurn('en', 'desktop', (locale) => {
  test('a document and a picture are sent, reported and read by a moderator', async ({
    page,
    baseURL,
    browser,
    request,
  }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    const office = await browserOf(browser, baseURL, hiring.owner);
    const theirs = await open(office, 'uz', `/user/chat/${aziza.application}`);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      office.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('sahifa.pdf', 'application/pdf', Buffer.from('<html></html>'));
    await expect(office.getByText(theirs.t('chat_file_wrong_type'))).toBeVisible();
    await choose('taklif.pdf', 'application/pdf', PDF);
    // Its size is shown when the server has it.
    await expect(office.getByText(/^\d+\sKB$/)).toBeVisible();
    await office.getByRole('textbox', { name: theirs.t('chat_write_label') }).fill('Taklifimiz shu.');
    await theirs.button('chat_send').click();
    await expect(office.getByText(theirs.t('chat_delivered'), { exact: true })).toBeVisible();
    await choose('ofis.png', 'image/png', png(640, 420));
    await expect(theirs.button('chat_file_remove', { name: 'ofis.jpg' })).toBeVisible();
    await theirs.button('chat_send').click();

    await signIn(page, aziza);
    const w = await open(page, locale, `/user/chat/${aziza.application}`);
    const picture = page.getByRole('button', { name: w.t('chat_picture_open', { name: 'ofis.jpg' }) });
    await expect(picture.locator('img')).toHaveJSProperty('complete', true);
    await picture.click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'ofis.jpg' })).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /taklif\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('taklif.pdf');

    await w.button('chat_menu').click();
    await page.getByRole('menuitem', { name: w.t('chat_report') }).click();
    const report = page.getByRole('dialog', { name: w.t('chat_report_title', { name: hiring.company }) });
    await report.getByRole('radio', { name: w.t('complaint_reason_fee') }).check({ force: true });
    await report.getByRole('button', { name: w.t('vacancy_report_send') }).click();
    await expect(w.toast('vacancy_report_sent')).toBeVisible();

    const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
    const desk = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
    const staff = await enterConsole(desk, locale, baseURL);
    await goInConsole(desk, '/admin/complaints');
    const card = desk.getByRole('listitem').filter({ hasText: `${hiring.company}: ${hiring.title}` });
    await card.getByRole('link', { name: staff.t('complaints_read_messages') }).click();
    await expect(desk.getByText('Taklifimiz shu.')).toBeVisible();
    await expect(desk.getByRole('button', { name: /ofis\.jpg/ })).toBeVisible();
    await goInConsole(desk, '/admin/complaints');
    const title = `${hiring.company}: ${hiring.title}`;
    await staff.button('complaints_uphold_named', { title }).click();
    const upholding = staff.dialog('complaints_uphold_title');
    await upholding.getByRole('button', { name: staff.t('complaints_uphold'), exact: true }).click();
    await expect(page.getByText(w.t('chat_why_closed_by_moderators'))).toBeVisible();
    await expect(office.getByText(theirs.t('chat_why_closed_by_moderators'))).toBeVisible();
    await desk.context().close();
    await office.context().close();
  });
});

// The employer's desk: own columns, own templates, candidates side by side.
import { expectAccessible } from '../../accessible.ts';
import { applicant, BOARD, browserOf, cardOf, MINE, open, startHiring } from '../../applications.ts';
import { signIn } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';
import { text } from '../../texts.ts';

inTurn('uz', 'desktop', (locale) => {
  test('a column of their own, and a template that refuses in the language of the candidate', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const theirs = 'ru';
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova', theirs);
    await signIn(page, hiring.owner);
    const w = await open(page, locale, BOARD);

    await page.getByRole('button', { name: w.t('board_settings'), exact: true }).click();
    await page.getByRole('menuitem', { name: w.t('columns_open') }).click();
    const dialog = w.dialog('columns_title');
    const nameOf = (place: number) => dialog.getByRole('textbox', { name: w.t('columns_name', { place }) });
    await expect(nameOf(7)).toBeVisible();
    await dialog.getByRole('button', { name: w.t('columns_add') }).click();
    await expect(nameOf(3), 'a new column stands after its stage').toBeFocused();
    await page.keyboard.type('Telefon');
    await nameOf(2).fill('Koʻrildi');
    await dialog.getByRole('button', { name: w.t('columns_up', { column: 'Telefon' }) }).press('Enter');
    await expect(nameOf(2)).toHaveValue('Telefon');
    await expectAccessible(page, 'the columns');
    await dialog.getByRole('button', { name: w.t('columns_save'), exact: true }).click();
    await expect(dialog).toBeHidden();

    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
    await expect(column('Koʻrildi')).toBeVisible();
    const card = cardOf(page, aziza.name);
    await card.getByRole('button', { name: w.t('applicants_move_label', { name: aziza.name }) }).click();
    await page.getByRole('menuitemradio', { name: 'Telefon' }).click();
    await expect(column('Telefon').getByRole('link', { name: aziza.name, exact: true })).toBeVisible();

    await page.getByRole('button', { name: w.t('board_settings'), exact: true }).click();
    await page.getByRole('menuitem', { name: w.t('templates_manage') }).click();
    await expect(w.heading('templates_own')).toBeVisible();
    await w.button('templates_add').click();
    const writing = w.dialog('templates_new');
    await writing.getByText(w.t('templates_kind_refusal'), { exact: true }).click();
    await writing.getByRole('textbox', { name: w.t('templates_name') }).fill('Rahmat');
    await writing.getByRole('textbox', { name: w.t('templates_text_uz') }).fill('{ism}');
    await writing.getByRole('button', { name: w.t('templates_save'), exact: true }).click();
    await expect(writing.getByText(w.t('templates_unknown_variable', { variable: '{ism}' }))).toBeVisible();
    await writing.getByRole('textbox', { name: w.t('templates_text_uz') }).fill('Rahmat, {name}!');
    await writing
      .getByRole('textbox', { name: w.t('templates_text_ru') })
      .fill('Спасибо, {name}! На «{vacancy}» мы взяли другого человека. {company}');
    await expectAccessible(page, 'a template');
    await writing.getByRole('button', { name: w.t('templates_save'), exact: true }).click();
    await expect(writing).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Rahmat', exact: true })).toBeVisible();

    await open(page, locale, `/profile/my-vacancies/${hiring.slug}/applications/${aziza.resume.id}`);
    await page.getByRole('button', { name: w.t('applicants_reject'), exact: true }).click();
    const asked = w.dialog('applicants_reject_title');
    await asked.getByText(w.t('application_reason_position_filled'), { exact: true }).click();
    await asked.getByRole('button', { name: w.t('templates_pick_label') }).click();
    await page.getByRole('menuitem', { name: 'Rahmat', exact: true }).click();
    const said = `Спасибо, ${aziza.name}! На «${hiring.title}» мы взяли другого человека. ${hiring.company}`;
    await expect(asked.getByRole('textbox')).toHaveValue(said);
    await expectAccessible(page, 'a refusal with a template');
    await asked.getByRole('button', { name: w.t('applicants_reject'), exact: true }).click();
    await expect(asked).toBeHidden();

    const candidate = await browserOf(browser, baseURL, aziza, 'phone');
    await open(candidate, theirs, `${MINE}/${aziza.application}`);
    await expect(candidate.getByRole('main')).toContainText(said);
    await candidate.context().close();
  });
});

inTurn('en', 'phone', (locale) => {
  test('two candidates side by side, only what differs', async ({ page, baseURL, request }) => {
    const hiring = await startHiring(request, baseURL);
    const aziza = await applicant(request, hiring, 'Aziza', 'Karimova');
    const bekzod = await applicant(request, hiring, 'Bekzod', 'Aliyev');
    const dilnoza = await applicant(request, hiring, 'Dilnoza', 'Rahimova');
    await signIn(page, hiring.owner);
    const w = await open(page, locale, `/profile/my-vacancies/${hiring.slug}/applications`);
    for (const { name } of [aziza, bekzod, dilnoza]) {
      await page.getByRole('checkbox', { name: w.t('applicants_tick', { name }) }).click();
    }
    await page.getByRole('link', { name: w.t('compare_action'), exact: true }).click();
    await expect(page).toHaveURL(/\/applications\/compare\?ids=[\w-]+/);
    const table = page.getByRole('table', { name: w.t('compare_caption') });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expectAccessible(page, 'the comparison');
    const title = (count: number) => text(locale, 'compare_title', { count }, 'countPlural=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(3));

    const open_ = (name: string) => table.getByRole('link', { name: `${w.t('compare_open')}: ${name}` });
    await open_(aziza.name).focus();
    await page.keyboard.press('ArrowRight');
    await expect(open_(bekzod.name)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(2));
    await expect(open_(bekzod.name)).toHaveCount(0);

    // Both sent the same resume under other names: nothing differs.
    const place = table.getByRole('rowheader', { name: w.t('compare_location') });
    await expect(place).toBeVisible();
    await page.getByText(w.t('compare_differences'), { exact: true }).click();
    await expect(place).toHaveCount(0);
    await expect(page.getByText(w.t('compare_all_equal'))).toBeVisible();
    await expect(page.getByText(w.t('compare_never'))).toBeVisible();
    await page.reload();
    await expect(table.getByRole('columnheader'), 'the address says who').toHaveCount(3);
  });
});

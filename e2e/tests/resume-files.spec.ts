// Resumes from files and as files: import with a review, JSON, photo; and a resume is deleted.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectError, type Words, words } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { CANDIDATE, register } from '../people.ts';
import { png } from '../picture.ts';
import { openEditor, stored } from '../resume-editor.ts';
import { postResume } from '../resumes.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { zipOf } from '../zip.ts';

// A file that cannot be read is 422.
test.use({ expectedComplaints: /status of 422/ });

/** Opens the import by the link of the own resumes. */
async function openImport(page: Page, locale: Locale): Promise<Words> {
  await page.goto(inLocale(locale, '/profile'));
  await takeOver(page);
  const w = words(page, locale);
  await w.link('resume_import_link').click();
  await expect(w.heading('resume_import_title')).toBeVisible();
  return w;
}

const choose = (w: Words, name: string, content: Buffer | string) =>
  w.box('resume_import_file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

inTurn('en', 'desktop', (locale) => {
  test('a resume that was downloaded comes back without loss', async ({ page }) => {
    const person = await register(page.request, CANDIDATE, locale);
    const { id } = await postResume(page.request, person, { email: 'malika@example.uz', address: 'Yunusobod, 4' });
    let w = await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    await w.box('resume_form_about').fill('Reports in time and without errors, every month.');
    const coming = page.waitForEvent('download');
    await w.button('resume_form_download_json').click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    const text = await readFile(await file.path());
    const { form } = await stored(page.request, person, id);
    expect(form.about, 'what was typed last is in the file').toBe('Reports in time and without errors, every month.');

    w = await openImport(page, locale);
    await choose(w, 'resume.json', text);
    await expect(w.heading('resume_import_found')).toBeFocused();
    await expect(page.locator('.import-notes'), 'everything was understood').toHaveCount(0);
    expect((await stored(page.request, person)).count, 'nothing is stored yet').toBe(1);
    await w.button('resume_import_make').click();
    // Everything that publishing needs is there, so the last step comes next.
    await expect(page).toHaveURL(/\/en\/resume\/edit\/[\w-]+\/eighth$/);
    expect(page.url()).not.toContain(id);
    const again = await stored(page.request, person, page.url().split('/').at(-2));
    expect(again).toMatchObject({ count: 2, status: 'draft' });
    // The account has the photo and knows the birthday and the sex, which are never in the file.
    expect(again.form).toEqual({ ...form, sex: CANDIDATE.sex, show_photo: true });
  });
});

inTurn('uz', 'phone', (locale) => {
  test('the archive of LinkedIn: what is not wanted is left out', async ({ page }) => {
    const person = await register(page.request, CANDIDATE);
    const w = await openEditor(page, locale);
    await w.link('resume_import_offer_link').click();
    await choose(
      w,
      'Basic_LinkedInDataExport.zip',
      zipOf({
        'Profile.csv':
          'First Name,Last Name,Headline,Summary,Geo Location\nMalika,Karimova,Accountant,"Ten years of books, kept in order",Atlantis\n',
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\nAnor Savdo,Accountant,Reports,,Feb 2018,Jan 2021\nBek Group,Chief accountant,,,Mar 2021,\n',
        'Skills.csv': 'Name\n1C\nExcel\n',
        'Connections.csv': 'Notes:\n"secret friends"\n',
      }),
    );
    const part = (key: string) => page.getByRole('checkbox', { name: w.t(key), exact: true });
    await expect(page.locator('.import-notes')).toContainText('Atlantis');
    await expect(page.locator('.import-parts')).toContainText('Bek Group');
    await expect(page.locator('.import-parts'), 'the name of the account').toContainText('Malika Yusupova');
    await part('resume_import_part_name').uncheck();
    await part('resume_import_part_skills').uncheck();
    await w.button('resume_import_make').click();
    await expect(w.heading('resume_form_title_default')).toBeVisible();
    await expect(w.box('resume_form_position')).toHaveValue('Accountant');
    const { form } = await stored(page.request, person);
    expect(form).toMatchObject({ position: 'Accountant', surname: 'Yusupova', skills: [], phones: [person.phone] });
    expect(form.employment.map(({ company }: { company: string }) => company)).toEqual(['Bek Group', 'Anor Savdo']);
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('files that are no resume say so at the field, and nothing changes', async ({ page }) => {
    const person = await register(page.request, CANDIDATE, locale);
    const w = await openImport(page, locale);
    const field = w.box('resume_import_file');
    const unreadable = w.t('refusal_resume_file_unreadable');
    for (const [name, content, text] of [
      ['rezyume.json', '{"basics": ', unreadable],
      ['rezyume.json', '{"is_admin": true}', unreadable],
      ['rezyume.json', '', w.t('resume_import_empty')],
      ['rezyume.pdf', '%PDF-1.7', w.t('resume_import_wrong_type')],
      ['arxiv.zip', zipOf({ 'Skills.csv': 'a'.repeat(1_900_000) }), unreadable],
      ['arxiv.zip', 'PK\u0003\u0004', unreadable],
      ['rezyume.json', Buffer.alloc(5 * 1024 * 1024 + 1, ' '), w.t('resume_import_too_large', { size: 5 })],
    ] as const) {
      await choose(w, name, content);
      await expectError(field, text);
    }
    await expect(w.heading('resume_import_title')).toBeVisible();
    expect((await stored(page.request, person)).count).toBe(0);
  });
});

inTurn('en', 'phone', (locale) => {
  test('a photo is cropped and uploaded in the editor', async ({ page }) => {
    const person = await register(page.request, CANDIDATE, locale);
    const { id } = await postResume(page.request, person);
    const w = await openEditor(page, locale, `/resume/edit/${id}/second`);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: png(120, 120) });
    await expect(page.getByText(w.t('ui_picture_too_small', { min: 200 }))).toBeVisible();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(640, 420) });
    const crop = w.dialog('ui_crop_title');
    await expect(crop).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await crop.getByRole('button', { name: w.t('ui_crop_done'), exact: true }).click();
    await expect(w.toast('settings_avatar_saved')).toBeVisible();
    await expect(page.locator('.picture img')).toHaveJSProperty('complete', true);
    await expect(page.getByRole('switch', { name: w.t('resume_form_show_photo') })).toBeChecked();
    await w.button('resume_form_show_paper').click();
    await expect(page.locator('dialog .paper-photo'), 'on the paper').toBeVisible();
    await page.keyboard.press('Escape');
    const kept = () => stored(page.request, person, id);
    await expect.poll(async () => (await kept()).form.show_photo).toBe(true);
    const { photo } = await kept();
    const picture = await page.request.get(photo.large);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  });

  test('a resume is deleted after a question', async ({ page }) => {
    const person = await register(page.request, CANDIDATE, locale);
    await postResume(page.request, person);
    await page.goto(inLocale(locale, '/profile'));
    await takeOver(page);
    const w = words(page, locale);
    const remove = async () => {
      await page.getByRole('button', { name: w.t('my_resumes_menu', { title: 'Bosh hisobchi' }) }).click();
      await page.getByRole('menuitem', { name: w.t('my_resumes_delete'), exact: true }).click();
    };
    const asked = w.dialog('my_resumes_delete_title');
    await remove();
    await asked.getByRole('button', { name: w.t('my_resumes_cancel'), exact: true }).click();
    await expect(asked).toBeHidden();
    expect((await stored(page.request, person)).count, 'a change of mind').toBe(1);
    await remove();
    await asked.getByRole('button', { name: w.t('my_resumes_delete'), exact: true }).click();
    await expect(page.getByText(w.t('my_resumes_empty'))).toBeVisible();
    expect((await stored(page.request, person)).count).toBe(0);
  });
});

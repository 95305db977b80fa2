// What is typed into a resume survives reloads, lost connections and other windows.
import { loseNetwork } from '../form.ts';
import { CANDIDATE, register, signIn } from '../people.ts';
import { openEditor, reload, saved, stored } from '../resume-editor.ts';
import { postResume } from '../resumes.ts';
import { expect, inTurn, test } from '../test.ts';

// A newer resume is 409; a lost connection has no status.
test.use({ expectedComplaints: /status of 409|ERR_(INTERNET_DISCONNECTED|FAILED)/ });

inTurn('ru', 'phone', (locale) => {
  test('a reload on each of the eight steps keeps what was typed just before', async ({ page }) => {
    const person = await register(page.request, CANDIDATE, locale);
    const { id } = await postResume(page.request, person);
    const w = await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    const open = (step: string) => openEditor(page, locale, `/resume/edit/${id}/${step}`);

    await w.box('resume_form_about').fill('Отчёты сдаю вовремя и без ошибок.');
    await reload(page);
    await expect(w.box('resume_form_about')).toHaveValue('Отчёты сдаю вовремя и без ошибок.');
    await open('seventh');
    await w.box('resume_form_driving_years').fill('9');
    await reload(page);
    await expect(w.box('resume_form_driving_years')).toHaveValue('9');
    await open('sixth');
    const level = page.locator('.wizard-fields select').nth(1);
    await level.selectOption('b1');
    await reload(page);
    await expect(level).toHaveValue('b1');
    await open('fifth');
    await w.box('resume_form_skills').fill('Audit');
    await w.box('resume_form_skills').press('Enter');
    await reload(page);
    await expect(page.locator('.wizard-fields')).toContainText('Audit');
    await open('fourth');
    await w.box('resume_form_specialization').fill('Экономист');
    await reload(page);
    await expect(w.box('resume_form_specialization')).toHaveValue('Экономист');
    await open('third');
    await w.button('resume_form_row_edit', { name: 'Hisobchi' }).click();
    await w.box('resume_form_job_company').fill('Зарафшон Аудит');
    await reload(page);
    await expect(page.locator('.resume-row')).toContainText('Зарафшон Аудит');
    await open('second');
    await w.box('resume_form_address').fill('Юнусабад, 4');
    await reload(page);
    await expect(w.box('resume_form_address')).toHaveValue('Юнусабад, 4');
    await w.button('ui_back').click();
    await w.box('resume_form_salary').fill('8500000');
    await saved(page);
    await reload(page);

    const form = () => stored(page.request, person, id).then((resume) => resume.form);
    await expect.poll(form).toMatchObject({
      about: 'Отчёты сдаю вовремя и без ошибок.',
      driving: { categories: ['B'], years: 9 },
      languages: [{ language: 'uzbek', level: 'b1' }],
      skills: ['Maosh vedomosti', 'QQS deklaratsiyasi', 'Audit'],
      specialization: 'Экономист',
      employment: [{ company: 'Зарафшон Аудит', position: 'Hisobchi' }],
      address: 'Юнусабад, 4',
      salary: { amount: 8_500_000, currency: 'UZS' },
    });
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('two tabs that were closed without a network lose nothing', async ({ page, context }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const first = await context.newPage();
    const second = await context.newPage();
    const w = await openEditor(first, locale, `/resume/edit/${id}/eighth`);
    const v = await openEditor(second, locale, `/resume/edit/${id}/second`);
    await loseNetwork(first);
    await w.box('resume_form_about').fill('Hisobotlarni internetsiz ham yozaveraman.');
    await v.box('resume_form_address').fill('Yunusobod, 4-daha');
    for (const tab of [first, second]) {
      await expect(tab.locator('.wizard-saved')).toHaveText(w.t('resume_form_offline'));
    }
    await first.close();
    await second.close();
    await context.setOffline(false);

    const u = await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    await expect(u.box('resume_form_about')).toHaveValue('Hisobotlarni internetsiz ham yozaveraman.');
    await saved(page);
    const { form } = await stored(page.request, person, id);
    expect(form).toMatchObject({ about: 'Hisobotlarni internetsiz ham yozaveraman.', address: 'Yunusobod, 4-daha' });
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('two windows change one resume and nothing is lost', async ({ page, browser, baseURL }) => {
    const person = await register(page.request, CANDIDATE);
    const { id } = await postResume(page.request, person);
    const w = await openEditor(page, locale, `/resume/edit/${id}/eighth`);
    const other = await browser.newContext({ baseURL });
    const second = await other.newPage();
    await signIn(second, person);
    const v = await openEditor(second, locale, `/resume/edit/${id}/eighth`);
    await v.box('resume_form_about').fill('Hisobotlarni oʻz vaqtida topshiraman. Tongda kelaman.');
    await saved(second);

    await w.box('resume_form_about').fill('Hisobotlarni oʻz vaqtida topshiraman. Kechgacha ishlayman.');
    const asked = w.dialog('form_clash_title');
    await expect(asked).toContainText('Tongda kelaman.');
    await expect(asked.locator('time'), 'when each version was written').toHaveText([/\d\d:\d\d$/, /\d\d:\d\d$/]);
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
    const w = await openEditor(page, locale);
    const second = await context.newPage();
    const v = await openEditor(second, locale);
    await w.box('resume_form_position').fill('Bosh hisobchi');
    await w.box('resume_form_position').press('Escape');
    await v.box('resume_form_salary').fill('9000000');
    await saved(page);
    await saved(second);
    await expect
      .poll(async () => {
        const { count, form } = await stored(page.request, person);
        return [count, form?.position, form?.salary.amount];
      })
      .toEqual([1, 'Bosh hisobchi', 9_000_000]);
  });
});

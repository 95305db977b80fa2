// Employers find candidates; candidates see who looked and decide who may.
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { words } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { CANDIDATE, COMPANY, call, forgetPerson, PASSWORD, type Person, register, shownPhone, signIn } from '../people.ts';
import { newTitle } from '../published.ts';
import { publishResume, type Resume } from '../resumes.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';
import { bearer, joinStaff } from '../vacancies.ts';

// The identity of a guest is 401, a hidden resume and a link that was turned off are 404, a lost connection has no
// status.
test.use({ expectedComplaints: /status of (401|404)|ERR_INTERNET_DISCONNECTED/ });

async function open(page: Page, locale: Locale, path: string) {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** A candidate with a published resume whose position nobody else has. */
async function candidate(request: APIRequestContext, patch: object = {}) {
  const position = newTitle();
  const person = await register(request, CANDIDATE);
  return { person, position, resume: await publishResume(request, person, { position, ...patch }) };
}

async function employer(request: APIRequestContext) {
  const name = newTitle();
  return { name, ...(await register(request, { ...COMPANY, name })) };
}

/** What the employer gets for the profile: its status, and the openings that are left. */
async function asked(request: APIRequestContext, { slug }: Resume, person: Person) {
  const answer = await request.get(`/api/v1/candidates/${slug}`, bearer(person));
  return { status: answer.status(), left: answer.ok() ? (await answer.json()).data.openings.left : undefined };
}

/** Waits until the employer's list has this resume, or does not have it. The index follows within a moment. */
async function waitUntilFound(request: APIRequestContext, resume: Resume, q: string, person: Person, isFound = true) {
  const isListed = async () => {
    const answer = await request.get(`/api/v1/candidates?q=${encodeURIComponent(q)}`, bearer(person));
    return (await answer.json()).data.some(({ slug }: Resume) => slug === resume.slug);
  };
  await expect.poll(isListed).toBe(isFound);
}

inTurn('uz', 'desktop', (locale) => {
  test('an employer finds a candidate, opens the contacts once, saves and downloads', async ({ page, request }) => {
    const word = newTitle();
    const drives = { driving: { categories: ['CE'], years: 3 } };
    const first = await candidate(request, { position: `${word} usta`, ...drives });
    const second = await candidate(request, { position: `${word} shogird` });
    const boss = await register(page.request, COMPANY);
    for (const { resume, position } of [first, second]) await waitUntilFound(request, resume, position, boss);
    const w = await open(page, locale, `/candidates?q=${encodeURIComponent(word)}`);
    const counted = (count: number) =>
      page.getByRole('heading', { level: 1, name: text(locale, 'candidates_count', { shown: count }, 'countPlural=*') });
    await expect(counted(2)).toBeVisible();
    await w.box('candidates_licence').selectOption('CE');
    await expect(counted(1)).toBeVisible();
    await expect(page).toHaveURL(/licence=CE/);
    await w.button('candidates_filters_clear').click();
    await expect(counted(2)).toBeVisible();

    await page.getByRole('link', { name: `${word} usta` }).click();
    await expect(page).toHaveURL(inLocale(locale, `/candidates/${first.resume.slug}`));
    await expect(page.getByText(/^[12] \/ 2$/)).toBeVisible();
    const isFirst = await page.getByText('1 / 2').isVisible();
    await page.keyboard.press(isFirst ? 'ArrowRight' : 'ArrowLeft');
    await expect(page, 'the neighbour').toHaveURL(inLocale(locale, `/candidates/${second.resume.slug}`));
    await page.getByRole('link', { name: w.t(isFirst ? 'candidate_previous' : 'candidate_next') }).click();
    await expect(page).toHaveURL(inLocale(locale, `/candidates/${first.resume.slug}`));

    const { left } = await asked(request, first.resume, boss);
    const phone = page.getByRole('link', { name: shownPhone(first.person.phone) });
    await expect(phone).toHaveCount(0);
    await w.button('candidate_open').click();
    const dialog = w.dialog('candidate_open');
    await expect(dialog).toContainText(w.t('candidate_open_ask', { left }));
    await dialog.getByRole('button', { name: w.t('candidate_open') }).click();
    await expect(phone).toHaveAttribute('href', `tel:${first.person.phone}`);
    await page.reload();
    await takeOver(page);
    await expect(phone, 'open for good').toBeVisible();
    const again = await call(request, `candidates/${first.resume.slug}/contacts`, {}, { token: boss.token });
    expect(again.left.left, 'the second time is free').toBe(left - 1);

    await w.button('candidate_save').click();
    await expect(w.button('candidate_saved')).toBeVisible();
    await w.button('form_pdf').click();
    const [file] = await Promise.all([page.waitForEvent('download'), w.button('form_pdf_download').click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await open(page, locale, '/candidates?saved=true');
    await expect(counted(1)).toBeVisible();
    await expect(page.getByRole('link', { name: `${word} usta` })).toBeVisible();
  });
});

inTurn('ru', 'phone', (locale) => {
  test('a candidate sees who looked and opened, and hides from the present employer', async ({
    page,
    request,
  }) => {
    const boss = await employer(request);
    const other = await employer(request);
    const { person, position, resume } = await candidate(request, {
      employment: [
        {
          position: 'Hisobchi',
          company: boss.name,
          start: { year: 2022, month: 3 },
          end: null,
          present: true,
          description: '',
        },
      ],
    });
    await call(request, `candidates/${resume.slug}/contacts`, {}, { token: boss.token });
    expect(await asked(request, resume, other)).toMatchObject({ status: 200 });
    await waitUntilFound(request, resume, position, boss);

    await signIn(page, person);
    const w = await open(page, locale, '/profile');
    const when = w.t('ago_today').toLowerCase();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row(boss.name).last()).toContainText(w.t('my_resumes_viewer_opened', { when }));
    await expect(row(other.name).last()).toContainText(w.t('my_resumes_viewer_seen', { when }));

    await w.button('my_resumes_visibility_row', { who: w.t('resume_visibility_employers') }).click();
    await w.button('my_resumes_hide_employer', { name: boss.name }).click();
    await expect(w.toast('my_resumes_saved')).toBeVisible();
    expect(await asked(request, resume, boss)).toMatchObject({ status: 404 });
    await waitUntilFound(request, resume, position, boss, false);
    expect(await asked(request, resume, other)).toMatchObject({ status: 200 });
  });
});

inTurn('en', 'desktop', (locale) => {
  test('a share link works for a guest until it is turned off', async ({ page, request, browser, baseURL }) => {
    const { person, position } = await candidate(request);
    await signIn(page, person);
    const w = await open(page, locale, '/profile');
    const pick = async (key: string) => {
      await w.button('my_resumes_menu', { title: position }).click();
      await page.getByRole('menuitem', { name: w.t(key) }).click();
    };
    await pick('my_resumes_share');
    const dialog = w.dialog('vacancy_share');
    await dialog.getByRole('button', { name: w.t('vacancy_share_qr') }).click();
    await expect(dialog.getByRole('img', { name: w.t('vacancy_share_qr_label') })).toBeVisible();
    const link = await dialog.locator('.share-link').innerText();
    await page.keyboard.press('Escape');

    const guest = await (await browser.newContext({ baseURL })).newPage();
    await guest.goto(new URL(link).pathname);
    await takeOver(guest);
    await expect(guest.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    await expect(guest.getByText(w.t('resume_shared_note'))).toBeVisible();
    expect(await guest.locator('body').innerText()).not.toContain(person.phone.slice(-4));

    await pick('my_resumes_revoke');
    await expect(w.toast('my_resumes_revoked')).toBeVisible();
    await guest.reload();
    await takeOver(guest);
    await expect(guest.getByRole('heading', { level: 1, name: w.t('resume_link_off_title') })).toBeVisible();
    await guest.context().close();
  });
});

inTurn('uz', 'phone', (locale) => {
  test('a guest reads the top list without contacts, and comes back to a candidate after signing in', async ({
    page,
    request,
  }) => {
    const { person, position, resume } = await candidate(request);
    const boss = await register(request, COMPANY);
    const w = await open(page, locale, '/top-candidates');
    const card = page.getByRole('article').filter({ hasText: position });
    await expect(card).toContainText('Malika Y.');
    await expect(card).not.toContainText('Yusupova');
    const answer = await (await request.get('/api/v1/top-candidates')).text();
    expect(answer).not.toContain(person.phone);

    await card.getByRole('link', { name: position }).click();
    await expect(w.heading('candidate_sign_in_title')).toBeVisible();
    await page.locator('main').getByRole('link', { name: w.t('candidate_sign_in'), exact: true }).click();
    await w.box('auth_phone').fill(boss.phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, `/candidates/${resume.slug}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
  });
});

inTurn('en', 'phone', (locale) => {
  test('an empty list says what to loosen, and an opened profile stays readable without a network', async ({
    page,
    request,
  }) => {
    const { position, resume } = await candidate(request);
    await register(page.request, COMPANY);
    const w = await open(page, locale, `/candidates?q=${encodeURIComponent(position)}&licence=DE`);
    await expect(w.heading('candidates_nothing')).toBeVisible();
    const filter = w.t('candidates_licence_code', { code: 'DE' });
    const looser = text(locale, 'candidates_without', { filter, shown: 1 }, 'countPlural=one');
    await page.getByRole('button', { name: looser }).click();
    await page.getByRole('link', { name: position }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    await w.link('candidate_back').first().click();
    await expect(page.getByRole('link', { name: position })).toBeVisible();

    await page.context().setOffline(true);
    await page.getByRole('link', { name: position }).click();
    await expect(page).toHaveURL(inLocale(locale, `/candidates/${resume.slug}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    await page.context().setOffline(false);
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('a reported resume is read in the console and returned to its owner', async ({ page, request, baseURL }) => {
    const { person, position, resume } = await candidate(request);
    await register(page.request, COMPANY);
    const w = await open(page, locale, `/candidates/${resume.slug}`);
    await w.button('candidate_report').click();
    const dialog = w.dialog('candidate_report');
    await dialog.getByText(w.t('candidate_report_not_real')).click();
    await dialog.getByRole('textbox').fill('Bu joyda ishlamagan.');
    await dialog.getByRole('button', { name: w.t('vacancy_report_send') }).click();
    await expect(w.toast('vacancy_report_sent')).toBeVisible();

    await forgetPerson(page);
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await joinStaff(page.request, 'Nodira Aliyeva');
    await open(page, locale, '/admin/complaints');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: position }) });
    await expect(card).toContainText(w.t('candidate_report_not_real'));
    await card.getByRole('link', { name: w.t('complaints_read_resume') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Malika Yusupova' })).toBeVisible();
    expect(await page.locator('main').innerText()).not.toContain(person.phone.slice(-4));
    await page.getByRole('article').getByRole('link', { name: w.t('complaints_title') }).click();

    await w.button('complaints_uphold_named', { title: position }).click();
    const verdict = w.dialog('complaints_uphold_title');
    const [code, place] = await verdict.getByRole('combobox').all();
    await code?.selectOption('unreadable');
    await place?.selectOption('employment');
    await verdict.getByRole('textbox').fill('Ish joyini toʻgʻri yozing.');
    await verdict.getByRole('button', { name: w.t('complaints_uphold'), exact: true }).click();
    await expect(w.toast('complaints_upheld', { title: position })).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, person);
    await open(page, locale, '/profile');
    await expect(page.getByText(w.t('my_resumes_returned'))).toBeVisible();
    await expect(page.getByText('Ish joyini toʻgʻri yozing.')).toBeVisible();
    await page.getByRole('link', { name: w.t('my_resumes_fix') }).click();
    await expect(page).toHaveURL(new RegExp(`/resume/edit/${resume.id}`));
  });
});

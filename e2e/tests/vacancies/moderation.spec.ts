// A moderator reads the queue, decides, and handles complaints.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { enterConsole, goInConsole } from '../../console.ts';
import { CANDIDATE, COMPANY, call, type Person, register } from '../../people.ts';
import { expect, inTurn, test } from '../../test.ts';
import { bearer, moderator, postVacancy, vacancyForm, waitingRevision } from '../../vacancies.ts';

// A vacancy that is not public is 404 or 410.
test.use({ expectedComplaints: /status of (404|410)/ });

const QUEUE = '/admin/moderation';
const COMPLAINTS = '/admin/complaints';
const RISKY = { requirements: ['Tibbiy daftarcha', 'Faqat qizlar'] };

const review = async (page: Page, slug: string) => goInConsole(page, `${QUEUE}/${await waitingRevision(page.request, slug)}`);

const PUBLISHED = { timeout: 60_000 };

/** An approval is published some seconds later. */
const isPublic = (request: APIRequestContext, slug: string) =>
  expect.poll(async () => (await request.get(`/jobs/${slug}`)).status(), PUBLISHED).toBe(200);

async function own(request: APIRequestContext, person: Person, slug: string) {
  return (await (await request.get(`/api/v1/my/jobs/${slug}`, bearer(person))).json()).data;
}

/** The owner changes the text and submits it again. */
async function rewrite(request: APIRequestContext, person: Person, slug: string, patch: object) {
  const { form, revision } = await own(request, person, slug);
  await call(request, `jobs/update/${slug}`, { ...form, ...patch, revision }, { token: person.token });
}

inTurn('en', 'phone', (locale) => {
  test('a risky text is refused with a reason, corrected, compared and approved', async ({
    page,
    request,
    baseURL,
  }) => {
    const person = await register(request, COMPANY);
    const { title } = vacancyForm();
    const slug = await postVacancy(request, person.token, { ...RISKY, title });
    const w = await enterConsole(page, locale, baseURL);

    await goInConsole(page, QUEUE);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
    await expect(row).toContainText(w.t('reason_discrimination'));
    await expect(row).toContainText(w.t('moderation_new'));
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('mark')).toHaveText('Faqat qizlar');

    await w.button('moderation_refuse').click();
    const dialog = w.dialog('moderation_refuse_title');
    const preview = dialog.getByRole('region', { name: w.t('moderation_preview') });
    await expect(preview, 'the rules have suggested it').toContainText(w.t('reason_discrimination_fix'));
    await dialog.getByLabel(w.t('moderation_reason_text')).fill('Ish hammaga ochiq boʻlsin.');
    await expect(preview).toContainText('Ish hammaga ochiq boʻlsin.');
    await expectAccessible(page, 'the dialog of a refusal');
    await dialog.getByRole('button', { name: w.t('moderation_refuse'), exact: true }).click();
    await expect(w.toast('moderation_refused', { title })).toBeVisible();

    const refused = await own(request, person, slug);
    expect(refused.status).toBe('rejected');
    expect(refused.reasons).toMatchObject([
      { code: 'discrimination', field: 'requirements.1', text: 'Ish hammaga ochiq boʻlsin.' },
    ]);

    await rewrite(request, person, slug, { requirements: ['Tibbiy daftarcha', 'Xushmuomala'] });
    await review(page, slug);
    await expect(page.locator('del').first(), 'the refused text').toHaveText('Faqat qizlar');
    await expect(page.locator('ins').first()).toHaveText('Xushmuomala');
    await w.button('moderation_approve').click();
    await expect(w.toast('moderation_approved', { title })).toBeVisible();
    // Nothing more comes from this page: the server publishes it by itself.
    await page.goto('about:blank');
    await isPublic(request, slug);

    const later = `${title} yordamchisi`;
    await rewrite(request, person, slug, { title: later });
    await review(page, slug);
    await expect(page.getByText(w.t('moderation_changes'))).toBeVisible();
    await expect(page.locator('ins').first()).toContainText('yordamchisi');
    await expect(page.locator('.mod-side-label').first()).toHaveText(w.t('moderation_before'));
    await w.button('moderation_approve').click();
    await expect(w.toast('moderation_approved', { title: later })).toBeVisible();
    await expect.poll(async () => (await own(request, person, slug)).title, PUBLISHED).toBe(later);
  });
});

/**
 * Presses a key until the page reacts: the key listener is attached shortly after the page is painted. Only for keys
 * that are safe to press again.
 */
async function pressFor(page: Page, key: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

inTurn('ru', 'desktop', (locale) => {
  test('the keyboard alone walks the queue, approves and comes back', async ({ page, request, baseURL }) => {
    const { token } = await register(request, COMPANY);
    const { title } = vacancyForm();
    const slug = await postVacancy(request, token, { ...RISKY, title });
    const w = await enterConsole(page, locale, baseURL);
    await goInConsole(page, QUEUE);
    const focused = page.locator('.mod-list a.stretch:focus');
    await pressFor(page, 'j', focused);
    const chosen = await focused.innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: chosen, exact: true })).toBeVisible();
    await pressFor(page, 'Escape', w.heading('moderation_title'));
    await pressFor(page, '?', w.dialog('moderation_keys'));
    await expectAccessible(page, 'the dialog of the keys');
    await page.keyboard.press('Escape');
    await expect(w.dialog('moderation_keys')).toBeHidden();

    await review(page, slug);
    // A key pressed too soon after the text appears is ignored as a mistake, so this waits first.
    await page.clock.install();
    await page.clock.fastForward(1_000);
    const dialog = w.dialog('moderation_refuse_title');
    await pressFor(page, 'r', dialog);
    await expect(dialog.getByRole('combobox').first(), 'ready to choose').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('a');
    await expect(w.toast('moderation_approved', { title })).toBeVisible();
    await isPublic(request, slug);
  });
});

inTurn('uz', 'phone', (locale) => {
  test('an approval is taken back while the server holds it, and nobody has seen it', async ({
    page,
    request,
    baseURL,
  }) => {
    const person = await register(request, COMPANY);
    const { title } = vacancyForm();
    const slug = await postVacancy(request, person.token, { ...RISKY, title });
    const w = await enterConsole(page, locale, baseURL);
    await review(page, slug);
    await w.button('moderation_approve').click();
    const told = w.toast('moderation_approved', { title });
    await told.getByRole('button', { name: w.t('moderation_undo') }).click();
    await expect(w.toast('moderation_undone')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await request.get(`/jobs/${slug}`)).status()).toBe(404);
    expect((await own(request, person, slug)).status).toBe('moderating');
    await expect(w.button('moderation_approve')).toBeVisible();
  });
});

/** Two public vacancies of one company that three people have reported. */
async function reported(request: APIRequestContext, baseURL: string | undefined) {
  const person = await register(request, COMPANY);
  const staff = await moderator(baseURL);
  const vacancies = [vacancyForm(), vacancyForm()].map(({ title }) => ({ title, slug: '' }));
  for (const vacancy of vacancies) {
    vacancy.slug = await postVacancy(request, person.token, { title: vacancy.title });
    await staff.approve(vacancy.slug);
  }
  for (const text of ['Garov soʻrashdi.', 'Pul soʻrashdi.', 'Toʻlov soʻrashdi.']) {
    const { token } = await register(request, CANDIDATE);
    for (const { slug } of vacancies) await call(request, `jobs/${slug}/report`, { reason: 'fee', text }, { token });
  }
  const [guilty, innocent] = vacancies;
  if (!guilty || !innocent) throw new Error('two vacancies were made');
  return { person, guilty, innocent };
}

inTurn('uz', 'desktop', (locale) => {
  test('complaints hide a vacancy; upheld ones take it down, dismissed ones show it again', async ({
    page,
    request,
    baseURL,
  }) => {
    const { person, guilty, innocent } = await reported(request, baseURL);
    const status = async ({ slug }: { slug: string }) => (await request.get(`/jobs/${slug}`)).status();
    expect([await status(guilty), await status(innocent)], 'hidden').toEqual([410, 410]);
    const w = await enterConsole(page, locale, baseURL);
    await goInConsole(page, COMPLAINTS);
    const { title } = guilty;
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText(w.t('complaints_hidden'));
    await expect(card).toContainText('Garov soʻrashdi.');
    await card.getByRole('link', { name: w.t('complaints_read') }).click();
    await expect(page.getByRole('heading', { level: 1, name: title }), 'hidden words can be read').toBeVisible();
    await expect(page.getByText(w.t('moderation_hidden'))).toBeVisible();

    await goInConsole(page, COMPLAINTS);
    await w.button('complaints_uphold_named', { title }).click();
    const upholding = w.dialog('complaints_uphold_title');
    await upholding.getByRole('checkbox', { name: w.t('complaints_strike_first') }).check();
    await upholding.getByRole('combobox').first().selectOption('fee_or_deposit');
    await expectAccessible(page, 'the dialog of a verdict');
    await upholding.getByRole('button', { name: w.t('complaints_uphold'), exact: true }).click();
    await expect(w.toast('complaints_upheld', { title })).toBeVisible();
    await expect(card).toHaveCount(0);
    const reasons = [{ code: 'fee_or_deposit' }];
    expect(await own(request, person, guilty.slug)).toMatchObject({ status: 'rejected', reasons });

    await w.button('complaints_dismiss_named', { title: innocent.title }).click();
    const dismissing = w.dialog('complaints_dismiss_title');
    await expect(dismissing).toContainText(w.t('complaints_dismiss_hidden'));
    await dismissing.getByRole('button', { name: w.t('complaints_dismiss'), exact: true }).click();
    await expect(w.toast('complaints_dismissed', { title: innocent.title })).toBeVisible();
    expect([await status(guilty), await status(innocent)]).toEqual([410, 200]);
  });
});

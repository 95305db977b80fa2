// A moderator reads what waits, decides, and hears what people complain about.
import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Words, words } from '../../form.ts';
import { type Locale, THEMES, TURNS, WIDTHS } from '../../pages.ts';
import { CANDIDATE, COMPANY, call, type Person, register } from '../../people.ts';
import { admin } from '../../server.ts';
import { expect, takeOver, test } from '../../test.ts';
import { codeOf } from '../../totp.ts';
import { moderator, postVacancy, vacancyForm } from '../../vacancies.ts';

// A vacancy that is not public is 404 or 410; a text that somebody else has decided is 409.
test.use({ expectedComplaints: /status of (404|409|410)/ });
test.slow();

const QUEUE = '/admin/moderation';
const COMPLAINTS = '/admin/complaints';
const CONSOLE = { 'X-Ishbor-Staff': '1' };
const RISKY = { requirements: ['Tibbiy daftarcha', 'Faqat qizlar'] };

/** Lets the browser in as a member of staff, past the door: the door has journeys of its own. */
async function enter(page: Page, locale: Locale, baseURL: string | undefined): Promise<Words> {
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
  const login = `q${randomUUID().slice(0, 12)}`;
  const printed = admin('create-staff', '--login', login, '--name', 'Nodira Aliyeva', '--role', 'moderator');
  const secret = /#(\S+)/.exec(printed)?.[1];
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/staff/${path}`, { data, headers: CONSOLE });
    const body = await answer.json();
    expect(body, path).toMatchObject({ status: true });
    return body;
  };
  const { totp } = await post('welcome/start', { secret });
  await post('welcome/finish', { secret, password: 'toʻq sariq choynak 7', totp: codeOf(totp.secret) });
  return words(page, locale);
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** The text of this vacancy that waits; others fill the queue at the same time. */
async function waiting(page: Page, slug: string): Promise<string> {
  for (let at = 1; at < 20; at += 1) {
    const answer = await page.request.get(`/api/v1/staff/moderation?page=${at}&per_page=100`, { headers: CONSOLE });
    const { data } = await answer.json();
    const found = data.find((row: { slug: string }) => row.slug === slug);
    if (found) return found.revision_id;
    if (data.length === 0) break;
  }
  throw new Error(`${slug} does not wait`);
}

const review = async (page: Page, slug: string) => go(page, `${QUEUE}/${await waiting(page, slug)}`);

async function own(request: APIRequestContext, { token }: Person, slug: string) {
  const headers = { Authorization: `Bearer ${token}`, 'JB-Lang': 'uz' };
  return (await (await request.get(`/api/v1/my/jobs/${slug}`, { headers })).json()).data;
}

/** The owner changes the text and sends it again. */
async function rewrite(request: APIRequestContext, person: Person, slug: string, patch: object) {
  const { form, revision } = await own(request, person, slug);
  await call(request, `jobs/update/${slug}`, { ...form, ...patch, revision }, { token: person.token });
}

for (const { locale, width } of TURNS) {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);

    test('a risky text is refused with a reason, corrected, compared and approved', async ({
      page,
      request,
      baseURL,
    }) => {
      const person = await register(request, COMPANY);
      const { title } = vacancyForm();
      const slug = await postVacancy(request, person.token, { ...RISKY, title });
      const w = await enter(page, locale, baseURL);

      await go(page, QUEUE);
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
      expect((await request.get(`/jobs/${slug}`)).status(), 'it is public').toBe(200);

      const later = `${title} yordamchisi`;
      await rewrite(request, person, slug, { title: later });
      await review(page, slug);
      await expect(page.getByText(w.t('moderation_changes'))).toBeVisible();
      await expect(page.locator('ins').first()).toContainText('yordamchisi');
      await expect(page.locator('.mod-side-label').first()).toHaveText(w.t('moderation_before'));
      await w.button('moderation_approve').click();
      await expect(w.toast('moderation_approved', { title: later })).toBeVisible();
      expect((await own(request, person, slug)).title).toBe(later);
    });
  });
}

test('the keyboard alone walks the queue, approves and comes back', async ({ page, request, baseURL }) => {
  const { token } = await register(request, COMPANY);
  const { title } = vacancyForm();
  const slug = await postVacancy(request, token, { ...RISKY, title });
  const w = await enter(page, 'ru', baseURL);
  await go(page, QUEUE);
  const links = page.locator('.mod-list a.stretch');
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  const first = await links.first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(w.heading('moderation_title')).toBeVisible();
  await page.keyboard.press('?');
  await expect(w.dialog('moderation_keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(w.dialog('moderation_keys')).toBeHidden();

  await review(page, slug);
  await page.keyboard.press('r');
  const dialog = w.dialog('moderation_refuse_title');
  await expect(dialog.getByRole('combobox').first(), 'ready to choose').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Too quick a key is taken for a slip; this one comes after a look.
  await page.waitForTimeout(1_000);
  await page.keyboard.press('a');
  await expect(w.toast('moderation_approved', { title })).toBeVisible();
  expect((await request.get(`/jobs/${slug}`)).status()).toBe(200);
});

test('whoever comes second hears who was first, and goes on', async ({ page, request, baseURL }) => {
  const { token } = await register(request, COMPANY);
  const slug = await postVacancy(request, token, RISKY);
  const w = await enter(page, 'uz', baseURL);
  await review(page, slug);
  const here = page.url();
  const other = await moderator(baseURL);
  await other.approve(slug);
  await w.button('moderation_refuse').click();
  const dialog = w.dialog('moderation_refuse_title');
  await dialog.getByRole('button', { name: w.t('moderation_refuse'), exact: true }).click();
  await expect(w.toast('moderation_faster_approved', { name: 'Malika Yusupova' })).toBeVisible();
  await expect(page).not.toHaveURL(here);
  expect((await request.get(`/jobs/${slug}`)).status(), 'the first decision stands').toBe(200);
});

/** A public vacancy that three people have reported. */
async function reported(request: APIRequestContext, baseURL: string | undefined) {
  const person = await register(request, COMPANY);
  const { title } = vacancyForm();
  const slug = await postVacancy(request, person.token, { title });
  const staff = await moderator(baseURL);
  await staff.approve(slug);
  for (const text of ['Garov soʻrashdi.', 'Pul soʻrashdi.', 'Toʻlov soʻrashdi.']) {
    const { token } = await register(request, CANDIDATE);
    await call(request, `jobs/${slug}/report`, { reason: 'fee', text }, { token });
  }
  return { person, slug, title };
}

test('complaints hide a vacancy; upheld ones take it down and warn the company', async ({ page, request, baseURL }) => {
  const { person, slug, title } = await reported(request, baseURL);
  expect((await request.get(`/jobs/${slug}`)).status(), 'hidden').toBe(410);
  const w = await enter(page, 'uz', baseURL);
  await go(page, COMPLAINTS);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toContainText(w.t('complaints_hidden'));
  await expect(card).toContainText('Garov soʻrashdi.');
  await card.getByRole('link', { name: w.t('complaints_read') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }), 'hidden words can be read').toBeVisible();
  await expect(page.getByText(w.t('moderation_hidden'))).toBeVisible();
  await go(page, COMPLAINTS);
  await w.button('complaints_uphold_named', { title }).click();
  const dialog = w.dialog('complaints_uphold_title');
  await dialog.getByRole('checkbox', { name: w.t('complaints_strike_first') }).check();
  await dialog.getByRole('combobox').first().selectOption('fee_or_deposit');
  await dialog.getByRole('button', { name: w.t('complaints_uphold'), exact: true }).click();
  await expect(w.toast('complaints_upheld', { title })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await own(request, person, slug)).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'fee_or_deposit' }],
  });
});

test('dismissed complaints show the vacancy again', async ({ page, request, baseURL }) => {
  const { slug, title } = await reported(request, baseURL);
  const w = await enter(page, 'en', baseURL);
  await go(page, COMPLAINTS);
  await w.button('complaints_dismiss_named', { title }).click();
  const dialog = w.dialog('complaints_dismiss_title');
  await expect(dialog).toContainText(w.t('complaints_dismiss_hidden'));
  await dialog.getByRole('button', { name: w.t('complaints_dismiss'), exact: true }).click();
  await expect(w.toast('complaints_dismissed', { title })).toBeVisible();
  expect((await request.get(`/jobs/${slug}`)).status()).toBe(200);
});

for (const theme of THEMES) {
  test(`axe finds nothing at a moderator's, ${theme}, and nothing is wider than the screen`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const person = await register(request, COMPANY);
    const staff = await moderator(baseURL);
    const slug = await postVacancy(request, person.token);
    await staff.approve(slug);
    await rewrite(request, person, slug, RISKY);
    await reported(request, baseURL);
    const w = await enter(page, 'ru', baseURL);
    const check = async (where: string) => {
      for (const [name, { viewport }] of Object.entries(WIDTHS)) {
        await page.setViewportSize(viewport);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
        expect(found, `${where}, ${name}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where} at 320`).toBeLessThanOrEqual(320);
    };
    await go(page, QUEUE);
    await check('queue');
    await review(page, slug);
    await page.locator('.mod-same summary').click();
    await check('review');
    await w.button('moderation_refuse').click();
    await w.button('moderation_reason_add').click();
    await check('refuse-dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(w.dialog('moderation_keys')).toBeVisible();
    await check('keys-dialog');
    await go(page, COMPLAINTS);
    await check('complaints');
    await page.locator('.mod-target').first().getByRole('button').first().click();
    await check('verdict-dialog');
  });
}

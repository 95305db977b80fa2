// A company shows that it is real, and staff decides.
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { enterConsole, goInConsole } from '../console.ts';
import { type Words, words } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { COMPANY, call, type Person, register } from '../people.ts';
import { newTitle } from '../published.ts';
import { expect, inTurn, ownAddress, takeOver, test } from '../test.ts';
import { moderator } from '../vacancies.ts';
import {
  askForVerification,
  certificate,
  companyOf,
  newTaxNumber,
  REGISTERED_NAME,
  shownTaxNumber,
  UNKNOWN_NUMBER,
  waitingRequest,
} from '../verification.ts';

const OWN = '/profile/company/verification';
const CONSOLE = '/admin/verifications';

async function openOwn(page: Page, locale: Locale): Promise<Words> {
  await page.goto(inLocale(locale, OWN));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  return words(page, locale);
}

/** A moderator's browser beside the one of the company. */
async function staffPage(browser: Browser, locale: Locale, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() } });
  const page = await context.newPage();
  return { page, w: await enterConsole(page, locale, baseURL), close: () => context.close() };
}

/** Whether guests see the mark on the public page of the company. */
async function hasMark(page: Page, locale: Locale, slug: string): Promise<boolean> {
  const answer = await page.request.get(inLocale(locale, `/company/${slug}`));
  expect(answer.status()).toBe(200);
  const { company } = await (await page.request.get(`/api/v1/companies/${slug}`)).json();
  return company.is_verified;
}

const status = (page: Page, w: Words, state: string) =>
  page.locator('.verify .status').filter({ hasText: w.t(`verification_state_${state}`) });

inTurn('uz', 'phone', (locale) => {
  test('a company asks, staff compares and verifies, and everybody sees the mark', async ({ page, browser, baseURL }) => {
    const name = newTitle();
    const person = await register(page.request, { ...COMPANY, name });
    const { slug } = await companyOf(page.request, person);
    const number = newTaxNumber();
    const w = await openOwn(page, locale);
    await expect(status(page, w, 'unverified')).toBeVisible();

    const box = w.box('verification_tax_number');
    await box.pressSequentially(UNKNOWN_NUMBER);
    await expect(page.getByText(w.t('verification_lookup_not_found'))).toBeVisible();
    await box.fill('');
    await box.pressSequentially(number);
    await expect(box).toHaveValue(shownTaxNumber(number));
    await expect(page.locator('.verify-answer')).toContainText(REGISTERED_NAME);
    await w.box('verification_document').setInputFiles(certificate());
    await expect(page.getByText(`${w.t('verification_document_ready')}: guvohnoma.png`)).toBeVisible();
    await expectAccessible(page, 'the form of a request');
    await w.button('verification_send').click();
    await expect(status(page, w, 'pending')).toBeVisible();
    const steps = page.getByRole('list', { name: w.t('verification_steps') }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.first()).toContainText(shownTaxNumber(number));
    await expectAccessible(page, 'a request under review');

    const staff = await staffPage(browser, locale, baseURL);
    await goInConsole(staff.page, CONSOLE);
    await staff.page.getByRole('link', { name, exact: true }).click();
    await expect(staff.page.getByRole('heading', { level: 1, name })).toBeVisible();
    const row = (key: string) => staff.page.getByRole('row').filter({ hasText: staff.w.t(key) });
    await expect(row('verifications_tax_number')).toContainText(shownTaxNumber(number));
    const names = row('verifications_name').first();
    await expect(names).toContainText(name);
    await expect(names).toContainText(REGISTERED_NAME);
    await expect(names, 'the register has another name').toContainText(staff.w.t('verifications_differs'));
    await staff.w.button('verifications_document_show').click();
    const picture = staff.page.getByRole('img', { name: /guvohnoma/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expectAccessible(staff.page, 'a request in the console');
    expect(await hasMark(page, locale, slug), 'nobody has decided').toBe(false);
    await staff.w.button('verifications_verify').click();
    const asked = staff.w.dialog('verifications_doubt_title');
    await asked.getByRole('button', { name: staff.w.t('verifications_verify'), exact: true }).click();
    await expect(staff.w.toast('verifications_verified', { name })).toBeVisible();
    await expect(staff.page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await staff.close();

    await openOwn(page, locale);
    await expect(status(page, w, 'verified')).toBeVisible();
    await w.link('verification_public').click();
    await expect(page.getByRole('heading', { level: 1, name })).toContainText(w.t('vacancy_verified'));
    expect(await hasMark(page, locale, slug)).toBe(true);
  });
});

inTurn('ru', 'desktop', (locale) => {
  test('a refusal names its reason, is appealed once and then verified', async ({ page, browser, baseURL }) => {
    const name = newTitle();
    const person = await register(page.request, { ...COMPANY, name });
    const slug = await askForVerification(page.request, person);
    const staff = await staffPage(browser, locale, baseURL);
    const review = async () =>
      goInConsole(staff.page, `${CONSOLE}/${await waitingRequest(staff.page.request, slug)}`);
    await review();
    await staff.w.button('moderation_refuse').click();
    const dialog = staff.w.dialog('verifications_refuse_title');
    await dialog.getByRole('combobox').selectOption('document_unreadable');
    await dialog.getByLabel(staff.w.t('verifications_note')).fill('Печать обрезана.');
    await expectAccessible(staff.page, 'the dialog of a refusal');
    await dialog.getByRole('button', { name: staff.w.t('moderation_refuse'), exact: true }).click();
    await expect(staff.w.toast('verifications_refused', { name })).toBeVisible();

    const w = await openOwn(page, locale);
    await expect(status(page, w, 'refused')).toBeVisible();
    const reason = page.locator('.verify-reason');
    await expect(reason).toContainText(w.t('verification_reason_document_unreadable'));
    await expect(reason).toContainText(w.t('verification_reason_document_unreadable_fix'));
    await expect(reason).toContainText('Печать обрезана.');
    await w.button('verification_appeal').click();
    await w.box('verification_appeal_text').fill('Печать на второй странице.');
    await expectAccessible(page, 'an appeal');
    await page.reload();
    await takeOver(page);
    await expect(w.box('verification_appeal_text'), 'what was typed stays').toHaveValue('Печать на второй странице.');
    await w.button('verification_appeal_send').click();
    await expect(status(page, w, 'pending')).toBeVisible();
    await expect(page.getByText(w.t('verification_step_appeal'))).toBeVisible();

    await goInConsole(staff.page, CONSOLE);
    const row = staff.page.getByRole('listitem').filter({ has: staff.page.getByRole('link', { name, exact: true }) });
    await expect(row).toContainText(staff.w.t('verifications_appeal'));
    await review();
    await expect(staff.page.getByText('Печать на второй странице.')).toBeVisible();
    const earlier = staff.page.getByRole('region', { name: staff.w.t('verifications_earlier') });
    await expect(earlier).toContainText('Печать обрезана.');
    await staff.w.button('verifications_verify').click();
    const doubt = staff.w.dialog('verifications_doubt_title');
    await doubt.getByRole('button', { name: staff.w.t('verifications_verify'), exact: true }).click();
    await expect(staff.w.toast('verifications_verified', { name })).toBeVisible();
    await staff.close();
    await openOwn(page, locale);
    await expect(status(page, w, 'verified')).toBeVisible();
    expect(await hasMark(page, locale, slug)).toBe(true);
  });
});

async function rename(page: Page, person: Person, name: string): Promise<void> {
  await call(page.request, 'company/update', { name }, { token: person.token });
}

inTurn('en', 'desktop', (locale) => {
  test('a renamed company gets its mark back from a moderator', async ({ page, browser, baseURL }) => {
    const [before, after] = [newTitle(), newTitle()];
    const person = await register(page.request, { ...COMPANY, name: before });
    const { slug } = await companyOf(page.request, person);
    await (await moderator(baseURL)).verify(slug);
    expect(await hasMark(page, locale, slug)).toBe(true);
    await rename(page, person, after);
    expect(await hasMark(page, locale, slug), 'until somebody has looked').toBe(false);
    const w = await openOwn(page, locale);
    await expect(status(page, w, 'resting')).toBeVisible();
    await expectAccessible(page, 'a mark that rests');

    const staff = await staffPage(browser, locale, baseURL);
    await goInConsole(staff.page, CONSOLE);
    const waiting = staff.page.getByRole('region', { name: staff.w.t('company_reviews_title') });
    const row = waiting.getByRole('listitem').filter({ has: staff.page.getByRole('link', { name: after }) });
    await expect(row).toContainText(staff.w.t('company_reviews_was', { name: before }));
    await expectAccessible(staff.page, 'the requests with a company to check again');
    await row.getByRole('button', { name: staff.w.t('company_reviews_return') }).click();
    const asked = staff.w.dialog('mark_give_title');
    await asked.getByRole('combobox').selectOption('registry');
    await asked.getByRole('textbox').fill('The register has the new name');
    await asked.getByRole('button', { name: staff.w.t('mark_give'), exact: true }).click();
    await expect(staff.w.toast('moderation_verified_on')).toBeVisible();
    await expect(row).toHaveCount(0);
    await staff.close();
    expect(await hasMark(page, locale, slug)).toBe(true);
    await openOwn(page, locale);
    await expect(status(page, w, 'verified')).toBeVisible();
  });
});

// A public vacancy: rendered by the server, found in lists, shared, reported.
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { PASSWORD, register, shownPhone } from '../../people.ts';
import { type Published, publish } from '../../published.ts';
import { expect, holdScripts, inTurn, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';

// The last vacancy of a list belongs to another journey, which may close it at any time.
test.use({ expectedComplaints: /status of (404|410)/ });

const CONTACTS = {
  for_communication_phone: '+998901112233',
  for_communication_link: 'https://non.example/ish',
};

// A sphere in which no other journey publishes: their vacancies would push ours off the first page.
const LIST = '/jobs?sphere=tourism';

let shown: Published;
test.beforeAll(async ({ baseURL }) => {
  shown = await publish(baseURL, { sphere: ['tourism', 'sales'], ...CONTACTS });
});

inTurn('ru', 'phone', (locale) => {
  test('a guest reads, signs in for the contacts and comes back to them', async ({ page, request }) => {
    const { phone } = await register(request);
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
    await takeOver(page);
    const w = words(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title);
    await expect(page.locator('.vacancy-sum')).toBeVisible();
    await expect(page.getByText(CONTACTS.for_communication_link)).toHaveCount(0);

    await w.button('vacancy_contacts').click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, `/jobs/${shown.slug}`));
    await w.button('vacancy_contacts').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: shownPhone(CONTACTS.for_communication_phone) })).toBeVisible();
    await expect(dialog.getByRole('link', { name: CONTACTS.for_communication_link })).toHaveAttribute(
      'rel',
      'noopener nofollow ugc',
    );
    await page.keyboard.press('Escape');
    await expect(w.button('vacancy_contacts')).toBeFocused();
  });

  test('somebody reports it', async ({ page }) => {
    await register(page.request);
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
    await takeOver(page);
    const w = words(page, locale);
    await w.button('vacancy_report').click();
    const dialog = w.dialog('vacancy_report');
    await w.button('vacancy_report_send').click();
    await expect(dialog.getByText(w.t('vacancy_report_choose'))).toBeVisible();
    await expectAccessible(page, 'the dialog of a report');
    await dialog.getByText(w.t('complaint_reason_fee')).click();
    await w.button('vacancy_report_send').click();
    await expect(w.toast('vacancy_report_sent')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

inTurn('en', 'desktop', (locale) => {
  test('it is shared in three languages', async ({ page }) => {
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
    await takeOver(page);
    const w = words(page, locale);
    await w.button('vacancy_share').click();
    const dialog = w.dialog('vacancy_share');
    await dialog.getByText('Русский').click();
    const link = dialog.getByRole('link', { name: w.t('vacancy_share_telegram') });
    const target = new URL((await link.getAttribute('href')) ?? '');
    expect(target.origin).toBe('https://t.me');
    expect(target.searchParams.get('text')).toContain(shown.title);
    await w.button('vacancy_share_qr').click();
    const code = dialog.getByRole('img', { name: w.t('vacancy_share_qr_label') });
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    // The short address redirects to the page itself.
    await page.goto(target.searchParams.get('url') ?? '');
    expect(new URL(page.url()).pathname).toBe(`/ru/jobs/${shown.slug}`);
  });

  test('by keyboard from the list to the vacancy and back to the same place', async ({ page }) => {
    await page.goto(inLocale(locale, LIST));
    await takeOver(page);
    const link = page.getByRole('link', { name: shown.title, exact: true });
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: text(locale, 'vacancy_save_named', { title: shown.title }) })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeFocused();
    await page.goBack();
    await expect(link).toBeVisible();
  });

  test('the company page leads to its vacancies', async ({ page }) => {
    await page.goto(await companyPath(page, locale));
    await takeOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Non ${shown.title}`);
    await page.getByRole('link', { name: shown.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.title);
  });
});

/** Everything that may move during hydration of the server's HTML. */
const PLACES = {
  '/': ['h1', '.hero-lead', '.search', '.home-newest', '.vacancy-card', '.footer'],
  '/jobs': ['h1', '.search', '.results-rail', '.jobs-sort', '.vacancy-card', '.vacancy-title', '.vacancy-pay', '.footer'],
  '/jobs?q=toshkent+novvoy+3+mln&sphere=horeca': ['h1', '.search', '.results-filters', '.jobs-note', '.results-list', '.jobs-save', '.footer'],
  job: ['h1', '.cloth-band', '.vacancy-line', '.vacancy-aside', '.vacancy-sum', '.bottom-bar', '.facts', '.plain-text'],
  company: ['h1', '.cloth-band', '.company-actions', '.company-part-truth', '.company-part-open', '.vacancy-card'],
};

async function companyPath(page: Page, locale: Locale): Promise<string> {
  await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
  return (await page.locator('.vacancy-who-link').getAttribute('href')) ?? '';
}

/** Positions in this very HTML: another response could contain vacancies that other journeys published since. */
async function boxes(
  browser: Browser,
  { path, html, places, javaScriptEnabled }: { path: string; html: string; places: string[]; javaScriptEnabled: boolean },
) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => route.fulfill({ response: await route.fetch(), body: html }),
  );
  await page.goto(path);
  if (javaScriptEnabled) await takeOver(page);
  await page.evaluate(() => document.fonts.ready);
  const found: Record<string, unknown> = {};
  for (const place of places) {
    const all = page.locator(place);
    found[place] = (await all.count()) > 0 ? await all.first().boundingBox() : null;
  }
  await context.close();
  return found;
}

function nothingMoves(name: keyof typeof PLACES, locale: Locale) {
  test(`${name} is whole without scripts, and nothing moves with them`, async ({ browser, page }) => {
    let path = inLocale(locale, name === 'job' ? `/jobs/${shown.slug}` : name);
    if (name === 'company') path = await companyPath(page, locale);
    const html = await (await page.request.get(path)).text();
    const places = PLACES[name];
    const before = await boxes(browser, { path, html, places, javaScriptEnabled: false });
    const after = await boxes(browser, { path, html, places, javaScriptEnabled: true });
    expect(after).toEqual(before);
    expect(before.h1).not.toBeNull();
  });
}

inTurn('uz', 'phone', (locale) => {
  nothingMoves('/', locale);
  nothingMoves('job', locale);
});

inTurn('en', 'phone', (locale) => {
  nothingMoves('/jobs?q=toshkent+novvoy+3+mln&sphere=horeca', locale);

  test('hydration keeps the focus and the typed text', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(inLocale(locale, '/jobs'), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    const card = page.locator('.vacancy-card a').last();
    await page.getByRole('combobox', { name: text(locale, 'search_what') }).fill('haydovchi');
    await card.focus();
    const painted = await page.evaluateHandle(() => [...document.querySelectorAll('.header *, .results-found *, .footer *')]);
    letScriptsCome();
    await takeOver(page);
    await expect(card).toBeFocused();
    await expect(page.getByRole('combobox', { name: text(locale, 'search_what') })).toHaveValue('haydovchi');
    expect(await painted.evaluate((all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML))).toEqual([]);
    // The page is hydrated: a click does not load another document.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\/./);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

inTurn('ru', 'desktop', (locale) => {
  nothingMoves('/jobs', locale);
  nothingMoves('company', locale);

  test('filters and order chosen before the scripts loaded are applied', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(inLocale(locale, '/jobs'), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await page.getByRole('checkbox', { name: text(locale, 'jobs_with_salary') }).check();
    await page.getByRole('combobox', { name: text(locale, 'jobs_period') }).selectOption('7');
    await page.getByRole('combobox', { name: text(locale, 'jobs_sort') }).selectOption('salary');
    letScriptsCome();
    await takeOver(page);
    await expect(page).toHaveURL(inLocale(locale, '/jobs?with_salary=true&period=7&sort=salary'));
    await expect(page.getByRole('checkbox', { name: text(locale, 'jobs_with_salary') })).toBeChecked();
    await expect(page.getByRole('combobox', { name: text(locale, 'jobs_period') })).toHaveValue('7');
  });
});

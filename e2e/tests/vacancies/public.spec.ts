// A public vacancy: rendered by the server, found in lists, shared, reported.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { PASSWORD, register, shownPhone } from '../../people.ts';
import { type Published, publish } from '../../published.ts';
import { expectNothingMoves } from '../../shifts.ts';
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
    await page.getByRole('dialog').getByRole('link', { name: w.t('shell_sign_in'), exact: true }).click();
    await expect(page).toHaveURL(inLocale(locale, '/auth/login'));
    await w.box('auth_phone').fill(phone);
    await w.box('auth_password').fill(PASSWORD);
    await w.button('auth_login_submit').click();
    await expect(page).toHaveURL(inLocale(locale, `/jobs/${shown.slug}`));
    const contacts = page.locator('.contacts');
    await expect(contacts.getByRole('link', { name: shownPhone(CONTACTS.for_communication_phone) })).toBeVisible();
    await expect(contacts.getByRole('link', { name: CONTACTS.for_communication_link })).toHaveAttribute(
      'rel',
      'noopener nofollow ugc',
    );
    await expect(contacts, 'they take the place of the button').toBeFocused();
  });

  test('somebody reports it', async ({ page }) => {
    await register(page.request);
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`));
    await takeOver(page);
    const w = words(page, locale);
    await w.link('vacancy_report').click();
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
    await expect(page.getByRole('heading', { level: 1, name: shown.title })).toBeVisible();
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

/** Everything that may move when islands come. */
const PLACES = {
  '/': ['h1', '.hero-lead', '.search', '.home-newest', '.vacancy-card', '.footer'],
  '/jobs': ['h1', '.search', '.results-rail', '.jobs-sort', '.vacancy-card', '.vacancy-title', '.vacancy-pay', '.footer'],
  '/jobs?q=toshkent+novvoy+3+mln&sphere=horeca': ['h1', '.search', '.results-filters', '.jobs-note', '.results-list', '.jobs-save', '.footer'],
  job: ['h1', '.cloth-band', '.vacancy-line', '.vacancy-aside', '.vacancy-sum', '.bottom-bar', '.facts', '.plain-text'],
  company: ['h1', '.cloth-band', '.company-actions', '.company-part-truth', '.company-part-open', '.vacancy-card'],
};

async function companyPath(page: Page, locale: Locale): Promise<string> {
  // Not opened in the browser, which would mark the vacancy as viewed.
  const { data } = await (await page.request.get(`/api/v1/jobs/${shown.slug}`)).json();
  return inLocale(locale, `/company/${data.customer.slug}`);
}

function nothingMoves(name: keyof typeof PLACES, locale: Locale, as: 'guest' | 'candidate' = 'guest') {
  test(`${name}: nothing moves when islands come, for a ${as}`, async ({ page }) => {
    if (as === 'candidate') await register(page.request);
    let path = inLocale(locale, name === 'job' ? `/jobs/${shown.slug}` : name);
    if (name === 'company') path = await companyPath(page, locale);
    await expectNothingMoves(page, path, PLACES[name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

inTurn('uz', 'phone', (locale) => {
  nothingMoves('/', locale);
  nothingMoves('job', locale);
  nothingMoves('job', locale, 'candidate');
});

inTurn('en', 'phone', (locale) => {
  nothingMoves('/jobs?q=toshkent+novvoy+3+mln&sphere=horeca', locale);

  test('islands keep the focus and the typed text, and replace nothing but themselves', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(inLocale(locale, '/jobs'), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    const card = page.locator('.vacancy-card a').last();
    const field = page.getByRole('combobox', { name: text(locale, 'search_what') });
    await field.fill('haydovchi');
    await card.focus();
    const painted = await page.evaluateHandle(() =>
      [...document.querySelectorAll('.header *, .results-found *, .footer *')].filter(
        (one) => !one.parentElement?.closest('[data-island]'),
      ),
    );
    letScriptsCome();
    await takeOver(page);
    await expect(card).toBeFocused();
    await expect(field).toHaveValue('haydovchi');
    expect(await painted.evaluate((all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\/./);
  });

  test('typing goes on while the island comes', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(inLocale(locale, '/jobs'), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    const field = page.getByRole('combobox', { name: text(locale, 'search_what') });
    await field.pressSequentially('hay');
    letScriptsCome();
    await takeOver(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('dovchi');
    await expect(field).toHaveValue('haydovchi');
  });

  test('a tap before the scripts came is not lost', async ({ page }) => {
    await register(page.request);
    const letScriptsCome = await holdScripts(page);
    await page.goto(inLocale(locale, `/jobs/${shown.slug}`), { waitUntil: 'commit' });
    await page.locator('.footer').waitFor({ state: 'attached' });
    const w = words(page, locale);
    await w.button('vacancy_share').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letScriptsCome();
    await expect(w.dialog('vacancy_share')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(w.button('vacancy_share')).toBeFocused();
  });
});

inTurn('ru', 'desktop', (locale) => {
  nothingMoves('/jobs', locale);
  nothingMoves('/jobs', locale, 'candidate');
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

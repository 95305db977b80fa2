// The documents without scripts: everything is read, found and sent by links and forms alone.
import { type APIRequestContext, type Locator, type Page, request as newRequest } from '@playwright/test';
import { expectError, words } from '../form.ts';
import { cutTexts } from '../looks.ts';
import { inLocale } from '../pages.ts';
import { COMPANY, register } from '../people.ts';
import { newTitle, untilFound } from '../published.ts';
import { placeIn } from '../registration.ts';
import { expect, inTurn, ownAddress, test } from '../test.ts';
import { text } from '../texts.ts';
import { bearer, moderator, postVacancy, vacancyForm } from '../vacancies.ts';

test.use({
  javaScriptEnabled: false,
  // A form with wrong input is answered with 422.
  expectedComplaints: /status of 422/,
});

/** One more than there is room for on a page. */
const MATCHING = 21;
const SUITABLE = {
  location: 'samarqand',
  work_type: ['remote'],
  salary: { agreement: false, min_salary: 20_000_000, max_salary: 25_000_000, currency: 'UZS', tax: 'net' },
};
/** Each of them lacks one thing that is looked for. */
const UNSUITABLE = [
  { ...SUITABLE, location: 'toshkent' },
  { ...SUITABLE, work_type: ['fulltime'] },
  { ...SUITABLE, salary: { ...SUITABLE.salary, min_salary: 5_000_000, max_salary: 7_000_000 } },
];

interface Found {
  /** In all titles, and in no other vacancy. */
  word: string;
  company: string;
  unsuitable: string[];
}

let found: Found;
test.beforeAll(async ({ baseURL }) => {
  // Longer than one journey: each vacancy is approved.
  test.setTimeout(300_000);
  const request = await newRequest.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() } });
  found = await fillTheList(request, baseURL);
  await request.dispose();
});

/** A company that is not verified publishes three vacancies a month. */
const PER_COMPANY = 3;
const LETTERS = 'abdefghijklmnopqrstuvxyz';

async function fillTheList(request: APIRequestContext, baseURL: string | undefined): Promise<Found> {
  const word = newTitle().split(' ')[1] ?? '';
  const company = `Non ${word}`;
  const staff = await moderator(baseURL);
  const unsuitable = UNSUITABLE.map((patch, place) => ({ title: `Tikuvchi ${word} q${LETTERS[place]}`, ...patch }));
  const suitable = Array.from({ length: MATCHING }, (_, place) => ({
    title: `Novvoy ${word} m${LETTERS[place]}`,
    ...SUITABLE,
  }));
  let token = '';
  let last = { slug: '', title: '' };
  for (const [place, vacancy] of [...unsuitable, ...suitable].entries()) {
    if (place % PER_COMPANY === 0) ({ token } = await register(request, { ...COMPANY, name: company }));
    last = { slug: await postVacancy(request, token, vacancy), title: vacancy.title };
    await staff.approve(last.slug);
  }
  await untilFound(request, last);
  return { word, company, unsuitable: unsuitable.map(({ title }) => title) };
}

/** A page that is fit to use: nothing useless is shown, and phones do not scroll it sideways. */
async function expectFit(page: Page): Promise<void> {
  const useless = page.locator('.needs-script');
  for (const one of await useless.all()) await expect(one).toBeHidden();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await cutTexts(page), page.url()).toEqual([]);
  await page.setViewportSize(size);
}

const titlesOf = (list: Locator) => list.locator('.vacancy-title').allTextContents();

inTurn('ru', 'phone', (locale) => {
  test('a vacancy is found by word, region, work and pay, and read with its company in another language', async ({
    page,
  }) => {
    const w = words(page, locale);
    await page.goto(inLocale(locale, '/'));
    await expectFit(page);
    await page.getByRole('combobox', { name: w.t('search_what') }).fill(found.word);
    await w.button('search_submit').click();
    const list = page.locator('.results-found');
    await expect(list.locator('.vacancy-title')).toHaveCount(20);
    await expectFit(page);

    // The button leads to the filters, which stand in the page then.
    const filters = page.getByRole('complementary', { name: w.t('jobs_filters_open') });
    await page.getByRole('link', { name: w.t('jobs_filters_open') }).click();
    await expect(filters).toBeInViewport();
    await filters.getByRole('combobox', { name: w.t('search_where') }).selectOption('samarqand-viloyati');
    await filters.getByRole('checkbox', { name: new RegExp(`^${w.t('work_type_remote')}`) }).check();
    await filters.getByRole('textbox', { name: w.t('jobs_pay_floor') }).fill('20 000 000');
    await filters.getByRole('button', { name: w.t('search_find') }).click();
    await expect(page).toHaveURL(/location=samarqand-viloyati/);
    await expect(page.locator('h1')).toHaveAttribute('data-total', String(MATCHING));
    const chips = page.getByRole('group', { name: w.t('jobs_filters') }).locator('.chip-text');
    await expect(chips).toHaveCount(3);
    await expect(chips.filter({ hasText: placeIn(locale) })).toBeVisible();
    const first = await titlesOf(list);
    await expectFit(page);
    await page.getByRole('link', { name: w.t('jobs_filters_open') }).click();
    await expect(filters.getByRole('checkbox', { name: new RegExp(`^${w.t('work_type_remote')}`) })).toBeChecked();
    await expectFit(page);

    await page.getByRole('link', { name: w.t('ui_page_next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.locator('.vacancy-title')).toHaveCount(1);
    const [title = ''] = await titlesOf(list);
    const all = [...first, title];
    expect(new Set(all).size, 'no vacancy twice').toBe(MATCHING);
    expect(all.filter((one) => found.unsuitable.includes(one))).toEqual([]);
    await expectFit(page);

    await page.getByRole('link', { name: title, exact: true }).click();
    const { about, requirements, tasks, advantages } = vacancyForm();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const said of [about, ...requirements, ...tasks, ...advantages]) await expect(main).toContainText(said);
    await expect(page.locator('.vacancy-sum')).toContainText(/20\s000\s000/);
    await expect(main).toContainText(w.t('work_type_remote'));
    await expectFit(page);

    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/jobs\/./);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(text('en', 'work_type_remote'));
    await expectFit(page);

    await main.getByRole('link', { name: found.company, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found.company);
    await expect(page.locator('.company-part-open .vacancy-title')).not.toHaveCount(0);
    await expectFit(page);
  });
});

inTurn('en', 'phone', (locale) => {
  test('a letter with mistakes is shown again with what is wrong, and arrives when they are corrected', async ({ page }) => {
    const w = words(page, locale);
    await page.goto(inLocale(locale, '/help'));
    await expectFit(page);
    const footer = page.getByRole('navigation', { name: w.t('shell_nav_footer') });
    await footer.getByRole('link', { name: w.t('shell_nav_contacts') }).click();
    await expectFit(page);
    const letter = 'The search page does not open.\nI tried it twice.';
    await w.box('contact_name').fill('Malika "M" <Yusupova>');
    await w.box('contact_reply_to').fill('12345');
    await w.box('contact_message').fill(letter);
    await w.button('contact_send').click();
    await expectError(w.box('contact_topic'), w.t('error_required_field'));
    await expect(w.box('contact_topic')).toHaveAttribute('aria-invalid', 'true');
    await expect(w.box('contact_name')).toHaveValue('Malika "M" <Yusupova>');
    await expect(w.box('contact_reply_to')).toHaveValue('12345');
    await expect(w.box('contact_message')).toHaveValue(letter);
    await expectFit(page);

    await w.box('contact_topic').selectOption('problem');
    await w.button('contact_send').click();
    await expectError(w.box('contact_reply_to'), w.t('error_invalid_phone'));
    await expect(w.box('contact_topic')).toHaveValue('problem');
    await expect(w.box('contact_message')).toHaveValue(letter);

    await w.box('contact_reply_to').fill('+998 90 123 45 67');
    await w.button('contact_send').click();
    await expect(w.heading('contact_sent_title')).toBeVisible();
    await expect(page.getByRole('status').filter({ has: w.heading('contact_sent_title') })).toContainText('+998 90 123 45 67');
    await expectFit(page);
    await page.getByRole('link', { name: w.t('contact_again') }).click();
    await expect(w.box('contact_message')).toHaveValue('');
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('somebody signed in saves a vacancy, and reports it and its company', async ({ page }) => {
    const person = await register(page.request);
    const w = words(page, locale);
    await page.goto(`/jobs?q=${found.word}`);
    const [title = ''] = await titlesOf(page.locator('.results-found'));
    await page.getByRole('button', { name: w.t('vacancy_save_named', { title }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.t('vacancy_saved'));
    expect(await (await page.request.get('/api/v1/wishlist', bearer(person))).text()).toContain(title);
    await expectFit(page);
    await w.link('saved_back').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const report = async (link: string, name: string) => {
      const back = page.url();
      await w.link(link).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.t(link));
      await w.box('vacancy_report_text').fill('Ish uchun pul soʻrashdi.');
      await w.button('vacancy_report_send').click();
      await expect(page.getByText(w.t('vacancy_report_choose'))).toBeVisible();
      await expect(w.box('vacancy_report_text')).toHaveValue('Ish uchun pul soʻrashdi.');
      await expectFit(page);
      await page.getByRole('radio').first().check();
      await w.button('vacancy_report_send').click();
      await expect(w.heading('vacancy_report_sent')).toBeVisible();
      await expectFit(page);
      await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
      await expect(page).toHaveURL(back);
    };
    await report('vacancy_report', title);
    await page.getByRole('main').getByRole('link', { name: found.company, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found.company);
    await report('company_report', found.company);
  });
});

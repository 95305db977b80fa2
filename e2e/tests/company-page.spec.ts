// Members of a company write its page; candidates read it, and the history tells who wrote.
import type { APIRequestContext, Page } from '@playwright/test';
import { type Words, words } from '../form.ts';
import { inLocale, type Locale } from '../pages.ts';
import { CANDIDATE, COMPANY, call, type Person, register, signIn } from '../people.ts';
import { png } from '../picture.ts';
import { newTitle } from '../published.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { bearer } from '../vacancies.ts';

// Somebody else has saved first: 409.
test.use({ expectedComplaints: /status of 409/ });

const EDITOR = '/profile/company';

interface Company {
  person: Person;
  name: string;
  slug: string;
}

async function company(request: APIRequestContext, locale: Locale): Promise<Company> {
  const name = `Non ${newTitle()}`;
  const person = await register(request, { ...COMPANY, name }, locale);
  const { user } = await (await request.get('/api/v1/me', bearer(person))).json();
  return { person, name, slug: user.customer.slug };
}

async function open(page: Page, locale: Locale, path: string): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return words(page, locale);
}

/** The text about the company in one language. */
async function about(page: Page, w: Words, language: Locale) {
  const name = w.t(`company_page_language_${language}`);
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByLabel(w.t('company_page_about_in', { language: name }), { exact: true });
}

async function save(page: Page, w: Words) {
  await saveButton(page, w).click();
  await expect(page.locator('.edit-note')).toHaveText(new RegExp(w.t('ui_saved_at', { time: '\\d\\d:\\d\\d' })));
}

async function storedAbout(page: Page, person: Person) {
  return (await (await page.request.get('/api/v1/company/page', bearer(person))).json()).data.about;
}

/** The deadline of answers on the same page is saved on its own. */
function saveButton(page: Page, w: Words) {
  const form = page.getByRole('form', { name: w.t('company_page_form') });
  return form.getByRole('button', { name: w.t('company_page_save'), exact: true });
}

const UZ = 'Har kuni tongda butun shahar uchun issiq non yopamiz.';
const RU = 'Каждое утро печём горячий хлеб для всего города.';
const STREET = 'Bunyodkor shoh koʻchasi 1';

inTurn('ru', 'phone', (locale) => {
  test('a page in two languages with a photo and an address is previewed, saved and public', async ({ page }) => {
    const { name, slug } = await company(page.request, locale);
    const w = await open(page, locale, EDITOR);
    await expect(saveButton(page, w)).toBeDisabled();
    await (await about(page, w, 'uz')).fill(UZ);
    await (await about(page, w, 'ru')).fill(RU);
    await page.getByRole('radio', { name: w.t('company_page_cloth_3') }).check({ force: true });
    const picture = { name: 'non.png', mimeType: 'image/png', buffer: png(640, 480) };
    await page.locator('input[type=file][multiple]').setInputFiles(picture);
    await expect(page.locator('.photo-item img')).toBeVisible();
    await w.button('company_page_address_add').click();
    await w.box('company_page_address_place').pressSequentially('Чиланзар');
    await page.locator('[role=listbox] [role=option]').first().click();
    await w.box('company_page_address_street').fill(STREET);
    await page.getByLabel('Telegram', { exact: true }).fill('@non_uz');

    await w.button('company_page_preview_open').click();
    const preview = w.dialog('company_page_preview');
    await expect(preview).toContainText(RU);
    await expect(preview).toContainText(STREET);
    await expect(preview.locator('.cloth-band')).toHaveAttribute('src', /^\/cloth\/3\/[0-9a-f]{8}-band\.svg$/);
    await expect(preview.locator('.company-photo img')).toBeVisible();
    await preview.getByRole('button', { name: w.t('ui_close') }).click();
    await save(page, w);

    await open(page, locale, `/company/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('.company-part-about')).toContainText(RU);
    await expect(page.locator('.company-addresses')).toContainText(STREET);
    await expect(page.locator('.cloth-band')).toHaveAttribute('src', /^\/cloth\/3\/[0-9a-f]{8}-band\.svg$/);
    await expect(page.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/non_uz');
    await expect(page.locator('.company-part-truth')).toContainText(w.t('company_truth_note'));
    await page.locator('.company-photo').click();
    const large = w.dialog('company_photos').getByRole('img');
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(page.locator('.company-photo')).toBeFocused();
    await open(page, 'uz', `/company/${slug}`);
    await expect(page.locator('.company-part-about')).toContainText(UZ);

    await open(page, locale, `${EDITOR}/history`);
    await expect(page.locator('.history-list > li').first()).toContainText(w.t('company_event_page_changed'));
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('two windows: a conflict keeps both texts', async ({ page, context }) => {
    const { person } = await company(page.request, locale);
    const other = await context.newPage();
    const w = await open(page, locale, EDITOR);
    const theirs = await open(other, locale, EDITOR);
    await (await about(other, theirs, 'uz')).fill(UZ);
    await other.getByLabel(theirs.t('company_page_year')).fill('1998');
    await save(other, theirs);

    const mine = 'Tort va somsalarni ham oʻzimiz pishiramiz.';
    await (await about(page, w, 'uz')).fill(mine);
    await saveButton(page, w).click();
    const asked = w.dialog('form_clash_title');
    await expect(asked).toContainText(mine);
    await expect(asked).toContainText(UZ);
    await asked.getByRole('radio', { name: w.t('form_clash_both') }).check({ force: true });
    await asked.getByRole('button', { name: w.t('form_clash_apply') }).click();
    await expect(page.getByLabel(w.t('company_page_year')), 'taken over without a question').toHaveValue('1998');
    await save(page, w);
    expect((await storedAbout(page, person)).uz).toBe(`${mine}\n\n${UZ}`);
  });

  test('leaving with unsaved changes asks first, and they are there on return', async ({ page }) => {
    await company(page.request, locale);
    const w = await open(page, locale, EDITOR);
    await (await about(page, w, 'uz')).fill(UZ);
    const history = page.getByRole('link', { name: w.t('team_tab_history'), exact: true });
    await history.click();
    const asked = w.dialog('company_page_leave_title');
    await asked.getByRole('button', { name: w.t('company_page_stay') }).click();
    await expect(page).toHaveURL(inLocale(locale, EDITOR));
    await history.click();
    await asked.getByRole('button', { name: w.t('company_page_leave') }).click();
    await expect(page).toHaveURL(inLocale(locale, `${EDITOR}/history`));
    // The address changes before the page does.
    await expect(page.getByRole('form', { name: w.t('company_page_form') })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(w.t('company_page_restored'))).toBeVisible();
    await expect(await about(page, w, 'uz')).toHaveValue(UZ);
  });

  test('a viewer sees the page and cannot change it', async ({ page, request }) => {
    const { person, name } = await company(request, locale);
    const { data } = await call(request, 'company/invite', { role: 'viewer' }, { token: person.token });
    const viewer = await register(request, CANDIDATE, locale);
    const token = data.url.split('/').at(-1);
    await call(request, 'company/join', { token, name: 'Malika' }, { token: viewer.token });
    await signIn(page, viewer);
    const w = await open(page, locale, EDITOR);
    await expect(page.getByText(w.t('company_page_read_only'))).toBeVisible();
    await expect(page.locator('.company-name')).toContainText(name);
    await expect(saveButton(page, w)).toHaveCount(0);
  });
});

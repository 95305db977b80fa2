// Looking for work: words in any script, filters, chips, the way back, and a link that shows others the same.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { words } from '../../form.ts';
import { inLocale, type Locale, THEMES, TURNS, WIDTHS } from '../../pages.ts';
import { type Published, publish } from '../../published.ts';
import { expect, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';

test.slow();
// What does not exist is 404 for the page and 422 for the API.
test.use({ expectedComplaints: /status of (404|422)/ });

let baker: Published;
let remote: Published;
test.beforeAll(async ({ baseURL }) => {
  baker = await publish(baseURL, { profession: 'baker', experience: 'none' });
  remote = await publish(baseURL, {
    work_type: ['remote'],
    location: 'samarqand',
    salary: { agreement: false, min_salary: 20_000_000, max_salary: 25_000_000, currency: 'UZS', tax: 'net' },
  });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeOver(page);
}

async function openWith(page: Page, path: string, card: Locator) {
  await open(page, path);
  await expect(card).toBeVisible();
}

const cardOf = (page: Page, { title }: Published) => page.getByRole('link', { name: title, exact: true });
const field = (page: Page, locale: Locale) => page.getByRole('combobox', { name: text(locale, 'search_what') });
const chips = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: text(locale, 'jobs_filters') }).locator('.chip-text');

/** "Novvoy gibtaros": what comes after the first word is its own. */
const ownWord = ({ title }: Published) => title.split(' ')[1] ?? '';

for (const { locale, width } of TURNS) {
  test.describe(`${locale}, ${width}`, () => {
    test.use(WIDTHS[width]);

    test('one vacancy is found by its name in three scripts, from the home page on', async ({ page }) => {
      await openWith(page, inLocale(locale, `/jobs?q=${encodeURIComponent(baker.title)}`), cardOf(page, baker));
      for (const name of ['Novvoy', 'Новвой', 'пекарь']) {
        await open(page, inLocale(locale, '/'));
        await field(page, locale).fill(`${name} ${ownWord(baker)}`);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?q=`));
        await expect(cardOf(page, baker), name).toBeVisible();
      }
    });

    test('a place and a pay in words become chips that come off, and there is a way back', async ({ page }) => {
      const said = `samarqand ${remote.title} 15 mln`;
      await openWith(page, inLocale(locale, `/jobs?q=${encodeURIComponent(said)}`), cardOf(page, remote));
      await expect(chips(page, locale)).toHaveCount(2);
      await expect(chips(page, locale).first()).toContainText('samarqand');
      await page.locator('.chip-remove').last().click();
      await expect(chips(page, locale)).toHaveCount(1);
      await expect(field(page, locale)).toHaveValue(`samarqand ${remote.title}`);
      await page.getByRole('link', { name: text(locale, 'jobs_as_typed') }).click();
      await expect(page).toHaveURL(/as_typed=true$/);
      await expect(chips(page, locale)).toHaveCount(0);
      await page.getByRole('link', { name: text(locale, 'jobs_as_typed_off') }).click();
      await expect(chips(page, locale)).toHaveCount(1);
    });

    test('zero results say what stands in the way and lead on', async ({ page }) => {
      await openWith(page, inLocale(locale, `/jobs?q=${encodeURIComponent(baker.title)}`), cardOf(page, baker));
      await open(page, inLocale(locale, `/jobs?q=${encodeURIComponent(baker.title)}&work=remote&experience=5`));
      await expect(page.getByText(text(locale, 'jobs_empty_narrowed'))).toBeVisible();
      await page.getByRole('link', { name: text(locale, 'jobs_empty_clear') }).click();
      await expect(page).toHaveURL(inLocale(locale, '/jobs'));
    });

    test('a link shows somebody else the same list', async ({ page, browser, baseURL }) => {
      const path = inLocale(locale, `/jobs?q=${encodeURIComponent(baker.title)}&experience=none&sort=new`);
      await openWith(page, path, cardOf(page, baker));
      const titles = (of: Page) => of.locator('.jobs-found .vacancy-title').allTextContents();
      const own = await titles(page);
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const other = await context.newPage();
      await other.goto(page.url());
      expect(await titles(other)).toEqual(own);
      await context.close();
    });
  });
}

test.describe('on a desktop', () => {
  test.use(WIDTHS.desktop);

  test('filters of the rail narrow the list at once, and Back undoes each', async ({ page }) => {
    const w = words(page, 'uz');
    await openWith(page, `/jobs?q=${encodeURIComponent(baker.title)}`, cardOf(page, baker));
    const rail = page.getByRole('complementary', { name: w.t('jobs_filters_open') });
    await rail.getByRole('checkbox', { name: new RegExp(`^${w.t('experience_none')}`) }).check();
    await expect(page).toHaveURL(/experience=none$/);
    await expect(cardOf(page, baker)).toBeVisible();
    await rail.getByRole('combobox', { name: w.t('search_where') }).selectOption('navoiy-viloyati');
    await expect(page).toHaveURL(/location=navoiy-viloyati&experience=none$/);
    await expect(page.getByText(w.t('jobs_empty_narrowed'))).toBeVisible();
    // What there is without the place.
    await expect(page.locator('.jobs-near').getByRole('link', { name: baker.title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, baker)).toBeVisible();
    await rail.getByRole('textbox', { name: w.t('jobs_pay_floor') }).fill('6 000 000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/salary=6000000/);
    await rail.getByText('USD').click();
    await expect(page).toHaveURL(/salary=6000000&currency=USD/);
    await page.getByRole('button', { name: w.t('jobs_filters_clear') }).click();
    await expect(page).toHaveURL(/\/jobs\?q=[^&]*$/);
  });

  test('filters that are pressed faster than the page answers all count', async ({ page }) => {
    await open(page, '/jobs');
    await page.evaluate(() => {
      for (const [name, value] of [['work', 'fulltime'], ['work', 'remote'], ['with_salary', 'true']]) {
        const box = document.querySelector<HTMLElement>(`#filters [name="${name}"][value="${value}"]`);
        if (!box) throw new Error(`no ${name} ${value} among the filters`);
        box.click();
      }
    });
    await expect(page).toHaveURL('/jobs?work=fulltime,remote&with_salary=true');
    await expect(page.locator('#filters :checked:not(option, [type=radio])')).toHaveCount(3);
  });

  test('the order changes and stays in the address', async ({ page }) => {
    const w = words(page, 'uz');
    await open(page, '/jobs?sphere=horeca');
    await page.getByRole('combobox', { name: w.t('jobs_sort') }).selectOption('salary');
    await expect(page).toHaveURL('/jobs?sphere=horeca&sort=salary');
    await expect(page.locator('.jobs-found .vacancy-title').first()).toBeVisible();
  });

  test('everything works without scripts too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...WIDTHS.desktop, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/jobs');
    await field(page, 'uz').fill(baker.title);
    await page.getByRole('checkbox', { name: new RegExp(`^${text('uz', 'experience_none')}`) }).check();
    await page.getByRole('button', { name: text('uz', 'search_find') }).click();
    await expect(page).toHaveURL(/experience=none/);
    await expect(cardOf(page, baker)).toBeVisible();
    await expect(chips(page, 'uz')).toHaveText([text('uz', 'experience_none')]);
    await context.close();
  });
});

test.describe('on a phone', () => {
  test.use(WIDTHS.phone);

  test('the sheet counts while one chooses, and gives the focus back', async ({ page }) => {
    const w = words(page, 'uz');
    await openWith(page, `/jobs?q=${encodeURIComponent(baker.title)}`, cardOf(page, baker));
    const button = page.getByRole('button', { name: w.t('jobs_filters_open') });
    await button.click();
    const sheet = page.getByRole('dialog', { name: w.t('jobs_filters_open') });
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.88 + 1);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await sheet.getByRole('combobox', { name: w.t('search_where') }).selectOption('navoiy-viloyati');
    await expect(sheet.getByRole('button', { name: text('uz', 'jobs_show', {}, 'count=0, countPlural=*') })).toBeVisible();
    await sheet.getByRole('combobox', { name: w.t('search_where') }).selectOption('');
    await sheet.getByRole('checkbox', { name: new RegExp(`^${w.t('experience_none')}`) }).check();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    const show = sheet.getByRole('button', { name: /\d+ ta koʻrsatish/ });
    await expect(show).toBeVisible();
    // Nothing happens to the page before one says so.
    await expect(page).toHaveURL(/\/jobs\?q=[^&]*$/);
    await show.click();
    await expect(page).toHaveURL(/experience=none$/);
    await expect(page.getByRole('button', { name: text('uz', 'jobs_filters_open_count', { count: 1 }) })).toBeVisible();
    await expect(cardOf(page, baker)).toBeVisible();
  });

  test('the sheet clears what was said in words too', async ({ page }) => {
    const w = words(page, 'uz');
    const word = ownWord(baker);
    await openWith(page, `/jobs?q=${word}`, cardOf(page, baker));
    await open(page, `/jobs?q=toshkent+${word}&work=remote`);
    await page.getByRole('button', { name: text('uz', 'jobs_filters_open_count', { count: 2 }) }).click();
    const sheet = page.getByRole('dialog', { name: w.t('jobs_filters_open') });
    await sheet.getByRole('button', { name: w.t('jobs_filters_clear') }).click();
    await sheet.getByRole('button', { name: /ta koʻrsatish/ }).click();
    await expect(page).toHaveURL(`/jobs?q=${word}`);
    await expect(cardOf(page, baker)).toBeVisible();
    await expect(page.getByRole('button', { name: w.t('jobs_filters_open'), exact: true })).toBeVisible();
  });

  test('Back returns to the same place of the list, and says what was seen', async ({ page, baseURL }) => {
    // A field that no other journey publishes in: nothing new comes in above.
    for (let more = 0; more < 6; more += 1) await publish(baseURL, { sphere: ['art'] });
    await open(page, '/jobs?sphere=art');
    const card = page.locator('.vacancy-card').nth(4);
    // Pressed without the scrolling that a test's own press brings along.
    await page.evaluate(() => scrollTo(0, 700));
    await expect(card).toBeInViewport();
    const title = (await card.getByRole('link').textContent()) ?? '';
    await card.getByRole('link').dispatchEvent('click');
    await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(card.getByText(text('uz', 'jobs_viewed'))).toBeVisible();
    await expect(card).toBeInViewport();
    // It was still on its way to the top when it was left.
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

test('own searches are offered again, and can be forgotten', async ({ page }) => {
  await open(page, '/jobs');
  await field(page, 'uz').fill('tikuvchi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?q=tikuvchi');
  await open(page, '/');
  await field(page, 'uz').click();
  await page.getByRole('button', { name: 'tikuvchi', exact: true }).click();
  await expect(page).toHaveURL('/jobs?q=tikuvchi');
  await open(page, '/');
  await field(page, 'uz').click();
  await page.getByRole('button', { name: text('uz', 'search_recent_remove', { query: 'tikuvchi' }) }).click();
  await expect(page.getByText(text('uz', 'search_recent'))).toHaveCount(0);
});

test('what was looked at is found again at home, and can be forgotten', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText(text('uz', 'home_viewed_title'))).toHaveCount(0);
  await open(page, `/jobs/${baker.slug}`);
  await open(page, '/');
  const strip = page.getByRole('region', { name: text('uz', 'home_viewed_title') });
  await expect(strip.getByRole('link')).toHaveText([new RegExp(`^${baker.title}`)]);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await strip.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(baker.title);
  await page.goBack();
  await strip.getByRole('button', { name: text('uz', 'home_viewed_clear') }).click();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await takeOver(page);
  await expect(strip).toHaveCount(0);
});

test('suggestions are chosen by keys alone', async ({ page }) => {
  await open(page, '/');
  await field(page, 'uz').focus();
  await page.keyboard.type('oshp');
  const list = page.getByRole('listbox', { name: text('uz', 'search_suggestions') });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('a');
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await list.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?q=/);
  expect(chosen).toContain(await field(page, 'uz').inputValue());
});

for (const theme of THEMES) {
  for (const [width, size] of Object.entries(WIDTHS)) {
    test(`axe finds nothing and nothing scrolls sideways: ${width}, ${theme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...size, baseURL, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of ['/jobs?q=toshkent+novvoy+3+mln', '/ru/jobs?sphere=horeca', '/en/jobs?work=remote&experience=5&period=1']) {
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((n) => n.target).join(' | ')}`)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        await page.setViewportSize(size.viewport);
      }
      await context.close();
    });
  }
}

// Searching for jobs: words in any script, filters, chips, Back, and a link that shows others the same list.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { words } from '../../form.ts';
import { inLocale, type Locale } from '../../pages.ts';
import { type Published, publish } from '../../published.ts';
import { expect, inTurn, takeOver, test } from '../../test.ts';
import { text } from '../../texts.ts';

let baker: Published;
let remote: Published;
test.beforeAll(async ({ baseURL }) => {
  const salary = { agreement: false, min_salary: 20_000_000, max_salary: 25_000_000, currency: 'UZS', tax: 'net' };
  [baker, remote] = await Promise.all([
    publish(baseURL, { profession: 'baker', experience: 'none' }),
    publish(baseURL, { work_type: ['remote'], location: 'samarqand', salary }),
  ]);
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

/** "Novvoy gibtaros": the text after the first word makes the title unique. */
const ownWord = ({ title }: Published) => title.split(' ')[1] ?? '';

inTurn('en', 'phone', (locale) => {
  test('a vacancy in one script is found by a word in another, from the home page on', async ({ page }) => {
    await open(page, inLocale(locale, '/'));
    await field(page, locale).fill(`пекарь ${ownWord(baker)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?q=`));
    await expect(cardOf(page, baker)).toBeVisible();
  });

  test('a place and a pay in the text become removable chips, or stay as typed', async ({ page }) => {
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
});

inTurn('ru', 'desktop', (locale) => {
  test('filters of the rail narrow the list at once, and Back undoes each', async ({ page }) => {
    const w = words(page, locale);
    await openWith(page, inLocale(locale, `/jobs?q=${encodeURIComponent(baker.title)}`), cardOf(page, baker));
    const rail = page.getByRole('complementary', { name: w.t('jobs_filters_open') });
    await rail.getByRole('checkbox', { name: new RegExp(`^${w.t('experience_none')}`) }).check();
    await expect(page).toHaveURL(/experience=none$/);
    await expect(cardOf(page, baker)).toBeVisible();
    await rail.getByRole('combobox', { name: w.t('search_where') }).selectOption('navoiy-viloyati');
    await expect(page).toHaveURL(/location=navoiy-viloyati&experience=none$/);
    await expect(page.locator('.results-found .state-text'), 'it names what was asked').toContainText(baker.title);
    // Vacancies without the place filter.
    await expect(page.locator('.jobs-near').getByRole('link', { name: baker.title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, baker)).toBeVisible();
    await rail.getByRole('textbox', { name: w.t('jobs_pay_floor') }).fill('6 000 000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/salary=6000000/);
    await rail.getByText('USD').click();
    await expect(page, 'the same digits would be another pay').not.toHaveURL(/salary/);
    await rail.getByRole('textbox', { name: w.t('jobs_pay_floor') }).fill('500');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/salary=500&currency=USD/);
    await page.locator('.results-found').getByRole('link', { name: w.t('jobs_filters_clear'), exact: true }).click();
    await expect(page).toHaveURL(/\/jobs\?q=[^&]*$/);
    await page.getByRole('combobox', { name: w.t('jobs_sort') }).selectOption('salary');
    await expect(page).toHaveURL(/sort=salary$/);
    await expect(cardOf(page, baker)).toBeVisible();
  });

  test('filters that are clicked faster than the page responds are all applied', async ({ page }) => {
    await open(page, inLocale(locale, '/jobs'));
    await page.evaluate(() => {
      for (const [name, value] of [['work', 'fulltime'], ['work', 'remote'], ['with_salary', 'true']]) {
        const box = document.querySelector<HTMLElement>(`#filters [name="${name}"][value="${value}"]`);
        if (!box) throw new Error(`no ${name} ${value} among the filters`);
        box.click();
      }
    });
    await expect(page).toHaveURL(inLocale(locale, '/jobs?work=fulltime,remote&with_salary=true'));
    await expect(page.locator('#filters :checked:not(option, [type=radio])')).toHaveCount(3);
  });

  test('a list is searched and narrowed without scripts, and with them it is the same', async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await other.goto(inLocale(locale, '/jobs'));
    await field(other, locale).fill(baker.title);
    await other.getByRole('checkbox', { name: new RegExp(`^${text(locale, 'experience_none')}`) }).check();
    await other.getByRole('button', { name: text(locale, 'search_find') }).click();
    await expect(other).toHaveURL(/experience=none/);
    await expect(cardOf(other, baker)).toBeVisible();
    await expect(chips(other, locale)).toHaveText([text(locale, 'experience_none')]);
    const titles = (of: Page) => of.locator('.results-found .vacancy-title').allTextContents();
    const painted = await titles(other);
    await openWith(page, other.url(), cardOf(page, baker));
    expect(await titles(page)).toEqual(painted);
    await context.close();
  });
});

inTurn('uz', 'phone', (locale) => {
  test('the sheet counts while one chooses, and gives the focus back', async ({ page }) => {
    const w = words(page, locale);
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
    await expect(page).toHaveURL(/location=navoiy-viloyati$/);
    await expect(sheet.getByRole('button', { name: text(locale, 'jobs_show', {}, 'count=0, countPlural=*') })).toBeVisible();
    await sheet.getByRole('combobox', { name: w.t('search_where') }).selectOption('');
    await sheet.getByRole('checkbox', { name: new RegExp(`^${w.t('experience_none')}`) }).check();
    await expectAccessible(page, 'the sheet of filters');
    const show = sheet.getByRole('button', { name: /\d+ ta vakansiyani koʻrsatish/ });
    await expect(show).toBeVisible();
    await expect(page).toHaveURL(/\/jobs\?q=[^&]*&experience=none$/);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: text(locale, 'jobs_filters_open_count', { count: 1 }) })).toBeVisible();
    await expect(cardOf(page, baker)).toBeVisible();
    // Whatever was tried in the sheet is one step back.
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs\?q=[^&]*$/);
    await expect(page.getByRole('button', { name: w.t('jobs_filters_open'), exact: true })).toBeVisible();
  });

  test('the sheet also clears filters taken from the search text', async ({ page }) => {
    const w = words(page, locale);
    const word = ownWord(baker);
    await openWith(page, `/jobs?q=${word}`, cardOf(page, baker));
    await open(page, `/jobs?q=toshkent+${word}&work=remote`);
    await page.getByRole('button', { name: text(locale, 'jobs_filters_open_count', { count: 2 }) }).click();
    const sheet = page.getByRole('dialog', { name: w.t('jobs_filters_open') });
    await sheet.getByRole('button', { name: w.t('jobs_filters_clear') }).click();
    await sheet.getByRole('button', { name: /ta vakansiyani koʻrsatish/ }).click();
    await expect(page).toHaveURL(`/jobs?q=${word}`);
    await expect(cardOf(page, baker)).toBeVisible();
    await expect(page.getByRole('button', { name: w.t('jobs_filters_open'), exact: true })).toBeVisible();
  });

  test('Back returns to the same place of the list, with viewed vacancies marked', async ({ page, baseURL }) => {
    // A sphere in which no other journey publishes, so that no new vacancy appears above.
    await Promise.all(Array.from({ length: 6 }, () => publish(baseURL, { sphere: ['art'] })));
    await open(page, inLocale(locale, '/jobs?sphere=art'));
    const card = page.locator('.vacancy-card').nth(4);
    // Clicked without the scrolling that Playwright's own click does.
    await page.evaluate(() => scrollTo(0, 700));
    await expect(card).toBeInViewport();
    const title = (await card.getByRole('link').textContent()) ?? '';
    await card.getByRole('link').dispatchEvent('click');
    await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await takeOver(page);
    await page.goBack();
    await expect(card.getByText(text(locale, 'jobs_viewed'))).toBeVisible();
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
});

inTurn('en', 'desktop', (locale) => {
  test('own searches are offered again, and can be forgotten', async ({ page }) => {
    await open(page, inLocale(locale, '/jobs'));
    await field(page, locale).fill('tikuvchi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inLocale(locale, '/jobs?q=tikuvchi'));
    await open(page, inLocale(locale, '/'));
    await field(page, locale).click();
    await page.getByRole('button', { name: 'tikuvchi', exact: true }).click();
    await expect(page).toHaveURL(inLocale(locale, '/jobs?q=tikuvchi'));
    await open(page, inLocale(locale, '/'));
    await field(page, locale).click();
    await page.getByRole('button', { name: text(locale, 'search_recent_remove', { query: 'tikuvchi' }) }).click();
    await expect(page.getByText(text(locale, 'search_recent'))).toHaveCount(0);
  });

  test('viewed vacancies are listed on the home page and can be cleared', async ({ page }) => {
    await open(page, inLocale(locale, '/'));
    await expect(page.getByText(text(locale, 'home_viewed_title'))).toHaveCount(0);
    await open(page, inLocale(locale, `/jobs/${baker.slug}`));
    await page.waitForFunction((slug) => JSON.stringify({ ...localStorage }).includes(slug), baker.slug);
    await open(page, inLocale(locale, '/'));
    const strip = page.getByRole('region', { name: text(locale, 'home_viewed_title') });
    await expect(strip.getByRole('link')).toHaveText([new RegExp(`^${baker.title}`)]);
    await expectAccessible(page, 'the strip of what was looked at');
    await strip.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(baker.title);
    await page.goBack();
    await strip.getByRole('button', { name: text(locale, 'home_viewed_clear') }).click();
    await expect(strip).toHaveCount(0);
    await page.reload();
    await takeOver(page);
    await expect(strip).toHaveCount(0);
  });

  test('suggestions are chosen by keys alone', async ({ page }) => {
    await open(page, inLocale(locale, '/'));
    await field(page, locale).focus();
    await page.keyboard.type('oshp');
    const list = page.getByRole('listbox', { name: text(locale, 'search_suggestions') });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'the list of suggestions');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option').first(), 'open again').toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = await list.getByRole('option', { selected: true }).textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\?q=/);
    const q = new URL(page.url()).searchParams.get('q') ?? '';
    expect(chosen).toContain(q);
    await expect(field(page, locale)).toHaveValue(q);
  });
});

import { inLocale, LOCALES } from '../pages.ts';
import { expect, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

const NONE = 'count=0, countPlural=*';

for (const locale of LOCALES) {
  test(`by keyboard from home to the list in ${locale}`, async ({ page }) => {
    await page.goto(inLocale(locale, '/'));
    await takeOver(page);
    const what = page.getByRole('combobox', { name: text(locale, 'search_what') });
    await what.focus();
    // Cyrillic, on every page.
    await page.keyboard.type('ҳайдовчи');
    const first = page.getByRole('option').first();
    await expect(first).toBeVisible();
    const chosen = ((await first.textContent()) ?? '').trim();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?q=`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(locale, 'jobs_count', {}, NONE),
    );
    const q = new URL(page.url()).searchParams.get('q') ?? '';
    expect(chosen.startsWith(q)).toBe(true);
    const filters = page.getByRole('group', { name: text(locale, 'jobs_filters') });
    await filters.getByRole('button', { name: text(locale, 'jobs_filter_remove', { filter: q }) }).click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}$`));
    await expect(filters).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: text(locale, 'search_what') })).toHaveValue('');
  });
}

test('filters add up in the address, come off one by one and all at once', async ({ page }) => {
  await page.goto('/jobs?q=usta&location=toshkent-shahri&sphere=it&work=remote,hybrid&experience=none');
  await takeOver(page);
  const filters = page.getByRole('group', { name: text('uz', 'jobs_filters') });
  await expect(filters.locator('.chip-text')).toHaveText([
    'usta',
    'Toshkent shahri',
    'IT va dasturlash',
    text('uz', 'work_type_remote'),
    text('uz', 'work_type_hybrid'),
    text('uz', 'experience_none'),
  ]);
  await expect(page.getByRole('combobox', { name: text('uz', 'search_where') })).toHaveValue('toshkent-shahri');
  const remove = (filter: string) =>
    filters.getByRole('button', { name: text('uz', 'jobs_filter_remove', { filter }) }).click();
  await remove(text('uz', 'work_type_remote'));
  await expect(page).toHaveURL(/work=hybrid&experience=none$/);
  // A new search leaves the other filters on.
  const what = page.getByRole('combobox', { name: text('uz', 'search_what') });
  await what.fill('oshpaz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=oshpaz.*work=hybrid/);
  await filters.getByRole('button', { name: text('uz', 'jobs_filters_clear') }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=oshpaz/);
  await expect(what).toHaveValue('oshpaz');
});

test('a misspelt profession leads to the right one', async ({ page }) => {
  await page.goto('/ru/jobs?q=бугалтер');
  await takeOver(page);
  const fitting = page.getByRole('region', { name: text('ru', 'jobs_fitting') });
  await fitting.getByRole('link', { name: 'Бухгалтер', exact: true }).click();
  expect(new URL(page.url()).searchParams.get('q')).toBe('Бухгалтер');
});

test('nonsense in the address is no error', async ({ page }) => {
  await page.goto('/jobs?work=nothing&experience=99&sphere=%3Cscript%3E&salary_from=-5');
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('uz', 'jobs_count', {}, NONE));
  await expect(page.locator('.chip-text')).toHaveText(['<script>']);
});

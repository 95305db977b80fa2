import { inLocale } from '../pages.ts';
import { expect, inTurn, takeOver, test } from '../test.ts';
import { text } from '../texts.ts';

// A sphere, a region or a page of the list that does not exist: 422 from the API, 404 for the page.
test.use({ expectedComplaints: /status of (404|422)/ });

inTurn('en', 'desktop', (locale) => {
  test('by keyboard from home to the list', async ({ page }) => {
    await page.goto(inLocale(locale, '/'));
    await takeOver(page);
    await page.getByRole('combobox', { name: text(locale, 'search_where') }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}\\?location=[a-z-]+$`));
    const filters = page.getByRole('group', { name: text(locale, 'jobs_filters') });
    await expect(filters.locator('.chip-text')).toHaveCount(1);
    await filters.locator('.chip-remove').click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, '/jobs')}$`));
    await expect(filters).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: text(locale, 'search_where') })).toHaveValue('');
  });
});

inTurn('uz', 'desktop', (locale) => {
  test('filters add up in the address, come off one by one and all at once', async ({ page }) => {
    await page.goto('/jobs?sphere=it&location=toshkent-shahri&page=2');
    await takeOver(page);
    const filters = page.getByRole('group', { name: text(locale, 'jobs_filters') });
    await expect(filters.locator('.chip-text')).toHaveText(['IT va dasturlash', 'Toshkent shahri']);
    await expect(page.getByRole('combobox', { name: text(locale, 'search_where') })).toHaveValue('toshkent-shahri');
    const remove = (filter: string) =>
      filters.getByRole('link', { name: text(locale, 'jobs_filter_remove', { filter }) }).click();
    await remove('IT va dasturlash');
    // A different list starts at its first page.
    await expect(page).toHaveURL(/\/jobs\?location=toshkent-shahri$/);
    await page.getByRole('combobox', { name: text(locale, 'search_sphere') }).selectOption('sales');
    await expect(page).toHaveURL(/sphere=sales&location=toshkent-shahri$/);
    await filters.getByRole('link', { name: text(locale, 'jobs_filters_clear') }).click();
    await expect(page).toHaveURL(/\/jobs$/);
    await page.goBack();
    await expect(page).toHaveURL(/sphere=sales/);
    await expect(page.getByRole('combobox', { name: text(locale, 'search_sphere') })).toHaveValue('sales');
  });
});

inTurn('ru', 'phone', (locale) => {
  test('invalid parameters in the address cause no error', async ({ page }) => {
    await page.goto(inLocale(locale, '/jobs?q=usta&work=nothing&sphere=%3Cscript%3E&page=-5&more=all'));
    await takeOver(page);
    await expect(page.getByText(text(locale, 'jobs_empty_narrowed'))).toBeVisible();
    await page.getByRole('link', { name: text(locale, 'jobs_empty_all') }).click();
    await expect(page).toHaveURL(inLocale(locale, '/jobs'));
  });
});

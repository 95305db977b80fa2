// The console of staff in a browser.
import { expect, type Page } from '@playwright/test';
import { type Words, words } from './form.ts';
import type { Locale } from './pages.ts';
import { takeOver } from './test.ts';
import { joinStaff } from './vacancies.ts';

/** Signs the browser in as a member of staff without the sign-in page, which has journeys of its own. */
export async function enterConsole(page: Page, locale: Locale, baseURL: string | undefined): Promise<Words> {
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
  await joinStaff(page.request, 'Nodira Aliyeva');
  return words(page, locale);
}

/** Opens a page of the console and waits until its data is there. */
export async function goInConsole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

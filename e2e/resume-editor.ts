// The resume editor as the journeys use it.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Words, words } from './form.ts';
import { inLocale, type Locale } from './pages.ts';
import type { Person } from './people.ts';
import { takeOver } from './test.ts';
import { bearer } from './vacancies.ts';

export async function openEditor(page: Page, locale: Locale, path = '/resume/create'): Promise<Words> {
  await page.goto(inLocale(locale, path));
  await takeOver(page);
  await expect(page.locator('.wizard')).toBeVisible();
  return words(page, locale);
}

export const saved = (page: Page) => expect(page.locator('.wizard-saved')).toHaveText(/\d\d:\d\d/);

/** Picks the first suggestion. The list stays open for another one, over what is below it, until Escape closes it. */
export async function pickSphere(page: Page, w: Words, typed: string): Promise<void> {
  const field = w.box('resume_form_sphere');
  // Not by role: the choice of a currency has options too.
  const options = page.locator('[role=option]');
  await field.fill(typed);
  await options.first().click();
  await field.press('Escape');
  await expect(options).toHaveCount(0);
}

/** Ctrl+Enter continues from any field. */
export const goOn = (page: Page) => page.keyboard.press('Control+Enter');

/** Reloads at once, without waiting for a save. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await takeOver(page);
  await expect(page.locator('.wizard')).toBeVisible();
}

/** An own resume as the server has it; without an id the newest one. */
export async function stored(request: APIRequestContext, person: Person, id?: string) {
  const list = (await (await request.get('/api/v1/resume', bearer(person))).json()).data;
  const wanted = id ?? list[0]?.id;
  if (!wanted) return { count: 0 };
  const { data } = await (await request.get(`/api/v1/resume/${wanted}`, bearer(person))).json();
  return { count: list.length, ...data };
}

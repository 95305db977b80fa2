// The steps of registration; each helper does one step.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Words, words } from './form.ts';
import { codeTo } from './outbox.ts';
import { inLocale, type Locale } from './pages.ts';
import { PASSWORD } from './people.ts';
import { png } from './picture.ts';
import { takeOver } from './test.ts';

export type Branch = 'candidate' | 'employer';

type Named = { slug: string; names: Record<Locale, string> };

function dictionary(file: string, list: string): Named[] {
  return JSON.parse(readFileSync(new URL(`../data/${file}.json`, import.meta.url), 'utf8'))[list];
}

const spheres = dictionary('spheres', 'spheres');
const regions = dictionary('regions', 'regions');
const named = (list: Named[], slug: string, locale: Locale) =>
  list.find((one) => one.slug === slug)?.names[locale] ?? slug;

/** The answers that these journeys choose, as the UI shows them in the test's language. */
export const placeIn = (locale: Locale) => named(regions, 'samarqand-viloyati', locale);
export const spheresIn = (locale: Locale) => ['it', 'education', 'sales'].map((slug) => named(spheres, slug, locale));

/** The checkbox of a consent; its text has a link in square brackets. */
export function consent(page: Page, { t }: Words, which: 'terms' | 'privacy') {
  return page.getByRole('checkbox', { name: t(`auth_consent_${which}`).replace(/[[\]]/g, '') });
}

/** From choosing the account type to the step that asks for the code. */
export async function askForCode(page: Page, locale: Locale, branch: Branch, phone: string): Promise<Words> {
  const w = words(page, locale);
  await page.goto(inLocale(locale, '/auth/register'));
  await takeOver(page);
  await w.link(`auth_choice_${branch}`).click();
  await expect(page).toHaveURL(inLocale(locale, `/auth/register/${branch}`));
  await w.box('auth_phone').fill(phone);
  await consent(page, w, 'terms').check();
  await consent(page, w, 'privacy').check();
  await w.button('auth_code_send').click();
  await expect(w.heading('auth_code_title')).toBeVisible();
  return w;
}

/** Types the received code; the last digit submits it. */
export async function enterCode(page: Page, { box }: Words, phone: string): Promise<void> {
  await box('auth_code_label').fill(await codeTo(page.request, phone));
}

export async function chooseSpheres(page: Page, locale: Locale): Promise<void> {
  for (const name of spheresIn(locale)) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
}

export async function choosePlace(page: Page, { box }: Words, locale: Locale, label = 'auth_location'): Promise<void> {
  await box(label).fill(placeIn(locale).slice(0, 6));
  await page.getByRole('option', { name: placeIn(locale), exact: true }).click();
  await expect(box(label)).toHaveValue(placeIn(locale));
}

/** Chooses a file and crops it, by touch or mouse. */
export async function addPicture(page: Page, { button, dialog, t }: Words): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button('ui_picture_choose').click();
  await (await asked).setFiles({ name: 'rasm.png', mimeType: 'image/png', buffer: png(480, 360) });
  const crop = dialog('ui_crop_title');
  await expect(crop).toBeVisible();
  const stage = crop.locator('canvas');
  const place = await stage.boundingBox();
  if (!place) throw new Error('the picture is not shown');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 4, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
  await crop.getByRole('button', { name: t('ui_crop_done'), exact: true }).click();
  await expect(crop).toBeHidden();
  await expect(button('ui_picture_change')).toBeVisible();
}

export interface Typed {
  email?: string;
  password?: string;
}

/** Fills in everything that is required of a candidate, and the password. */
export async function fillCandidate(page: Page, w: Words, locale: Locale, typed: Typed = {}): Promise<void> {
  await w.box('auth_name').fill('Malika');
  await w.box('auth_surname').fill('Yusupova');
  await w.box('ui_day').selectOption('14');
  await w.box('ui_month').selectOption('3');
  await w.box('ui_year').selectOption('1998');
  await page.getByText(w.t('sex_female'), { exact: true }).click();
  await choosePlace(page, w, locale);
  await w.box('auth_education').selectOption('higher');
  if (typed.email) await w.box('auth_email').fill(typed.email);
  await w.box('auth_new_password').fill(typed.password ?? PASSWORD);
}

export async function fillCompany(page: Page, w: Words, locale: Locale, typed: Typed = {}): Promise<void> {
  await w.box('auth_company_name').fill('Zarafshon Savdo');
  await choosePlace(page, w, locale);
  if (typed.email) await w.box('auth_email').fill(typed.email);
  await w.box('auth_new_password').fill(typed.password ?? PASSWORD);
}

/** Goes all the way to the last step of a candidate without checking anything in between. */
export async function reachCandidateForm(page: Page, locale: Locale, phone: string): Promise<Words> {
  const w = await askForCode(page, locale, 'candidate', phone);
  await enterCode(page, w, phone);
  await expect(w.heading('auth_spheres_title')).toBeVisible();
  await chooseSpheres(page, locale);
  await w.button('ui_continue').click();
  await expect(w.heading('auth_profile_title')).toBeVisible();
  return w;
}

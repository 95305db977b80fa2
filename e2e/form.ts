// Locators by the text that people read on the page.
import { expect, type Locator, type Page } from '@playwright/test';
import { inLocale, type Locale } from './pages.ts';
import { takeOver } from './test.ts';
import { text } from './texts.ts';

/** Escapes a text for use in a regular expression. */
function literal(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function words(page: Page, locale: Locale) {
  const t = (key: string, fill: Record<string, string | number> = {}) => text(locale, key, fill);
  return {
    t,
    /** The field with this label. A required field has a star after its label. */
    box: (key: string, fill = {}) =>
      // The list that a field opens has the same accessible name as the field.
      page.getByLabel(new RegExp(`^${literal(t(key, fill))}\\*?$`)).and(page.locator('input, select, textarea')),
    button: (key: string, fill = {}) => page.getByRole('button', { name: t(key, fill), exact: true }),
    link: (key: string) => page.getByRole('link', { name: t(key), exact: true }),
    heading: (key: string, fill = {}) => page.getByRole('heading', { name: t(key, fill), exact: true }),
    /** The section of a settings page with this title. */
    section: (key: string) => page.getByRole('region', { name: t(key), exact: true }),
    dialog: (key: string) => page.getByRole('dialog', { name: t(key), exact: true }),
    toast: (key: string, fill = {}) => page.locator('.toast').filter({ hasText: t(key, fill) }),
  };
}

export type Words = ReturnType<typeof words>;

/** The error message that the field refers to; empty when it has none. */
export async function errorOf(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const id = ids.split(' ').find((one) => one.endsWith('-error'));
  // Not `innerText`: it would wait for an error element that is just being removed.
  return id ? (await field.page().locator(`[id="${id}"]`).allInnerTexts()).join(' ') : '';
}

/** Forms validate their fields shortly after the click. */
export async function expectError(field: Locator, words: string): Promise<void> {
  await expect.poll(() => errorOf(field)).toBe(words);
}

/**
 * Call this before the click and await it afterwards: a toast closes by itself after three seconds, and only code
 * inside the page is quick enough to see each one.
 */
export function toastComes(page: Page, words: string): Promise<unknown> {
  const shown = (text: string) =>
    [...document.querySelectorAll('.toast')].some(({ textContent }) => textContent?.includes(text));
  return page.waitForFunction(shown, words);
}

/** Waits until the page has fetched what it may need next. */
export async function fetchedAhead(page: Page): Promise<void> {
  await takeOver(page);
  await page.waitForFunction(() => performance.getEntriesByName('ahead').length > 0);
}

/** A phone that saves data fetches nothing ahead. Call it before navigating. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Goes offline. First waits until the page has loaded everything it requests by itself: the toast container is loaded
 * last, after the page has come to life.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await expect(page.locator('.toasts')).toBeAttached();
  await page.context().setOffline(true);
}

/**
 * Signing in counts as proof of identity for ten minutes. This simulates that they are over for the next call to this
 * path: the browser gets the server's refusal once, and later calls reach the real server.
 */
export async function wantProof(page: Page, path: string): Promise<void> {
  const refusal = { status: false, code: 'reauth_required', message: 'reauth_required' };
  await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
}

/** Confirms the identity dialog with the password. */
export async function prove({ dialog, t }: Words, password: string): Promise<void> {
  const asked = dialog('settings_proof_title');
  await asked.getByLabel(t('settings_proof_password_label'), { exact: true }).fill(password);
  await asked.getByRole('button', { name: t('settings_proof_confirm'), exact: true }).click();
  await expect(asked).toBeHidden();
}

/** Unlinks the only linked Google or Telegram account in the settings. */
export async function unlink(page: Page, w: Words, locale: Locale, name: string): Promise<void> {
  await page.goto(inLocale(locale, '/profile/settings/security'));
  await takeOver(page);
  await w.button('settings_identity_unlink_named', { name }).click();
  await expect(w.section('settings_identities_title').getByText(w.t('settings_identities_none'))).toBeVisible();
}

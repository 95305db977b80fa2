// How journeys find things on a page: by what people read there.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from './pages.ts';
import { text } from './texts.ts';

/** A text as a pattern of itself. */
function literal(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function words(page: Page, locale: Locale) {
  const t = (key: string, fill: Record<string, string | number> = {}) => text(locale, key, fill);
  return {
    t,
    /** The field with this label; a required one has a star behind it. */
    box: (key: string, fill = {}) =>
      // The list that a field opens has the same name as the field.
      page.getByLabel(new RegExp(`^${literal(t(key, fill))}\\*?$`)).and(page.locator('input, select, textarea')),
    button: (key: string, fill = {}) => page.getByRole('button', { name: t(key, fill), exact: true }),
    link: (key: string) => page.getByRole('link', { name: t(key), exact: true }),
    heading: (key: string, fill = {}) => page.getByRole('heading', { name: t(key, fill), exact: true }),
    /** The part of a settings page with this title. */
    section: (key: string) => page.getByRole('region', { name: t(key), exact: true }),
    dialog: (key: string) => page.getByRole('dialog', { name: t(key), exact: true }),
    toast: (key: string, fill = {}) => page.locator('.toast').filter({ hasText: t(key, fill) }),
  };
}

export type Words = ReturnType<typeof words>;

/** The error that the field itself points to; empty when it has none. */
export async function errorOf(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const id = ids.split(' ').find((one) => one.endsWith('-error'));
  // Not `innerText`: an error that goes in this moment would be waited for.
  return id ? (await field.page().locator(`[id="${id}"]`).allInnerTexts()).join(' ') : '';
}

/** Forms look at their fields a moment after the press. */
export async function expectError(field: Locator, words: string): Promise<void> {
  await expect.poll(() => errorOf(field)).toBe(words);
}

/**
 * Call it before the press and wait for it afterwards: a toast goes by itself after three seconds, and only the page
 * is quick enough to see each one.
 */
export function toastComes(page: Page, words: string): Promise<unknown> {
  const shown = (text: string) =>
    [...document.querySelectorAll('.toast')].some(({ textContent }) => textContent?.includes(text));
  return page.waitForFunction(shown, words);
}

/**
 * The network goes. Before that the page gets what it still asks for by itself: the place of the toasts comes last,
 * after the app has taken over.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await expect(page.locator('.toasts')).toBeAttached();
  await page.context().setOffline(true);
}

/**
 * Signing in counts as a proof for ten minutes. For the next call to this path they are over: the browser gets the
 * server's refusal, and everything after it is real again.
 */
export async function wantProof(page: Page, path: string): Promise<void> {
  const refusal = { status: false, code: 'reauth_required', message: 'reauth_required' };
  await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
}

/** Answers the question "Is it you?" with the password. */
export async function prove({ dialog, t }: Words, password: string): Promise<void> {
  const asked = dialog('settings_proof_title');
  await asked.getByLabel(t('settings_proof_password_label'), { exact: true }).fill(password);
  await asked.getByRole('button', { name: t('settings_proof_confirm'), exact: true }).click();
  await expect(asked).toBeHidden();
}

// Accounts for the journeys. A test that only needs an account creates it over the API, which is fastest.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeTo } from './outbox.ts';
import type { Locale } from './pages.ts';

export const PASSWORD = 'toʻq sariq choynak 7';

export interface Person {
  phone: string;
  token: string;
}

let phones = 0;

/** A phone number that is unique in this run: each Playwright worker counts in a range of its own. */
export function newPhone(): string {
  // Outside of tests there is no worker index. Playwright never starts a thousand workers.
  const range = (process.env.TEST_WORKER_INDEX ?? '999').padStart(3, '0');
  phones += 1;
  return `+99890${range}${String(phones).padStart(4, '0')}`;
}

/** `+998 90 123 45 67`, as the product formats numbers. */
export function shownPhone(phone: string): string {
  return phone.replace(/^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5');
}

export const CANDIDATE = {
  role: 'candidate',
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1998-03-14',
  sex: 'female',
  location: 'toshkent',
  spheres: ['it', 'education', 'sales'],
  education_level: 'higher',
};

export const COMPANY = { role: 'customer', name: 'Zarafshon Savdo', location: 'toshkent' };

/** Calls our API and fails the test unless the response has `status: true`. */
export async function call(
  request: APIRequestContext,
  path: string,
  data: object,
  { locale = 'uz', token }: { locale?: Locale; token?: string } = {},
) {
  const headers: Record<string, string> = { 'JB-Lang': locale };
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer = await request.post(`/api/v1/${path}`, { data, headers });
  // An overloaded server answers 503. The call has changed nothing then, so it is retried.
  for (let tries = 1; answer.status() === 503 && tries < 20; tries += 1) {
    answer = await request.post(`/api/v1/${path}`, { data, headers });
  }
  const body = await answer.json();
  expect(body, `${path}: ${JSON.stringify(body)}`).toMatchObject({ status: true });
  return body;
}

/**
 * Registers an account. With `page.request` the browser is signed in as well, because it shares its cookies; with the
 * test's own `request` it is not.
 */
export async function register(
  request: APIRequestContext,
  profile: object = CANDIDATE,
  locale: Locale = 'uz',
): Promise<Person> {
  const phone = newPhone();
  const consents = ['terms', 'privacy'];
  const { request_id } = await call(request, 'auth/send-code', { phone, purpose: 'register', consents }, { locale });
  const code = await codeTo(request, phone);
  await call(request, 'auth/verify-code', { request_id, code }, { locale });
  const form = { ...profile, phone, request_id, password: PASSWORD, consents };
  const { token } = await call(request, 'auth/register', form, { locale });
  return { phone, token };
}

/** Signs the browser in without using the form. */
export async function signIn(page: Page, { phone }: Pick<Person, 'phone'>): Promise<void> {
  await call(page.request, 'auth/login', { phone, password: PASSWORD });
}

/**
 * Signs the browser out. It leaves the page first: pending requests of the page would be refused and logged as console
 * errors.
 */
export async function forgetPerson(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

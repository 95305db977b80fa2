// Companies that ask to be verified.
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { call, type Person } from './people.ts';
import { png } from './picture.ts';
import { bearer, CONSOLE } from './vacancies.ts';

/** The register's double knows every number except this one. */
export const UNKNOWN_NUMBER = '309999990';
/** The name of every company in the register's double. */
export const REGISTERED_NAME = /ANOR SAVDO/;

/** A tax number that is almost certainly unique in this run: two companies cannot be verified with the same one. */
export function newTaxNumber(): string {
  return `31${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
}

/** `312 345 678`, as the product shows it. */
export function shownTaxNumber(number: string): string {
  return number.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** A registration certificate as a picture. */
export function certificate(name = 'guvohnoma.png') {
  return { name, mimeType: 'image/png', buffer: png(320, 200) };
}

/** The company of this person, as `GET /me` names it. */
export async function companyOf(request: APIRequestContext, person: Person): Promise<{ slug: string; name: string }> {
  return (await (await request.get('/api/v1/me', bearer(person))).json()).user.customer;
}

/** Sends a request over the API and returns the slug of the company. */
export async function askForVerification(request: APIRequestContext, person: Person): Promise<string> {
  const { headers } = bearer(person);
  const { buffer, mimeType, name } = certificate();
  const uploaded = await request.post('/api/v1/company/verification/document', {
    data: buffer,
    headers: { ...headers, 'Content-Type': mimeType, 'X-File-Name': encodeURIComponent(name) },
  });
  const { data } = await uploaded.json();
  const body = { tax_number: newTaxNumber(), document: data.id };
  await call(request, 'company/verification', body, { token: person.token });
  return (await companyOf(request, person)).slug;
}

/** The id of the request of this company that waits for staff. */
export async function waitingRequest(request: APIRequestContext, company: string): Promise<string> {
  let found: { id: string } | undefined;
  const look = async () => {
    const address = '/api/v1/staff/verifications?state=pending&per_page=100';
    const { data } = await (await request.get(address, { headers: CONSOLE })).json();
    found = data.find((row: { company: { slug: string } }) => row.company.slug === company);
    return found !== undefined;
  };
  await expect.poll(look, { message: `${company} waits for staff` }).toBe(true);
  return found?.id ?? '';
}

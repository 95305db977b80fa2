// Vacancies that everybody can see, for journeys that only read them.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, request as newRequest } from '@playwright/test';
import { call, COMPANY, register } from './people.ts';
import { ownAddress } from './test.ts';
import { moderator, postVacancy } from './vacancies.ts';

export interface Published {
  slug: string;
  title: string;
  /** The company's own call, as its owner. */
  asOwner: (path: string) => Promise<void>;
  phone: string;
}

/** A title that no other vacancy of this run has. Its second word is of letters: digits may look like a number to call. */
function newTitle(): string {
  const letters = [...randomBytes(8)].map((byte) => 'abdeghiklmnoprst'[byte % 16]);
  return `Novvoy ${letters.join('')}`;
}

/** The index hears of a vacancy a moment after its approval; lists and filters show it from then on. */
async function found(request: APIRequestContext, { slug, title }: { slug: string; title: string }): Promise<void> {
  const list = `/api/v1/jobs?q=${encodeURIComponent(title)}`;
  await expect.poll(async () => (await request.get(list)).text(), { timeout: 30_000 }).toContain(slug);
}

/** Makes a company, lets it publish one vacancy and a moderator approve it, and waits until search knows it. */
export async function publish(baseURL: string | undefined, patch: object = {}): Promise<Published> {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  const request: APIRequestContext = await newRequest.newContext({ baseURL, extraHTTPHeaders });
  const title = newTitle();
  const { token, phone } = await register(request, { ...COMPANY, name: `Non ${title}` });
  const slug = await postVacancy(request, token, { title, ...patch });
  const staff = await moderator(baseURL);
  await staff.approve(slug);
  await found(request, { slug, title });
  await request.dispose();
  const asOwner = async (path: string) => {
    const own = await newRequest.newContext({ baseURL });
    await call(own, path, {}, { token });
    await own.dispose();
  };
  return { slug, title, asOwner, phone };
}

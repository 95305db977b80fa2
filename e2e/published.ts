// Published vacancies for journeys that only read them.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as newRequest } from '@playwright/test';
import { COMPANY, register } from './people.ts';
import { ownAddress, takeOver } from './test.ts';
import { moderator, postVacancy } from './vacancies.ts';

export interface Published {
  slug: string;
  title: string;
}

/**
 * A title that is unique in this run. Its second word consists of letters, because digits could be taken for a phone
 * number.
 */
export function newTitle(): string {
  const letters = [...randomBytes(8)].map((byte) => 'abdeghiklmnoprst'[byte % 16]);
  return `Novvoy ${letters.join('')}`;
}

/** The search index is updated shortly after the approval; lists and filters show the vacancy from then on. */
export async function untilFound(
  request: APIRequestContext,
  { slug, title }: Pick<Published, 'slug' | 'title'>,
): Promise<void> {
  const list = `/api/v1/jobs?q=${encodeURIComponent(title)}`;
  await expect.poll(async () => (await request.get(list)).text()).toContain(slug);
}

/** Creates a company with one vacancy, has a moderator approve it, and waits until search finds it. */
export async function publish(baseURL: string | undefined, patch: object = {}): Promise<Published> {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  const request: APIRequestContext = await newRequest.newContext({ baseURL, extraHTTPHeaders });
  const title = newTitle();
  const { token } = await register(request, { ...COMPANY, name: `Non ${title}` });
  const slug = await postVacancy(request, token, { title, ...patch });
  const staff = await moderator(baseURL);
  await staff.approve(slug);
  await untilFound(request, { slug, title });
  await request.dispose();
  return { slug, title };
}

/**
 * Opens a list and waits for what it means to the signed-in user. The list is the same for everybody; what is saved,
 * contacted or hidden is fetched afterwards, and the result of a click before that response is undefined.
 */
export async function openOwnList(page: Page, path: string): Promise<void> {
  const own = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/my/marks');
  await page.goto(path);
  await takeOver(page);
  await (await own).finished();
}

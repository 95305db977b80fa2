// Vacancies that everybody can see, for journeys that only read them.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as newRequest } from '@playwright/test';
import { COMPANY, register } from './people.ts';
import { ownAddress, takeOver } from './test.ts';
import { moderator, postVacancy } from './vacancies.ts';

export interface Published {
  slug: string;
  title: string;
}

/** A title that no other vacancy of this run has. Its second word is of letters: digits may look like a number to call. */
export function newTitle(): string {
  const letters = [...randomBytes(8)].map((byte) => 'abdeghiklmnoprst'[byte % 16]);
  return `Novvoy ${letters.join('')}`;
}

/** The index hears of a vacancy a moment after its approval; lists and filters show it from then on. */
export async function untilFound(
  request: APIRequestContext,
  { slug, title }: Pick<Published, 'slug' | 'title'>,
): Promise<void> {
  const list = `/api/v1/jobs?q=${encodeURIComponent(title)}`;
  await expect.poll(async () => (await request.get(list)).text()).toContain(slug);
}

/** Makes a company, lets it publish one vacancy and a moderator approve it, and waits until search knows it. */
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
 * Opens a list as the person who is signed in sees it. The server paints it for everybody; what is one's own (saved,
 * contacted) is asked for behind it, and a press before that answer would be judged by either of them.
 */
export async function openOwnList(page: Page, path: string): Promise<void> {
  const own = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/jobs');
  await page.goto(path);
  await takeOver(page);
  await (await own).finished();
}

// Vacancies of the journeys: made over the API, decided by a moderator of our own.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request as newRequest } from '@playwright/test';
import { call } from './people.ts';
import { admin } from './server.ts';
import { ownAddress } from './test.ts';
import { codeOf } from './totp.ts';

/** Everything a vacancy needs; a title of its own, because two alike are taken for one. */
export function vacancyForm(patch: object = {}) {
  return {
    title: `Oshpaz ${randomUUID().slice(0, 6)}`,
    sphere: ['horeca'],
    profession: null,
    location: 'toshkent',
    address: null,
    work_type: ['fulltime'],
    work_hours: 'mon_fri',
    hours_from: '09:00',
    hours_to: '18:00',
    salary: { agreement: false, min_salary: 5_000_000, max_salary: 7_000_000, currency: 'UZS', tax: 'net' },
    hide_salary: false,
    about: 'Oilaviy oshxonamizga milliy taomlarni yaxshi biladigan oshpaz kerak.',
    requirements: ['Tibbiy daftarcha', 'Kamida bir yil tajriba'],
    tasks: ['Har kuni osh damlash', 'Mahsulotlarni qabul qilish'],
    advantages: ['Bepul tushlik'],
    experience: '1',
    education_level: null,
    languages: [],
    resume_required: false,
    required_question: false,
    questions: [],
    for_communication_link: null,
    for_communication_phone: null,
    abroad: null,
    ...patch,
  };
}

/** The headers of a call in somebody's name. */
export const bearer = ({ token }: { token: string }) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Publishes a vacancy as the company behind the token; gives its slug. */
export async function postVacancy(
  request: APIRequestContext,
  token: string,
  patch: object = {},
): Promise<string> {
  const { slug } = await call(request, 'jobs/create', vacancyForm(patch), { token });
  return slug;
}

const PASSWORD = 'toʻq sariq choynak 7';
/** The API of staff answers the console only. */
const CONSOLE = { 'X-Ishbor-Staff': '1' };

/**
 * Makes a member of staff and signs `request` in as this member, past the page of the invitation. With `page.request`
 * the browser is signed in as well.
 */
export async function joinStaff(request: APIRequestContext, name: string, role = 'moderator'): Promise<void> {
  const login = `v${randomUUID().slice(0, 12)}`;
  const printed = admin('create-staff', '--login', login, '--name', name, '--role', role);
  const secret = /#(\S+)/.exec(printed)?.[1];
  const { totp } = await staffCall(request, 'welcome/start', { secret });
  await staffCall(request, 'welcome/finish', { secret, password: PASSWORD, totp: codeOf(totp.secret) });
}

/** The id of the text of this vacancy that waits for a moderator. */
export async function waitingRevision(request: APIRequestContext, slug: string): Promise<string> {
  let found: { revision_id: string } | undefined;
  // One page holds the queue of a whole run. If it ever grows longer, a row can move to another page between two
  // requests when somebody decides meanwhile: then the queue is read again.
  const look = async () => {
    for (let page = 1, pages = 1; page <= pages && !found; page += 1) {
      const address = `/api/v1/staff/moderation?per_page=100&page=${page}`;
      const { data, meta } = await (await request.get(address, { headers: CONSOLE })).json();
      found = data.find((row: { slug: string }) => row.slug === slug);
      pages = meta.pages;
    }
    return found !== undefined;
  };
  await expect.poll(look, { message: `${slug} waits for a moderator` }).toBe(true);
  return found?.revision_id ?? '';
}

/** One for all tests of a process: joining takes longer than deciding. */
let signedIn: Promise<APIRequestContext> | undefined;

async function signIn(baseURL: string | undefined): Promise<APIRequestContext> {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  const request = await newRequest.newContext({ baseURL, extraHTTPHeaders });
  await joinStaff(request, 'Malika Yusupova');
  return request;
}

/** Somebody who decides about vacancies. */
export async function moderator(baseURL: string | undefined) {
  signedIn ??= signIn(baseURL);
  const request = await signedIn;
  const decide = async (slug: string, verdict: 'approve' | 'reject', data: object) =>
    staffCall(request, `moderation/${await waitingRevision(request, slug)}/${verdict}`, data);
  return {
    approve: async (slug: string) => {
      await decide(slug, 'approve', {});
    },
    reject: async (slug: string, ...reasons: { code: string; field?: string; text?: string }[]) => {
      await decide(slug, 'reject', { reasons });
    },
  };
}

async function staffCall(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/v1/staff/${path}`, { data, headers: CONSOLE });
  const body = await answer.json();
  expect(body, `${path}: ${JSON.stringify(body)}`).toMatchObject({ status: true });
  return body;
}

// Vacancies for the journeys: created over the API, decided by a moderator account of the tests.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request as newRequest } from '@playwright/test';
import { call } from './people.ts';
import { admin } from './server.ts';
import { ownAddress } from './test.ts';
import { codeOf } from './totp.ts';

/** A complete vacancy. It needs a unique title, because two equal ones count as duplicates. */
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
    requirements: ['Tibbiy daftarcha', 'Bir yillik ish staji'],
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

/** The headers of an authenticated call. */
export const bearer = ({ token }: { token: string }) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Publishes a vacancy as the company that owns the token and returns its slug. */
export async function postVacancy(
  request: APIRequestContext,
  token: string,
  patch: object = {},
): Promise<string> {
  const { slug } = await call(request, 'jobs/create', vacancyForm(patch), { token });
  return slug;
}

const PASSWORD = 'toʻq sariq choynak 7';
/** The staff API answers only calls that come from the console. */
export const CONSOLE = { 'X-Ishbor-Staff': '1' };

/**
 * Creates a member of staff and signs `request` in, without the invitation page. With `page.request` the browser is
 * signed in as well.
 */
export async function joinStaff(request: APIRequestContext, name: string, role = 'moderator'): Promise<void> {
  const login = `v${randomUUID().slice(0, 12)}`;
  const printed = admin('create-staff', '--login', login, '--name', name, '--role', role);
  const secret = /#(\S+)/.exec(printed)?.[1];
  const { totp } = await staffCall(request, 'welcome/start', { secret });
  await staffCall(request, 'welcome/finish', { secret, password: PASSWORD, totp: codeOf(totp.secret) });
}

/** The id of this vacancy's revision that waits for a moderator. */
export async function waitingRevision(request: APIRequestContext, slug: string): Promise<string> {
  let found: { revision_id: string } | undefined;
  // One page holds the queue of a whole run. If it ever grows longer, a row can move to another page between two
  // requests when a decision is made in between; the queue is then read again.
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

/** Shared by all tests of a process, because creating a member of staff takes longer than a decision. */
let signedIn: Promise<APIRequestContext> | undefined;

async function signIn(baseURL: string | undefined): Promise<APIRequestContext> {
  const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
  const request = await newRequest.newContext({ baseURL, extraHTTPHeaders });
  await joinStaff(request, 'Malika Yusupova');
  return request;
}

/** A moderator who decides about vacancies and companies. */
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
    /** Takes down a vacancy that somebody has complained about, with a strike for its company. */
    strike: async (slug: string, ...reasons: { code: string; field?: string; text?: string }[]) => {
      const verdict = { verdict: 'upheld', reasons, strike: true };
      await staffCall(request, `complaints/vacancy/${slug}/decide`, verdict);
    },
    verify: async (company: string) => {
      const why = { evidence: 'document', note: 'Guvohnoma № 12' };
      await staffCall(request, `companies/${company}/verify`, { verified: true, ...why });
    },
  };
}

async function staffCall(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/v1/staff/${path}`, { data, headers: CONSOLE });
  const body = await answer.json();
  expect(body, `${path}: ${JSON.stringify(body)}`).toMatchObject({ status: true });
  return body;
}

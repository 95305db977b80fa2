// Vacancies of the journeys: made over the API, decided by a moderator of our own.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request as newRequest } from '@playwright/test';
import { call } from './people.ts';
import { admin } from './server.ts';
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
const CONSOLE = { 'X-Ishbor-Staff': '1' };

/** One for all tests of a process: new members from one address are counted. */
let signedIn: Promise<APIRequestContext> | undefined;

async function signIn(baseURL: string | undefined): Promise<APIRequestContext> {
  const request = await newRequest.newContext({ baseURL, extraHTTPHeaders: CONSOLE });
  const login = `v${randomUUID().slice(0, 12)}`;
  const printed = admin('create-staff', '--login', login, '--name', 'Malika Yusupova', '--role', 'moderator');
  const secret = /#(\S+)/.exec(printed)?.[1];
  const { totp } = await staffCall(request, 'welcome/start', { secret });
  await staffCall(request, 'welcome/finish', { secret, password: PASSWORD, totp: codeOf(totp.secret) });
  return request;
}

/** Somebody who decides about vacancies. */
export async function moderator(baseURL: string | undefined) {
  signedIn ??= signIn(baseURL);
  const request = await signedIn;

  /** The revision of this vacancy that waits; the queue may be long. */
  const waiting = async (slug: string): Promise<string> => {
    for (let page = 1; page < 20; page += 1) {
      const { data } = await (await request.get(`/api/v1/staff/moderation?page=${page}`)).json();
      const found = data.find((row: { slug: string }) => row.slug === slug);
      if (found) return found.revision_id;
      if (data.length === 0) break;
    }
    throw new Error(`${slug} does not wait for a moderator`);
  };
  return {
    approve: async (slug: string) => {
      await staffCall(request, `moderation/${await waiting(slug)}/approve`, {});
    },
    reject: async (slug: string, ...reasons: { code: string; field?: string; text?: string }[]) => {
      await staffCall(request, `moderation/${await waiting(slug)}/reject`, { reasons });
    },
  };
}

async function staffCall(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/v1/staff/${path}`, { data });
  const body = await answer.json();
  expect(body, `${path}: ${JSON.stringify(body)}`).toMatchObject({ status: true });
  return body;
}

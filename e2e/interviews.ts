// Interviews for the journeys.
import type { APIRequestContext } from '@playwright/test';
import { sql } from './database.ts';
import { call, type Person } from './people.ts';
import { bearer } from './vacancies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 11:00 in Tashkent, so many days ahead. */
export function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T06:00:00Z`;
}

/** Sets an interview with the owner of the company, or offers several times; returns its id. */
export async function setInterview(
  request: APIRequestContext,
  owner: Pick<Person, 'token'>,
  application: string,
  starts: string[],
): Promise<string> {
  const team = await (await request.get('/api/v1/company/members', bearer(owner))).json();
  const me = team.data.members.find((one: { is_me: boolean }) => one.is_me);
  const form = {
    application_id: application,
    kind: 'office',
    place: 'Bobur koʻchasi 12, 2-qavat',
    duration_minutes: 30,
    interviewers: [me.user_id],
    note: 'Pasportingizni olib keling.',
    starts,
    // Journeys on the same day do not wait for each other.
    ignore_conflicts: true,
  };
  return (await call(request, 'interviews/create', form, { token: owner.token })).data.id;
}

/** Makes the interview look as if it had been yesterday. */
export function letPass(id: string): void {
  sql(`update interviews set start_at = start_at - age, end_at = end_at - age, marked_at = least(marked_at, start_at - age)
       from (select i.start_at - now() + interval '1 day' as age from interviews i where i.id = '${id}') as past
       where id = '${id}'`);
}

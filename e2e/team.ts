// Teams of companies for the journeys, created over the API.
import type { APIRequestContext } from '@playwright/test';
import { call, type Person } from './people.ts';

type GivenRole = 'recruiter' | 'viewer';

export interface Invited {
  id: string;
  /** The last part of the link. */
  secret: string;
}

/** Invites the owner of a number, or whoever gets the link. */
export async function inviteTo(
  request: APIRequestContext,
  owner: Person,
  role: GivenRole,
  phone?: string,
): Promise<Invited> {
  const { data } = await call(request, 'company/invite', { role, phone }, { token: owner.token });
  return { id: data.id, secret: new URL(data.url).pathname.split('/').at(-1) ?? '' };
}

/** Brings a registered person into the team of the owner. */
export async function joinTeam(
  request: APIRequestContext,
  owner: Person,
  { token, name, role }: Person & { name: string; role: GivenRole },
): Promise<Invited> {
  const invited = await inviteTo(request, owner, role);
  await call(request, 'company/join', { token: invited.secret, name }, { token });
  return invited;
}

import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { meQuery } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { TeamPage } from './team-page';
import type { Member, Team } from './wire';

const member = (over: Partial<Member>): Member => ({
  user_id: 'u1',
  name: 'Akmal Sodiqov',
  phone: '+998 90 *** ** 67',
  role: 'owner',
  is_me: false,
  vacancies: 0,
  joined_at: '2026-11-01T09:00:00Z',
  last_seen_at: '2026-11-01T09:00:00Z',
  ...over,
});
const AKMAL = member({});
const FERUZA = member({ user_id: 'u2', name: 'Feruza', role: 'recruiter', vacancies: 2 });
const NAMELESS = member({ user_id: 'u3', name: null, role: 'viewer', phone: '+998 93 *** ** 07' });

let team: Team;
let sent: [path: string, body: unknown][];
/** Refusals by path. */
let refusals: Record<string, { status: number; body: object }>;

async function open(role: 'owner' | 'recruiter', me: string) {
  team.members = team.members.map((one) => ({ ...one, is_me: one.user_id === me }));
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, employer(role, { id: me }));
  const root = createRootRoute({
    component: () => (
      <TeamPage
        renderLink={({ url }, onClose) => (
          <button type="button" onClick={onClose}>
            {url}
          </button>
        )}
      />
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/profile/company/team'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Team members' });
  return userEvent.setup();
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Team members' })).getAllByRole('listitem');
const row = (index: number) => within(rows()[index] as HTMLElement);

beforeEach(() => {
  startLocale('/en');
  writeToken('1|a');
  sent = [];
  refusals = {};
  team = {
    places: { used: 2, total: 10 },
    members: [AKMAL, FERUZA, NAMELESS],
    invitations: [],
    transfer: null,
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/company/', '');
    if (request.method === 'GET') {
      const data = path === 'members' ? team : { vacancies: 2 };
      return Response.json({ status: true, data });
    }
    sent.push([path, await request.json().catch(() => null)]);
    const refusal = refusals[path];
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    if (path === 'invite') {
      const data = { id: 'i1', url: 'https://x.uz/company/join/secret', expires_at: '2026-12-01' };
      return Response.json({ status: true, data }, { status: 201 });
    }
    return Response.json({ status: true });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

it('shows who is in the team, the nameless by the number', async () => {
  await open('owner', 'u1');
  expect(rows()).toHaveLength(3);
  expect(rows()[0]?.textContent).toContain('Akmal Sodiqovyou');
  expect(rows()[1]?.textContent).toContain('2 open vacancies');
  expect(rows()[2]?.textContent).toContain('+998 93 *** ** 07');
  expect(rows()[2]?.textContent).toContain('Only looks');
  expect(screen.getByText('2 of 10 places taken')).toBeTruthy();
});

it('gives members without the right no controls, and says who manages the team', async () => {
  await open('recruiter', 'u2');
  expect(screen.getByText('The owner of the company manages the team.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  const menus = screen.getAllByRole('menuitem', { hidden: true });
  expect(menus.map(({ textContent }) => textContent)).toEqual(['Leave the team']);
});

it('invites by phone and shows the link once', async () => {
  const user = await open('owner', 'u1');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(screen.getByRole('textbox', { name: 'Phone number' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '931112233');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'viewer');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  const link = await screen.findByRole('button', { name: 'https://x.uz/company/join/secret' });
  expect(sent).toEqual([['invite', { role: 'viewer', phone: '+998931112233' }]]);
  await user.click(link);
  expect(screen.queryByText('https://x.uz/company/join/secret')).toBeNull();
});

it('shows at the number that it belongs to a member', async () => {
  refusals.invite = {
    status: 422,
    body: { code: 'validation', message: 'No', errors: { phone: ['Already in the team'] } },
  };
  const user = await open('owner', 'u1');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '931112233');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Already in the team')).toBeTruthy();
});

it('invites by a link without a number', async () => {
  const user = await open('owner', 'u1');
  await user.click(screen.getByRole('radio', { name: 'By link' }));
  await user.click(screen.getByRole('button', { name: 'Get a link' }));
  await screen.findByText('https://x.uz/company/join/secret');
  expect(sent).toEqual([['invite', { role: 'recruiter' }]]);
});

it('does not offer to invite when every place is taken', async () => {
  team.places.used = 10;
  await open('owner', 'u1');
  expect(screen.getByText(/All places are taken/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
});

it('changes a role, and takes it back on the screen when it is refused', async () => {
  const user = await open('owner', 'u1');
  const select = () => row(1).getByRole<HTMLSelectElement>('combobox', { name: 'Feruza: role' });
  refusals['members/u2/role'] = { status: 409, body: { code: 'x', message: 'Not now' } };
  await user.selectOptions(select(), 'viewer');
  expect(await row(1).findByText('Not now')).toBeTruthy();
  expect(select().value).toBe('recruiter');
  delete refusals['members/u2/role'];
  team.members = team.members.map((one) =>
    one.user_id === 'u2' ? { ...one, role: 'viewer' as const } : one,
  );
  await user.selectOptions(select(), 'viewer');
  await waitFor(() => expect(select().value).toBe('viewer'));
  expect(sent.at(-1)).toEqual(['members/u2/role', { role: 'viewer' }]);
});

it('removes a member only with a successor, and counts what passes on', async () => {
  const user = await open('owner', 'u1');
  await user.click(row(1).getByRole('menuitem', { name: 'Remove', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading').textContent).toBe('Remove from the team: Feruza');
  await waitFor(() => expect(dialog.getByText('2')).toBeTruthy());
  const choices = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(choices).toEqual(['Akmal Sodiqov · owner']);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toEqual([['members/u2/remove', { successor: 'u1' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lets the owner cancel a handover, and the chosen member answer it', async () => {
  team.transfer = {
    to: 'u2',
    to_name: 'Feruza',
    asked_at: '2026-11-10T09:00:00Z',
    expires_at: '2026-11-17T09:00:00Z',
    is_for_me: false,
    is_mine: true,
  };
  const user = await open('owner', 'u1');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel the handover' }));
  await waitFor(() => expect(sent[0]?.[0]).toBe('transfer/cancel'));
  cleanup();
  team.transfer = { ...team.transfer, is_for_me: true, is_mine: false };
  await open('recruiter', 'u2');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the handover' })).toBeNull();
});

it('takes an invitation back', async () => {
  team.invitations = [
    {
      id: 'i1',
      role: 'viewer',
      phone: '+998 97 *** ** 01',
      is_link: false,
      expires_at: '2026-12-01T09:00:00Z',
    },
  ];
  const user = await open('owner', 'u1');
  await user.click(
    screen.getByRole('button', { name: '+998 97 *** ** 01: revoke the invitation' }),
  );
  await waitFor(() => expect(sent).toEqual([['invitations/i1/revoke', null]]));
});

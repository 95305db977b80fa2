import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from '@/router';

type Answer = [status: number, body: object];
const answers = new Map<string, Answer>();
const sent: { path: string; body: unknown }[] = [];

const ADMIN = { id: 'a', login: 'root', name: 'Aziz Karimov', role: 'admin' };
const MALIKA = {
  id: 'm',
  login: 'malika',
  name: 'Malika Yusupova',
  role: 'moderator',
  state: 'ready',
  created_at: '2026-11-15T09:00:00Z',
  last_used_at: null,
};
const SIGNED_OUT: Answer = [401, { status: false, code: 'unauthenticated', message: 'Sign in' }];
const FIGURES = {
  waiting: [
    { kind: 'new_text', count: 4, oldest_at: '2026-11-15T09:00:00Z' },
    { kind: 'edit', count: 0, oldest_at: null },
    { kind: 'complaint', count: 2, oldest_at: '2026-11-15T11:30:00Z' },
    { kind: 'verification', count: 0, oldest_at: null },
    { kind: 'company_review', count: 0, oldest_at: null },
  ],
  oldest_at: '2026-11-15T09:00:00Z',
  decided_today: 17,
  median_minutes: 95,
};
const meIs = (member: object) => {
  answers.set('me', [200, { status: true, member }]);
  answers.set('moderation-figures', [200, { status: true, data: FIGURES }]);
};

beforeEach(() => {
  answers.clear();
  sent.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the console reads its language from it.
  document.cookie = 'i18n_redirected=en; path=/';
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/staff/', '');
    if (request.method === 'POST') {
      sent.push({ path, body: JSON.parse((await request.text()) || 'null') });
    }
    const [status, body] = answers.get(path) ?? SIGNED_OUT;
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: other tests choose their own language.
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  startLocale('/');
});

/** Renders the whole app at a path of the console. */
async function open(address: string) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('signing in', () => {
  it('is required before every page and returns to it', async () => {
    const { history, user } = await open('/admin/security');
    await heading('Staff sign-in');
    await user.type(screen.getByLabelText(/^Login/), 'malika');
    await user.type(screen.getByLabelText(/^Password/), ' two spaces ');
    await user.type(screen.getByLabelText(/^Code/), '123 456');
    answers.set('sign-in', [200, { status: true, member: MALIKA }]);
    answers.set('sessions', [200, { status: true, data: [] }]);
    meIs(MALIKA);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Security');
    expect(history.location.pathname).toBe('/admin/security');
    expect(sent[0]).toEqual({
      path: 'sign-in',
      body: { login: 'malika', password: ' two spaces ', totp: '123456' },
    });
  });

  it('says the refusal and asks for a new code', async () => {
    const { user } = await open('/admin/sign-in');
    answers.set('sign-in', [
      403,
      { status: false, code: 'staff_sign_in_refused', message: 'Not right.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getAllByText('Required field')).toHaveLength(3));
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/^Login/), 'malika');
    await user.type(screen.getByLabelText(/^Password/), 'something long');
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Not right.');
    expect((screen.getByLabelText(/^Code/) as HTMLInputElement).value).toBe('');
    expect((screen.getByLabelText(/^Login/) as HTMLInputElement).value).toBe('malika');
  });
});

describe('the rail', () => {
  it('shows what the role may open', async () => {
    meIs(MALIKA);
    await open('/admin');
    const rail = within(screen.getByRole('navigation', { name: 'Console sections' }));
    expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/moderation',
      '/admin/complaints',
      '/admin/verifications',
      '/admin/security',
    ]);
  });

  it('is beside the figures of what waits, for those who decide', async () => {
    meIs(MALIKA);
    await open('/admin');
    const texts = await screen.findByRole('link', { name: 'New texts' });
    expect(texts.getAttribute('href')).toBe('/admin/moderation?kind=new');
    expect(texts.closest('li')?.textContent).toMatch(/^4New textsthe oldest: /);
    const edits = screen.getByRole('link', { name: 'Edits' }).closest('li');
    expect(edits?.textContent).toBe('0Editsnobody is waiting');
    expect(screen.getByText('Decided today').nextSibling?.textContent).toBe('17');
    expect(screen.getByText('Usual time to a decision').nextSibling?.textContent).toBe('1 hour');
    cleanup();
    meIs({ ...MALIKA, role: 'content' });
    await open('/admin');
    expect(screen.queryByRole('link', { name: 'New texts' })).toBeNull();
  });

  it('says so at a page of another role and asks for none of its data', async () => {
    meIs(MALIKA);
    await open('/admin/members');
    await screen.findByText('This section is not part of your role.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('members', () => {
  beforeEach(() => {
    meIs(ADMIN);
    const own = { ...MALIKA, ...ADMIN };
    answers.set('members', [200, { status: true, data: [own, MALIKA] }]);
  });

  it('are disabled after a confirmation, never oneself', async () => {
    const { user } = await open('/admin/members');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Aziz Karimov: close access' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Malika Yusupova: close access' }));
    expect(sent).toEqual([]);
    answers.set('members/m/disable', [200, { status: true, member: MALIKA }]);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close access' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['members/m/disable']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('get another role', async () => {
    const { user } = await open('/admin/members');
    const role = await screen.findByRole('combobox', { name: 'Malika Yusupova: role' });
    answers.set('members/m/role', [409, { status: false, code: 'x', message: 'Ask another.' }]);
    await user.selectOptions(role, 'finance');
    await screen.findByText('Ask another.');
    expect(sent).toEqual([{ path: 'members/m/role', body: { role: 'finance' } }]);
  });
});

describe('the welcome', () => {
  it('shows that the link is invalid', async () => {
    answers.set('welcome/start', [
      404,
      { status: false, code: 'staff_invitation_dead', message: 'This link no longer works.' },
    ]);
    await open('/admin/welcome');
    await heading('The link does not work');
    await screen.findByText('This link no longer works.');
  });

  it('shows the key, tells errors at their fields and signs in', async () => {
    answers.set('welcome/start', [
      200,
      {
        status: true,
        login: 'malika',
        name: 'Malika',
        role: 'moderator',
        totp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: '<svg/>' },
      },
    ]);
    const { user } = await open('/admin/welcome');
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.type(screen.getByLabelText(/^New password/), 'malika2024');
    answers.set('welcome/finish', [
      422,
      { status: false, code: 'validation', errors: { password: ['Too simple'] } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    await screen.findByText('Too simple');
    answers.set('welcome/finish', [200, { status: true, member: MALIKA }]);
    meIs(MALIKA);
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    await heading('Hello, Malika Yusupova!');
  });
});

it('the journal keeps its filters in the address', async () => {
  meIs(ADMIN);
  answers.set('members', [200, { status: true, data: [MALIKA] }]);
  const event = {
    id: '1',
    at: '2026-11-15T09:00:00Z',
    actor: { kind: 'cli', id: null, name: null },
    action: 'staff_created',
    title: 'Member of staff invited',
    note: 'moderator',
    object: {
      kind: 'staff_member',
      id: '0199-af',
      name: 'Malika Yusupova',
      path: '/admin/members',
    },
    details: { role: 'moderator' },
    address: null,
    request_id: null,
  };
  answers.set('audit', [
    200,
    {
      status: true,
      data: [event],
      meta: { page: 1, per_page: 20, total: 41, pages: 3 },
      actions: [{ code: 'staff_created', title: 'Member of staff invited' }],
    },
  ]);
  const { history, user } = await open('/admin/journal?page=2');
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('15.11.2026, 14:00')).toBeTruthy();
  expect(table.getByText('Command on the server')).toBeTruthy();
  expect(table.getByText('moderator')).toBeTruthy();
  const object = table.getByRole('link', { name: 'Malika Yusupova' });
  expect(object.getAttribute('href')).toBe('/admin/members');
  expect(table.queryByText(/0199-af|role:/), 'no codes and no ids').toBeNull();
  const next = screen.getByRole('link', { name: 'Page 3' });
  expect(next.getAttribute('href')).toBe('/admin/journal?page=3');
  await user.selectOptions(screen.getByLabelText('Action'), 'staff_created');
  await waitFor(() => expect(history.location.search).toBe('?action=staff_created'));
});

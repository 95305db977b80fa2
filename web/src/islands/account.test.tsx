// The part of the header that belongs to the signed-in person.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, hasToken, writeToken } from '@/session/token';
import { openDocument, slot } from './testing';

const malika = {
  id: 'm1',
  role: 'candidate',
  unfinished: null,
  candidate: { name: 'Malika', surname: 'Yusupova', avatar: null },
  customer: null,
  companies: [],
  team_invitations: [],
} as unknown as User;

let answer: () => Promise<Response>;
const asked: string[] = [];

/** The end of the header as the server writes it for whoever has a token. */
const HEADER =
  slot('bell', {}, '<span class="bell-place"></span>') +
  slot('account', {}, '<span class="account-place"></span>');

beforeEach(() => {
  startLocale('/en');
  asked.length = 0;
  answer = async () => Response.json({ status: true, user: malika });
  writeToken('1|a');
  // The test browser has no popover API.
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/api/v1/notices/count') return Response.json({ status: true, unread: 2 });
    if (pathname === '/api/v1/chats/unread') return Response.json({ status: true, chats: 3 });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

const account = () => screen.findByRole('button', { name: 'My account' });
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });
const ways = () => screen.queryAllByRole('link', { name: /Sign in|Register/ });

it('never shows "Sign in" to a person with a token, however slow the response is', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  openDocument(HEADER);
  await waitFor(() => expect(document.querySelectorAll('[data-live]')).toHaveLength(2));
  expect(document.querySelectorAll('.account-place, .bell-place')).toHaveLength(2);
  expect(ways()).toHaveLength(0);
  arrive(Response.json({ status: true, user: malika }));
  const button = await account();
  expect(button.querySelector('.avatar')?.textContent).toBe('MY');
  // An aria-label on the initials would contradict the visible text.
  expect(button.hasAttribute('aria-label')).toBe(false);
  expect(ways()).toHaveLength(0);
  expect(document.querySelector('.account-place, .bell-place')).toBeNull();
});

it('shows the ways in when the session has ended elsewhere', async () => {
  answer = async () => Response.json({ code: 'unauthorized' }, { status: 401 });
  openDocument(HEADER);
  await waitFor(() =>
    expect(ways().map((link) => link.getAttribute('href'))).toEqual(['/en/auth/login']),
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual(['/api/v1/me']);
});

it('names the person and the role, leads to profile and settings', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { user } = openDocument(HEADER);
  await user.click(await account());
  const menu = screen.getByRole('menu', { hidden: true });
  expect(menu.textContent).toContain('Malika Yusupova');
  expect(menu.textContent).toContain('Candidate');
  expect(item('Saved')).toBeTruthy();
  expect(item('My applications')).toBeTruthy();
  await user.click(item('Settings'));
  expect(assign).toHaveBeenCalledWith('/en/profile/settings');
});

it('has a bell with the number of unread notices', async () => {
  openDocument(HEADER);
  const bell = await screen.findByLabelText('Notifications: 2 unread');
  expect(within(bell).getByText('2')).toBeTruthy();
});

it('has the messages with the number of unread conversations', async () => {
  openDocument(HEADER);
  const link = await screen.findByRole('link', { name: 'Messages: 3 unread conversations' });
  expect(within(link).getByText('3')).toBeTruthy();
  expect(link.getAttribute('href')).toBe('/en/user/chat');
  expect(item('Messages')).toBeTruthy();
});

it('signs out and leaves for a fresh home page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { queryClient, user } = openDocument(HEADER);
  await user.click(await account());
  await user.click(item('Sign out'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en'));
  expect(asked).toContain('/api/v1/auth/logout');
  expect(hasToken()).toBe(false);
  expect(queryClient.getQueryData(meQuery().queryKey)).not.toMatchObject({ role: 'candidate' });
});

it('switches between the companies of an employer', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const companies = [
    { slug: 'adras', name: 'Adras', avatar: null, role: 'owner', in_use: true },
    { slug: 'bahor', name: 'Bahor', avatar: null, role: 'viewer', in_use: false },
  ] as const;
  answer = async () =>
    Response.json({ status: true, user: employer('owner', { companies: [...companies] }) });
  const { user } = openDocument(HEADER);
  await user.click(await account());
  const choices = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(choices.map(({ textContent }) => textContent)).toEqual(['AdrasOwner', 'BahorViewer']);
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  // The one in use is not switched to again.
  await user.click(choices[0] as HTMLElement);
  expect(asked).not.toContain('/api/v1/me/company');
  await user.click(choices[1] as HTMLElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en/profile'));
  expect(asked).toContain('/api/v1/me/company');
});

it('does not offer a viewer to post a vacancy', async () => {
  for (const [role, count] of [
    ['recruiter', 1],
    ['viewer', 0],
  ] as const) {
    answer = async () => Response.json({ status: true, user: employer(role) });
    openDocument(HEADER);
    await account();
    const items = screen.queryAllByRole('menuitem', { name: 'Post a vacancy', hidden: true });
    expect(items).toHaveLength(count);
    // Everybody of a company sees its applications.
    expect(item('Applications')).toBeTruthy();
    cleanup();
  }
});

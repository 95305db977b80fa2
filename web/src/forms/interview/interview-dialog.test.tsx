import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { InterviewDialog, type InterviewTarget } from './interview-dialog';
import { interview } from './testing';
import type { Busy } from './wire';

/** Monday, 13:20 in Tashkent. */
const NOW = new Date('2026-11-16T08:20:00Z');
const MEMBERS = [
  { user_id: 'u1', name: 'Nigora Karimova', phone: '', role: 'owner', is_me: true },
  { user_id: 'u2', name: 'Sardor Aliyev', phone: '', role: 'recruiter', is_me: false },
];
const TARGET = { id: 'a1', name: 'Malika Yusupova', position: 'Cook', vacancy: 'Cook, evenings' };

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}
let sent: Sent[];
let busy: Busy[];
let isWide: boolean;
let answers: (() => Response)[];

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  sent = [];
  busy = [];
  answers = [];
  isWide = true;
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    if (path === '/company/members') {
      return Response.json({ status: true, data: { members: MEMBERS } });
    }
    if (path === '/interviews/busy') return Response.json({ status: true, data: busy });
    if (path === '/interviews') {
      const meta = { page: 1, per_page: 20, total: 0, pages: 1 };
      return Response.json({ status: true, data: [], to_answer: [], meta });
    }
    const key = request.headers.get('Idempotency-Key');
    sent.push({ path, key, body: await request.json() });
    const answer = answers.shift();
    if (answer) return answer();
    return Response.json({ status: true, data: interview(), warnings: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(over: Partial<InterviewTarget> = {}) {
  const onSent = vi.fn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <InterviewDialog target={{ ...TARGET, ...over }} onSent={onSent} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Nigora Karimova', pressed: true });
  return { user: userEvent.setup(), onSent, onClose };
}

/** Days are joined to their month by spaces that do not break. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', '\\s')}$`);
const place = (name: string) => screen.getByRole('button', { name: named(name) });
const starts = () =>
  within(screen.getByRole('region', { name: 'Times to offer' }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

it('adds free places of the week and sends several times', async () => {
  const { user, onSent } = await open();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), 'Bobur street 12');
  await user.click(place('18 November, Wednesday, 11:00, free'));
  await user.click(place('20 November, Friday, 15:00, free'));
  expect(starts()).toHaveLength(2);
  expect(starts()[0]).toContain('11:00 – 11:30');
  await user.click(screen.getByRole('button', { name: 'Send 2 times' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      path: '/interviews/create',
      key: expect.any(String),
      body: {
        application_id: 'a1',
        kind: 'office',
        place: 'Bobur street 12',
        duration_minutes: 30,
        interviewers: ['u1'],
        starts: ['2026-11-18T06:00:00Z', '2026-11-20T10:00:00Z'],
      },
    },
  ]);
});

it('is used by the keyboard alone: arrows walk by half hours and days, Enter adds and removes', async () => {
  const { user } = await open();
  // One stop of Tab: the first place that can be chosen.
  const first = place('16 November, Monday, 13:30, free');
  expect(first.tabIndex).toBe(0);
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(place('17 November, Tuesday, 14:00, free'));
  await user.keyboard('{Enter}');
  expect(starts()).toHaveLength(1);
  const added = place('17 November, Tuesday, 14:00, chosen');
  expect(added.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(added);
  await user.keyboard('{Enter}');
  expect(starts()).toHaveLength(0);
  // Beyond Sunday comes the next Monday.
  await user.keyboard('{End}{ArrowRight}');
  await waitFor(() =>
    expect(document.activeElement).toBe(place('23 November, Monday, 14:00, free')),
  );
});

it('says what is missing and sends nothing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  expect(screen.getByText('Write where the candidate should go')).toBeDefined();
  expect(screen.getByText('Choose at least one time')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Address/ }));
  await user.click(screen.getByText('Online'));
  await user.type(screen.getByRole('textbox', { name: /Link/ }), 'meet.google.com');
  expect(screen.getByText('The link must begin with https:// or http://')).toBeDefined();
  expect(sent).toEqual([]);
});

it('asks about a busy interviewer, and never offers a time when the candidate is busy', async () => {
  const at = { start_at: '2026-11-18T06:00:00Z', end_at: '2026-11-18T06:30:00Z', is_own: true };
  busy = [
    { ...at, user_id: 'u1', name: 'Nigora Karimova' },
    {
      ...at,
      start_at: '2026-11-19T06:00:00Z',
      end_at: '2026-11-19T06:30:00Z',
      user_id: null,
      name: null,
    },
  ];
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), 'Office');
  await user.click(
    await screen.findByRole('button', { name: named('18 November, Wednesday, 11:00, busy') }),
  );
  expect(screen.getByText(/Nigora Karimova is busy at this time. Add it anyway\?/)).toBeDefined();
  await user.click(place('19 November, Thursday, 11:00, the candidate is busy'));
  expect(screen.getByText(/The candidate has another interview then/)).toBeDefined();
  expect(starts()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add it anyway' }));
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.ignore_conflicts).toBe(true);
});

it('shows who is busy when the server knew better, and sends again', async () => {
  const conflict = {
    start_at: '2026-11-18T05:45:00Z',
    end_at: '2026-11-18T06:15:00Z',
    who: 'interviewer',
    name: 'Nigora Karimova',
    can_ignore: true,
  };
  answers = [
    () =>
      Response.json(
        { code: 'interview_conflict', message: 'Somebody is busy.', conflicts: [conflict] },
        { status: 409 },
      ),
  ];
  const { user, onSent } = await open();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), 'Office');
  await user.click(place('18 November, Wednesday, 11:00, free'));
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  await user.click(await screen.findByRole('button', { name: 'Add it anyway' }));
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[1]?.body.ignore_conflicts).toBe(true);
});

it('takes a typed time, warns outside of the usual hours, and refuses the past', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Type a time'));
  await user.type(screen.getByLabelText('Day'), '2026-11-16');
  await user.type(screen.getByLabelText('Time in Tashkent'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('This time has passed')).toBeDefined();
  await user.clear(screen.getByLabelText('Time in Tashkent'));
  await user.type(screen.getByLabelText('Time in Tashkent'), '22:15{Enter}');
  expect(starts()).toHaveLength(1);
  expect(starts()[0]).toContain('Outside the usual hours');
  expect(sent).toEqual([]);
});

it('moves an interview and shows what was asked', async () => {
  const asked = interview({ asks_other: true, ask_text: 'After 15:00, please.' });
  const { user } = await open({ interview: asked });
  expect(screen.getByRole('heading', { name: 'Move the interview' })).toBeDefined();
  expect(screen.getByText('After 15:00, please.')).toBeDefined();
  await user.click(place('18 November, Wednesday, 16:00, free'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent[0]?.path).toBe('/interviews/i1/update'));
  expect(sent[0]?.body).toMatchObject({
    place: 'Bobur street 12',
    starts: ['2026-11-18T11:00:00Z'],
  });
});

it('keeps what was typed when it is closed, and shows what the candidate gets', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: /Message to the candidate/ }), 'Ask for us.');
  await user.click(place('18 November, Wednesday, 11:00, free'));
  cleanup();
  await open();
  expect(starts()).toHaveLength(1);
  const preview = screen.getByText('What the candidate gets').closest('details') as HTMLElement;
  expect(preview.textContent).toContain('Cook, evenings: invitation to an interview');
  expect(preview.textContent).toContain('Ask for us.');
});

it('does not send without a network, and says why', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), 'Office');
  await user.click(place('18 November, Wednesday, 11:00, free'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/No internet. Send it when you are back online/);
  await user.click(screen.getByRole('button', { name: 'Schedule the interview' }));
  expect(sent).toEqual([]);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

it('has a strip of days and free times on phones', async () => {
  isWide = false;
  const { user } = await open();
  await user.click(place('We 18 , 18 November, Wednesday'));
  await user.click(screen.getByRole('button', { name: '11:00' }));
  expect(starts()[0]).toContain('11:00 – 11:30');
  expect(place('We 18 , 18 November, Wednesday, 1 time')).toBeDefined();
});

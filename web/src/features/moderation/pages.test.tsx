// The moderator's pages through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from '@/router';
import { toastStore } from '@/ui/toast-store';
import { answersOf } from './answers';
import { content, LISTS, revision } from './sample';

type Answer = [status: number, body: object];
let answers: Map<string, Answer>;
let sent: { path: string; body: unknown }[];
let asked: string[];

const NOW = Date.parse('2026-11-15T12:00:00Z');
const META = { page: 1, per_page: 20, total: 2, pages: 1 };
const item = (id: string, title: string, over: object = {}) => ({
  revision_id: id,
  slug: `${id}-slug`,
  title,
  company: { slug: 'osh', name: 'Osh markazi', is_verified: true },
  risk: 40,
  risk_level: 'medium',
  language: 'uz',
  findings: ['discrimination'],
  is_edit: false,
  submitted_at: new Date(NOW - 3 * 3_600_000).toISOString(),
  ...over,
});
const queueIs = (...data: object[]) =>
  answers.set('staff/moderation', [
    200,
    {
      status: true,
      data,
      meta: META,
      waiting: data.length,
      oldest_at: new Date(NOW - 5 * 3_600_000).toISOString(),
      median_minutes: 95,
    },
  ]);
const revisionIs = (one: ReturnType<typeof revision>) =>
  answers.set(`staff/moderation/${one.revision_id}`, [200, { status: true, data: one }]);

beforeEach(() => {
  // Only the clock is frozen, so that on a slow machine no time counts as reading time; timers run normally.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  sent = [];
  asked = [];
  sessionStorage.clear();
  const me = { id: 'm', login: 'malika', name: 'Malika Yusupova', role: 'moderator' };
  answers = new Map<string, Answer>([
    ['staff/me', [200, { status: true, member: me }]],
    ['locations', [200, { status: true, data: [] }]],
    ['spheres', [200, { status: true, data: [] }]],
    ['dictionaries', [200, { status: true, data: { language: [] } }]],
  ]);
  queueIs(
    item('r1', 'Cook'),
    item('r2', 'Waiter', { is_edit: true, risk_level: 'none', findings: [] }),
  );
  revisionIs(revision());
  revisionIs(revision({ revision_id: 'r2', form: content({ title: 'Waiter' }), findings: [] }));
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the console reads its language from it.
  document.cookie = 'i18n_redirected=en; path=/';
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace('/api/v1/', '');
    asked.push(`${path}${url.search}`);
    if (request.method === 'POST') {
      sent.push({ path, body: JSON.parse((await request.text()) || 'null') });
    }
    const [status, body] = answers.get(path) ?? [404, { status: false, code: 'not_found' }];
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: other tests choose their own language.
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  startLocale('/');
});

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
const lastToast = () => toastStore.snapshot().at(-1)?.text;
/** A click right after a text has appeared is ignored, because it was probably meant for the previous text. */
const read = () => vi.setSystemTime(Date.now() + 60_000);

describe('the queue', () => {
  it('shows risk, waiting time and kind of each text', async () => {
    await open('/admin/moderation');
    await screen.findByText('2 texts are waiting');
    expect(screen.getByText('Employers usually wait 1 hour')).toBeTruthy();
    expect(screen.getByText('The oldest is waiting 5 hours')).toBeTruthy();
    const [cook, waiter] = screen.getAllByRole('listitem').filter((li) => li.querySelector('h2'));
    expect(cook?.textContent).toMatch(
      /Discriminatory requirement.*Medium risk.*New.*waiting 3 hours/,
    );
    expect(waiter?.textContent).toMatch(/No risk signs.*Edit/);
  });

  it('is navigated with j and k, and Enter opens a text', async () => {
    const { user } = await open('/admin/moderation');
    await screen.findByText('Waiter');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Cook');
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Waiter');
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Cook');
    await user.keyboard('{Enter}');
    await heading('Cook');
  });

  it('shows its keys, which can be turned off', async () => {
    const { user } = await open('/admin/moderation');
    await screen.findByText('Waiter');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('j');
    expect(document.activeElement?.textContent).not.toBe('Cook');
  });

  it('is filtered, and the filter goes along to the texts and back', async () => {
    const { history, user } = await open('/admin/moderation?page=2');
    await screen.findByText('Waiter');
    await user.selectOptions(screen.getByLabelText('Risk'), 'High risk');
    await waitFor(() => expect(history.location.href).toBe('/admin/moderation?risk=high'));
    await user.type(screen.getByLabelText('Company name'), 'Osh{Enter}');
    const filtered = '?risk=high&company=Osh';
    await waitFor(() => expect(history.location.search).toBe(filtered));
    await waitFor(() => expect(asked.at(-1)).toBe(`staff/moderation${filtered}`));
    await user.click(await screen.findByRole('link', { name: 'Cook' }));
    await heading('Cook');
    expect(history.location.href).toBe(`/admin/moderation/r1${filtered}`);
    await user.keyboard('{Escape}');
    await heading('Moderation');
    expect(history.location.href).toBe(`/admin/moderation${filtered}`);
    queueIs();
    cleanup();
    const again = await open(`/admin/moderation${filtered}`);
    await screen.findByText('No such text is waiting.');
    await again.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(again.history.location.href).toBe('/admin/moderation'));
  });

  it('shows an empty queue and a failed request', async () => {
    queueIs();
    await open('/admin/moderation');
    await screen.findByText('The queue is empty: everything is decided.');
    cleanup();
    answers.set('staff/moderation', [500, { status: false, code: 'fault', message: 'Our fault.' }]);
    await open('/admin/moderation');
    await screen.findByText('Our fault.');
  });
});

describe('a text', () => {
  it('is approved by a key, and the next text opens', async () => {
    const { history, user } = await open('/admin/moderation/r1');
    await heading('Cook');
    answers.set('staff/moderation/r1/approve', [200, { status: true, undo_seconds: 8 }]);
    await user.keyboard('a');
    expect(sent, 'nobody has read it yet').toEqual([]);
    read();
    await user.keyboard('a');
    await heading('Waiter');
    expect(sent).toEqual([{ path: 'staff/moderation/r1/approve', body: { can_undo: true } }]);
    expect(history.location.pathname).toBe('/admin/moderation/r2');
    expect(lastToast()).toBe('Approved: Cook');
  });

  it('that was approved comes back with Undo, until its time is over', async () => {
    const { history, user } = await open('/admin/moderation/r1?risk=medium');
    await heading('Cook');
    answers.set('staff/moderation/r1/approve', [200, { status: true, undo_seconds: 8 }]);
    answers.set('staff/moderation/r1/undo', [200, { status: true }]);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Waiter');
    expect(toastStore.snapshot().at(-1)?.ms).toBe(8000);
    toastStore.snapshot().at(-1)?.action?.onPress();
    await heading('Cook');
    expect(history.location.href).toBe('/admin/moderation/r1?risk=medium');
    expect(sent.at(-1)?.path).toBe('staff/moderation/r1/undo');
    await waitFor(() =>
      expect(lastToast()).toBe('The approval is undone, the text is in the queue again.'),
    );
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Waiter');
    answers.set('staff/moderation/r1/undo', [
      409,
      { status: false, code: 'undo_over', message: 'Too late.' },
    ]);
    await user.keyboard('u');
    await waitFor(() => expect(lastToast()).toBe('Too late.'));
    // Nothing is left to undo: the key does nothing.
    const { length } = sent;
    read();
    await user.keyboard('u');
    expect(sent).toHaveLength(length);
  });

  it('that is held says so and offers the way back, also after a reload', async () => {
    revisionIs(revision({ held: { by: 'Malika Yusupova', undo_seconds: 5 } }));
    answers.set('staff/moderation/r1/undo', [200, { status: true }]);
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    screen.getByText('Approved by Malika Yusupova, public in a few seconds');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    revisionIs(revision());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Approve' });
    expect(sent.map(({ path }) => path)).toEqual(['staff/moderation/r1/undo']);
  });

  it('that somebody else has decided shows a message, and the next text opens', async () => {
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    answers.set('staff/moderation/r1/approve', [
      409,
      { status: false, code: 'already_decided', state: 'rejected', decided_by: 'Aziz Karimov' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Waiter');
    expect(lastToast()).toBe('Aziz Karimov was faster and refused this text.');
  });

  it('stays with the reason when the decision failed', async () => {
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    answers.set('staff/moderation/r1/approve', [
      503,
      { status: false, code: 'x', message: 'Wait.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Wait.');
    await heading('Cook');
  });

  it('is refused with reasons, with a preview of what the owner will read', async () => {
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse it?' }));
    const preview = within(dialog.getByRole('region', { name: 'The employer will read' }));
    expect(preview.getByText('Discriminatory requirement')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add a reason' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await dialog.findByText('Choose a reason', { selector: '.field-error *' });
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(/^Reason 2/), 'misleading_pay');
    const [, words] = dialog.getAllByLabelText(/^In your own words/);
    if (words) await user.type(words, 'Say what is sure.');
    expect(preview.getByText('Say what is sure.')).toBeTruthy();
    answers.set('staff/moderation/r1/reject', [200, { status: true }]);
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await heading('Waiter');
    expect(sent).toEqual([
      {
        path: 'staff/moderation/r1/reject',
        body: {
          reasons: [
            { code: 'discrimination', field: 'requirements.1' },
            { code: 'misleading_pay', text: 'Say what is sure.' },
          ],
        },
      },
    ]);
  });

  it('shows what the rules noticed and what has changed', async () => {
    revisionIs(
      revision({ before: content({ requirements: ['Neat', 'Only people with experience'] }) }),
    );
    await open('/admin/moderation/r1');
    await heading('Cook');
    expect(document.querySelector('del')?.textContent).toBe('people with experience');
    expect(document.querySelector('ins')?.textContent).toBe('girls');
    expect(document.querySelector('ins mark')?.textContent).toBe('girls');
    expect(screen.getByText('“Only girls” – Discriminatory requirement')).toBeTruthy();
    const given = answersOf(content(), LISTS).filter(({ lines }) => lines.length > 0);
    expect(screen.getByText(`${given.length - 1} fields have not changed`)).toBeTruthy();
  });

  it('that was submitted again is compared with the refused one', async () => {
    const line = revision().revisions[0];
    if (!line) throw new Error('no line');
    revisionIs(
      revision({
        revision_id: 'r0',
        state: 'rejected',
        form: content({ title: 'Young cook' }),
      }),
    );
    revisionIs(
      revision({
        number: 2,
        revisions: [
          { ...line, number: 2 },
          { ...line, revision_id: 'r0', state: 'rejected' },
        ],
      }),
    );
    await open('/admin/moderation/r1');
    await waitFor(() => expect(document.querySelector('del')?.textContent).toBe('Young cook'));
  });

  it('that was decided offers no decision', async () => {
    revisionIs(
      revision({
        state: 'rejected',
        decided_at: '2026-11-15T09:30:00Z',
        decided_by: 'Aziz Karimov',
      }),
    );
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    expect(screen.getByText('Aziz Karimov, 15.11.2026, 14:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    read();
    await user.keyboard('ar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('leads to its company, which gets the mark with what was checked', async () => {
    const { user } = await open('/admin/moderation/r1');
    await heading('Cook');
    answers.set('staff/companies/osh/verify', [200, { status: true }]);
    await user.click(screen.getByRole('button', { name: 'Give the mark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give the mark?' }));
    await user.click(dialog.getByRole('button', { name: 'Give the mark' }));
    await dialog.findByText('Write at least a sentence', { selector: '.field-error *' });
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(/^What was checked/), 'registry');
    await user.type(dialog.getByLabelText(/^What exactly/), 'STIR 301234567');
    const decision = {
      at: '2026-11-15T11:00:00Z',
      by: 'Malika Yusupova',
      evidence: 'registry',
      reason: null,
      note: 'STIR 301234567',
    } as const;
    const company = { ...revision().company, is_verified: true, mark_decision: decision };
    revisionIs(revision({ company }));
    await user.click(dialog.getByRole('button', { name: 'Give the mark' }));
    await screen.findByText('STIR 301234567');
    expect(sent).toEqual([
      {
        path: 'staff/companies/osh/verify',
        body: { verified: true, evidence: 'registry', note: 'STIR 301234567' },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Take the mark away' }));
    const taking = within(await screen.findByRole('dialog'));
    await user.selectOptions(taking.getByLabelText(/^Reason/), 'company_closed');
    await user.click(taking.getByRole('button', { name: 'Take the mark away' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ verified: false, reason: 'company_closed' }),
    );
  });

  it('leads back to the queue with Escape', async () => {
    const { history, user } = await open('/admin/moderation/r1?page=2');
    await heading('Cook');
    await user.keyboard('{Escape}');
    await heading('Moderation');
    expect(history.location.href).toBe('/admin/moderation?page=2');
  });
});

describe('complaints', () => {
  const about = {
    target: 'vacancy',
    slug: 'cook-1',
    revision_id: 'r1',
    title: 'Cook',
    company: { slug: 'osh', name: 'Osh markazi', is_verified: false, strikes: 1 },
    is_hidden: true,
    count: 4,
    newest_at: '2026-11-15T09:00:00Z',
    complaints: ['fee', 'fraud', 'other', 'contacts'].map((reason, at) => ({
      id: `c${at}`,
      reason,
      text: at === 0 ? 'They want a deposit.' : null,
      at: '2026-11-15T09:00:00Z',
    })),
  };
  const complaintsAre = (...data: object[]) =>
    answers.set('staff/complaints', [200, { status: true, data, meta: META }]);

  it('are upheld with reasons and a strike whose consequence is named', async () => {
    complaintsAre(about);
    const { user } = await open('/admin/complaints');
    await screen.findByText('They want a deposit.');
    expect(screen.getByText('1 more')).toBeTruthy();
    const text = screen.getByRole('link', { name: 'Read the text' });
    expect(text.getAttribute('href')).toBe('/admin/moderation/r1');
    await user.click(screen.getByRole('button', { name: 'Cook: uphold' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(
      dialog.getByRole('checkbox', { name: /The second: its vacancies are not shown for a week/ }),
    );
    await user.selectOptions(dialog.getByLabelText(/^Reason 1/), 'fee_or_deposit');
    answers.set('staff/complaints/vacancy/cook-1/decide', [200, { status: true }]);
    complaintsAre();
    await user.click(dialog.getByRole('button', { name: 'Uphold' }));
    await screen.findByText('There are no open complaints.');
    expect(sent[0]?.body).toEqual({
      verdict: 'upheld',
      reasons: [{ code: 'fee_or_deposit' }],
      strike: true,
    });
  });

  it('about a resume lead to it, and its return names its own fields', async () => {
    complaintsAre({ ...about, target: 'resume', slug: 'malika-1', company: null, title: 'Cook' });
    const { user } = await open('/admin/complaints');
    const link = await screen.findByRole('link', { name: 'Read the resume' });
    expect(link.getAttribute('href')).toBe('/admin/complaints/resume/malika-1');
    await user.click(screen.getByRole('button', { name: 'Cook: uphold' }));
    const dialog = await screen.findByRole('dialog');
    const place = within(dialog).getByLabelText('Where', { selector: 'select' });
    within(place).getByRole('option', { name: 'Work experience' });
    expect(within(place).queryByRole('option', { name: 'Requirements' })).toBeNull();
    expect(within(dialog).queryByRole('option', { name: 'Not a vacancy' })).toBeNull();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  it('about messages lead to a copy of them, and close the conversation without reasons', async () => {
    const id = 'a1';
    const target = 'company_messages';
    complaintsAre({ ...about, target, slug: id, title: 'Osh markazi: Cook', is_hidden: false });
    const file = {
      id: 'f1',
      name: 'offer.pdf',
      kind: 'pdf',
      size: 2048,
      width: null,
      height: null,
    };
    const messages = [
      { seq: 1, text: 'Send money to this card', at: '2026-11-15T09:00:00Z', file: null },
      { seq: 2, text: '', at: '2026-11-15T09:01:00Z', file },
    ];
    answers.set('staff/reported-messages/customer/a1', [200, { status: true, data: messages }]);
    const { user } = await open('/admin/complaints');
    await user.click(await screen.findByRole('button', { name: 'Osh markazi: Cook: uphold' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The conversation closes/)).toBeTruthy();
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Read the messages' }));
    expect(await screen.findByText('Send money to this card')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'offer.pdf, 2\u00A0KB' })).toBeTruthy();
  });

  it('are dismissed without reasons', async () => {
    complaintsAre(about);
    const { user } = await open('/admin/complaints');
    await user.click(await screen.findByRole('button', { name: 'Cook: dismiss' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^The vacancy is shown again/)).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    answers.set('staff/complaints/vacancy/cook-1/decide', [
      409,
      { status: false, code: 'already_decided' },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastToast()).toBe('Another moderator has already decided.');
    expect(sent[0]?.body).toEqual({ verdict: 'dismissed' });
  });
});

// The console pages about verification through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from '@/router';
import { toastStore } from '@/ui/toast-store';
import { comparedRows } from './comparison';
import type { RequestRow, VerificationRequest } from './wire';

type Answer = [status: number, body: object | Blob];
let answers: Map<string, Answer>;
let sent: { path: string; body: unknown }[];
let asked: Request[];

const META = { page: 1, per_page: 20, total: 2, pages: 1 };
const PATH = 'staff/verifications';
const row = (id: string, name: string, over: Partial<RequestRow> = {}): RequestRow => ({
  id,
  company: { slug: `${id}-slug`, name, is_verified: false },
  tax_number: '302118540',
  is_appeal: false,
  requested_at: '2026-11-15T09:00:00Z',
  waiting_hours: 5,
  state: 'pending',
  ...over,
});
const request = (over: Partial<VerificationRequest> = {}): VerificationRequest => ({
  id: 'v1',
  company: {
    slug: 'laylakqor',
    name: 'Laylakqor Stroy',
    location_name: 'Tashkent',
    address: 'Amir Temur 1',
    avatar: null,
    created_at: '2026-10-01T09:00:00Z',
  },
  entered: { name: 'Laylakqor Stroy', tax_number: '302118540', location_name: 'Tashkent' },
  registry: {
    answer: 'found',
    name: 'LAYLAKQOR STROY MChJ',
    address: 'Tashkent, Amir Temur 1',
    director: 'A. Sodiqov',
    registered_on: '2014-03-02',
    asked_at: '2026-11-15T09:00:00Z',
  },
  differences: [],
  document: { name: 'scan.png', kind: 'jpeg', size: 2_500_000, erased: false },
  appeal_text: null,
  earlier: [],
  state: 'pending',
  reason: null,
  seen: 's1',
  ...over,
});
const requestIs = (over: Partial<VerificationRequest>) =>
  answers.set(`${PATH}/v1`, [200, { status: true, data: request(over) }]);
const listIs = (state: string, ...data: RequestRow[]) =>
  answers.set(`${PATH}?state=${state}&page=1`, [200, { status: true, data, meta: META }]);

beforeEach(() => {
  sent = [];
  asked = [];
  const me = { id: 'm', login: 'malika', name: 'Malika Yusupova', role: 'moderator' };
  answers = new Map<string, Answer>([
    ['staff/me', [200, { status: true, member: me }]],
    ['staff/companies/review', [200, { status: true, data: [], meta: META }]],
    [`${PATH}/v1/decide`, [200, { status: true }]],
    [`${PATH}/v1/document`, [200, new Blob(['picture'], { type: 'image/png' })]],
  ]);
  listIs(
    'pending',
    row('v1', 'Laylakqor Stroy', { is_appeal: true }),
    row('v2', 'Osh markazi', { waiting_hours: 0 }),
  );
  listIs('decided', row('v3', 'Non', { state: 'refused' }));
  requestIs({});
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the console reads its language from it.
  document.cookie = 'i18n_redirected=en; path=/';
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (call: Request) => {
    const { pathname, search } = new URL(call.url);
    const path = pathname.replace('/api/v1/', '');
    asked.push(call);
    if (call.method === 'POST') {
      sent.push({ path, body: JSON.parse((await call.text()) || 'null') });
    }
    const [status, body] = answers.get(path + search) ?? [404, { status: false, code: 'none' }];
    return body instanceof Blob ? new Response(body) : Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
async function openRequest(over: Partial<VerificationRequest> = {}) {
  requestIs(over);
  const opened = await open('/admin/verifications/v1');
  await screen.findByRole('heading', { level: 1, name: 'Laylakqor Stroy' });
  return opened;
}
const lastToast = () => toastStore.snapshot().at(-1)?.text;
const isListShown = () => screen.findByRole('heading', { level: 1, name: 'Companies' });

describe('the list', () => {
  it('shows who waits how long, and marks appeals', async () => {
    await open('/admin/verifications');
    await screen.findByRole('link', { name: 'Laylakqor Stroy' });
    const [first, second] = screen.getAllByRole('listitem').filter((li) => li.querySelector('h2'));
    expect(first?.textContent).toBe('Laylakqor Stroy302 118 540AppealUnder reviewwaiting 5 hours');
    expect(second?.textContent).toBe('Osh markazi302 118 540Under reviewwaiting less than an hour');
  });

  it('has the decided ones behind a link', async () => {
    const { history, user } = await open('/admin/verifications');
    await user.click(await screen.findByRole('link', { name: 'Decided' }));
    await screen.findByRole('link', { name: 'Non' });
    screen.getByText('Refused');
    expect(screen.queryByText('Osh markazi')).toBeNull();
    expect(history.location.href).toBe('/admin/verifications?state=decided');
    expect(screen.getByRole('link', { name: 'Decided' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Waiting' }).getAttribute('aria-current')).toBeNull();
  });

  it('is navigated with j and k, and Enter opens a request', async () => {
    const { user } = await open('/admin/verifications');
    await screen.findByRole('link', { name: 'Osh markazi' });
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Osh markazi');
    await user.keyboard('k{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Laylakqor Stroy' });
  });

  it('is empty when nobody waits', async () => {
    listIs('pending');
    await open('/admin/verifications');
    await screen.findByText('Nobody is waiting for a check.');
  });
});

describe('companies whose mark rests', () => {
  it('are shown below the requests and get the mark back', async () => {
    const path = 'staff/companies/review';
    const review = {
      slug: 'osh',
      name: 'Milliy Bank',
      verified_name: 'Osh markazi',
      since: '2026-11-15T09:00:00Z',
    };
    answers.set(path, [200, { status: true, data: [review], meta: META }]);
    answers.set('staff/companies/osh/verify', [200, { status: true }]);
    const { user } = await open('/admin/verifications');
    await screen.findByRole('link', { name: 'Milliy Bank' });
    screen.getByText('Verified as Osh markazi');
    answers.set(path, [200, { status: true, data: [], meta: META }]);
    await user.click(screen.getByRole('button', { name: 'Return the mark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give the mark?' }));
    await user.selectOptions(dialog.getByLabelText(/^What was checked/), 'registry');
    await user.type(dialog.getByLabelText(/^What exactly/), 'The new name is registered');
    await user.click(dialog.getByRole('button', { name: 'Give the mark' }));
    await waitFor(() => expect(screen.queryByText('Milliy Bank')).toBeNull());
    const body = {
      verified: true,
      since: review.since,
      evidence: 'registry',
      note: 'The new name is registered',
    };
    expect(sent).toEqual([{ path: 'staff/companies/osh/verify', body }]);
  });
});

describe('a request', () => {
  it('shows both sides and marks what differs', async () => {
    await openRequest({ differences: ['name'] });
    const table = within(screen.getByRole('table'));
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/^Name/)).toEqual(['Laylakqor Stroy', 'LAYLAKQOR STROY MChJ']);
    expect(cells(/^Tax number/)).toEqual(['302 118 540', '302 118 540']);
    expect(cells(/^Place/)).toEqual(['Tashkent, Amir Temur 1', 'Tashkent, Amir Temur 1']);
    expect(cells(/^Registered on/)).toEqual(['–', '02.03.2014']);
    expect(table.getAllByText('Different').length).toBe(1);
    within(table.getByRole('row', { name: /^Name/ })).getByText('Different');
  });

  it('that the registry confirms is verified at once', async () => {
    const { history, user } = await openRequest();
    listIs('pending', row('v2', 'Osh markazi'));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await isListShown();
    expect(sent).toEqual([
      { path: `${PATH}/v1/decide`, body: { verdict: 'verified', seen: 's1' } },
    ]);
    expect(history.location.pathname).toBe('/admin/verifications');
    expect(lastToast()).toBe('Verified: Laylakqor Stroy');
    await waitFor(() => expect(screen.queryByText('Laylakqor Stroy')).toBeNull());
  });

  it.each<[string, Partial<VerificationRequest>]>([
    ['a difference', { differences: ['name'] }],
    ['no answer of the registry', { registry: null }],
  ])('with %s is verified only after a question', async (_, over) => {
    const { user } = await openRequest(over);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify it anyway?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await isListShown();
    expect(sent[0]?.body).toEqual({ verdict: 'verified', seen: 's1' });
  });

  it('is refused with a reason, with a preview of what the owner reads', async () => {
    const { user } = await openRequest();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the request?' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await dialog.findByText('Choose a reason', { selector: '.field-error *' });
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await dialog.findByText('Explain the reason');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/^In your own words/), 'The stamp is missing.');
    const preview = within(dialog.getByRole('region', { name: 'The employer will read' }));
    preview.getByText('The stamp is missing.');
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'document_unreadable');
    preview.getByText('The document cannot be read');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await isListShown();
    const body = {
      verdict: 'refused',
      reason: 'document_unreadable',
      note: 'The stamp is missing.',
    };
    expect(sent).toEqual([{ path: `${PATH}/v1/decide`, body }]);
  });

  it('that somebody else has decided leads back to the list', async () => {
    answers.set(`${PATH}/v1/decide`, [409, { status: false, code: 'already_decided' }]);
    const { user } = await openRequest();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await isListShown();
    expect(lastToast()).toBe('Another moderator has already decided.');
  });

  it('whose company was renamed meanwhile is shown again', async () => {
    answers.set(`${PATH}/v1/decide`, [409, { status: false, code: 'superseded' }]);
    const { user } = await openRequest();
    const { company } = request();
    requestIs({ company: { ...company, name: 'Milliy Bank' }, differences: ['renamed'] });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('heading', { level: 1, name: 'Milliy Bank' });
    within(screen.getByRole('row', { name: /^Name now/ })).getByText('Different');
    expect(lastToast()).toBe('The name or logo has just changed. Please look again.');
  });

  it('stays with the reason when the decision failed', async () => {
    answers.set(`${PATH}/v1/decide`, [503, { status: false, code: 'x', message: 'Wait.' }]);
    const { user } = await openRequest();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Wait.');
  });

  it('that was decided offers no decision and shows earlier ones', async () => {
    const reason = {
      code: 'tax_number_mismatch' as const,
      title: 'The tax number differs',
      text: 'See page 2.',
      fix: 'Copy it.',
    };
    const { user } = await openRequest({
      state: 'refused',
      appeal_text: 'The number is right.',
      earlier: [{ decided_at: '2026-11-14T09:00:00Z', state: 'refused', reason }],
    });
    screen.getByText('The number is right.');
    const earlier = within(screen.getByRole('region', { name: 'Earlier decisions' }));
    earlier.getByText('The tax number differs', { exact: false });
    earlier.getByText('See page 2.');
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads back to the list with Escape', async () => {
    const { user } = await openRequest();
    await user.keyboard('{Escape}');
    await isListShown();
  });
});

describe('the document', () => {
  it('is fetched with the header of the console only on request, and a picture is shown', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    const { user } = await openRequest();
    const calls = () => asked.filter(({ url }) => url.endsWith('/document'));
    expect(calls()).toEqual([]);
    screen.getByText('2.4 MB');
    await user.click(screen.getByRole('button', { name: 'Show the document' }));
    const picture = await screen.findByRole('img', { name: 'Document of the company: scan.png' });
    expect(picture.getAttribute('src')).toBe('blob:picture');
    expect(calls().map(({ headers }) => headers.get('X-Ishbor-Staff'))).toEqual(['1']);
  });

  it('is downloaded when it is a PDF', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const document = { name: 'scan.pdf', kind: 'pdf', size: 900, erased: false };
    const { user } = await openRequest({ document });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['scan.pdf']));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('that is erased is not offered', async () => {
    await openRequest({
      document: { name: 'a.pdf', kind: 'pdf', size: 1, erased: true },
    });
    screen.getByText('The document has been erased after its term.');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });
});

it('a number that the registry does not know is not confirmed by it', () => {
  const { registry } = request();
  const unknown = registry && { ...registry, answer: 'not_found' as const, name: null };
  const rows = comparedRows(request({ registry: unknown, differences: ['name'] }));
  expect(rows.find(({ id }) => id === 'tax_number')?.registry).toBeNull();
  expect(rows.filter(({ differs }) => differs).map(({ id }) => id)).toEqual(['name']);
});

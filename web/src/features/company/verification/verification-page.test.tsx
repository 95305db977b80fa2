// The page on which a company is verified, through the whole app and against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { type HeldUpload, holdUploads } from '@/api/upload-testing';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from '@/router';
import { clearToken, writeToken } from '@/session/token';
import type { Verification } from './wire';

type Answer = [status: number, body: object] | 'lost';
const PATH = 'company/verification';
let answers: Map<string, Answer>;
let sent: { path: string; body: unknown }[];
let uploads: HeldUpload[];

const verification = (over: Partial<Verification> = {}): Verification => ({
  state: 'unverified',
  tax_number: null,
  legal_name: null,
  document: null,
  requested_at: null,
  decided_at: null,
  reason: null,
  registry: 'not_asked',
  can_appeal: false,
  is_appeal: false,
  limits: { open_vacancies: { now: 3, after: 10 }, invitations_a_day: { now: 0, after: 30 } },
  ...over,
});
const ASKED: Partial<Verification> = {
  tax_number: '302118540',
  legal_name: '“LAYLAKQOR STROY” MChJ',
  document: { name: 'scan.pdf', uploaded_at: '2026-11-16T12:02:00Z' },
  registry: 'found',
};
const REFUSED = verification({
  ...ASKED,
  state: 'refused',
  decided_at: '2026-11-17T09:00:00Z',
  reason: {
    code: 'document_unreadable',
    title: 'The document cannot be read',
    text: 'The stamp is cut off.',
    fix: 'Take another picture.',
  },
  can_appeal: true,
});
const stateIs = (over: Partial<Verification>) =>
  answers.set(`GET ${PATH}`, [200, { status: true, data: verification(over) }]);
const registrySays = (data: object) =>
  answers.set(`POST ${PATH}/lookup`, [200, { status: true, data }]);

beforeEach(() => {
  sent = [];
  uploads = holdUploads();
  answers = new Map<string, Answer>([
    [`POST ${PATH}`, [201, { status: true }]],
    [`POST ${PATH}/appeal`, [200, { status: true }]],
    ['GET auth/social', [200, { status: true, social: null }]],
  ]);
  stateIs({});
  registrySays({
    registry: 'found',
    name: '“LAYLAKQOR STROY” MChJ',
    address: 'Toshkent, Amir Temur 1',
  });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    // The page also asks for a ticket of the live channel.
    if (request.method === 'POST' && path !== 'live/ticket') {
      sent.push({ path, body: JSON.parse((await request.text()) || 'null') });
    }
    const answer = answers.get(`${request.method} ${path}`);
    if (answer === 'lost') throw new TypeError('network');
    const [status, body] = answer ?? [404, { status: false, code: 'not_found' }];
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  startLocale('/');
});

async function open(can?: string[]) {
  await enter(can);
  await screen.findByRole('heading', { level: 2, name: 'Verification' });
  return userEvent.setup();
}

/** Opens the page without waiting for its data. */
async function enter(can = ['see_work', 'verify_company']) {
  writeToken('1|secret');
  const customer = { slug: 'laylakqor', name: 'Laylakqor Stroy', can, role: 'owner' };
  const user = { id: 'u1', role: 'customer', customer, companies: [], team_invitations: [] };
  answers.set('GET me', [200, { status: true, user }]);
  const address = '/en/profile/company/verification';
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const router = makeRouter(
    queryClient,
    locale,
    createMemoryHistory({ initialEntries: [address] }),
  );
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const numberBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tax number/ });
const fileBox = (label = /^Registration certificate/) =>
  screen.getByLabelText<HTMLInputElement>(label);
const scan = (name = 'scan.pdf') => new File(['%PDF-1.7'], name);
const choose = (file: File, label?: RegExp) =>
  fireEvent.change(fileBox(label), { target: { files: [file] } });
const heldUpload = async (at = 0) => {
  await waitFor(() => expect(uploads.length).toBe(at + 1));
  return uploads[at] as HeldUpload;
};
async function upload(label?: RegExp, id = 'd1'): Promise<void> {
  const at = uploads.length;
  choose(scan(), label);
  const held = await heldUpload(at);
  act(() => held.answer(200, { status: true, data: { id, name: 'scan.pdf' } }));
  await screen.findByText('Uploaded: scan.pdf');
}
const errorOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();

describe('a request', () => {
  it('looks the number up once it is whole, and is sent with the document', async () => {
    const user = await open();
    await user.type(numberBox(), '30211854');
    expect(sent).toEqual([]);
    await user.type(numberBox(), '0');
    await screen.findByText('“LAYLAKQOR STROY” MChJ');
    screen.getByText('Toshkent, Amir Temur 1');
    expect(numberBox().value).toBe('302 118 540');
    await upload();
    stateIs({ ...ASKED, state: 'pending' });
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await screen.findByText('Under review');
    expect(sent).toEqual([
      { path: `${PATH}/lookup`, body: { tax_number: '302118540' } },
      { path: PATH, body: { tax_number: '302118540', document: 'd1' } },
    ]);
    expect(document.activeElement?.textContent, 'the form that had the focus is gone').toBe(
      'Verification',
    );
  });

  it.each([
    ['not_found', 'This tax number is not in the register'],
    ['closed', 'The register says that this company is closed'],
    ['unavailable', 'The register does not answer right now'],
  ])('can be sent when the registry says %s', async (registry, text) => {
    registrySays({ registry, name: null, address: null });
    const user = await open();
    await user.type(numberBox(), '302118540');
    await screen.findByText(text);
    await upload();
    stateIs({ ...ASKED, registry: registry as Verification['registry'], state: 'pending' });
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await screen.findByText('Under review');
    expect(sent.at(-1)?.body).toEqual({ tax_number: '302118540', document: 'd1' });
    screen.getByText('Tax number received', { exact: false });
  });

  it('asks a silent registry again', async () => {
    registrySays({ registry: 'unavailable', name: null, address: null });
    const user = await open();
    await user.type(numberBox(), '302118540');
    registrySays({ registry: 'found', name: 'LAYLAKQOR', address: null });
    await user.click(await screen.findByRole('button', { name: 'Look again' }));
    await screen.findByText('LAYLAKQOR');
  });

  it('names what is missing at its field and sends nothing', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(errorOf(numberBox())).toBe('A tax number has 9 digits');
    expect(errorOf(fileBox())).toBe('Upload the document');
    expect(document.activeElement).toBe(numberBox());
    await user.type(numberBox(), '302118540');
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(document.activeElement).toBe(fileBox());
    expect(sent.map(({ path }) => path)).toEqual([`${PATH}/lookup`]);
  });

  it('with the number of another verified company is refused at the number', async () => {
    answers.set(`POST ${PATH}`, [
      409,
      {
        status: false,
        code: 'tax_number_taken',
        message: 'Refused.',
        errors: { tax_number: ['Another company has it.'] },
      },
    ]);
    const user = await open();
    await user.type(numberBox(), '302118540');
    await upload();
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(errorOf(numberBox())).toBe('Another company has it.'));
    await user.type(numberBox(), '{Backspace}1');
    expect(errorOf(numberBox()), 'another number is another question').toBe('');
  });

  it('whose answer was lost is not asked for twice', async () => {
    answers.set(`POST ${PATH}`, 'lost');
    const user = await open();
    await user.type(numberBox(), '302118540');
    await upload();
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await screen.findByText(/internet/i, { selector: '.form-error *' });
    expect(numberBox().value, 'nothing typed is lost').toBe('302 118 540');
    answers.set(`POST ${PATH}`, [409, { status: false, code: 'already_pending', message: 'x' }]);
    stateIs({ ...ASKED, state: 'pending' });
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await screen.findByText('Under review');
  });

  it('survives a reload of the page', async () => {
    const user = await open();
    await user.type(numberBox(), '302118540');
    await upload();
    cleanup();
    await open();
    expect(numberBox().value).toBe('302 118 540');
    screen.getByText('Uploaded: scan.pdf');
  });

  it('waits while there is no network, and says so', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send for review' });
    expect(button.disabled).toBe(true);
    screen.getByText(/^You are offline/, { selector: '.verify-note' });
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(button.disabled).toBe(false);
  });
});

describe('the document', () => {
  it('shows its progress, and its name is sent', async () => {
    await open();
    choose(scan('Guvohnoma №1.pdf'));
    const held = await heldUpload();
    expect(decodeURIComponent(held.headers['X-File-Name'] ?? '')).toBe('Guvohnoma №1.pdf');
    expect(held.headers['Content-Type']).toBe('application/pdf');
    act(() => held.progress(0.4));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading Guvohnoma №1.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  it('that failed can be sent again without choosing it again', async () => {
    const user = await open();
    choose(scan());
    const held = await heldUpload();
    act(() => held.lose());
    await waitFor(() => expect(errorOf(fileBox())).not.toBe(''));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await heldUpload(1);
    act(() => again.answer(200, { status: true, data: { id: 'd2', name: 'scan.pdf' } }));
    await screen.findByText('Uploaded: scan.pdf');
  });

  it('can be stopped, and a stopped one is never sent', async () => {
    const user = await open();
    await user.type(numberBox(), '302118540');
    choose(scan());
    const held = await heldUpload();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(held.isAborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(errorOf(fileBox())).toBe('Upload the document');
  });

  it('of a wrong type is refused at the field', async () => {
    await open();
    choose(new File(['hello'], 'a.pdf'));
    await waitFor(() => expect(errorOf(fileBox())).toBe('A PDF, JPG or PNG file is needed'));
    expect(uploads).toEqual([]);
  });

  it('may be dropped anywhere on the page', async () => {
    await open();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [scan()] } });
    act(() => void document.body.dispatchEvent(drop));
    await heldUpload();
    expect(drop.defaultPrevented).toBe(true);
  });
});

describe('the states', () => {
  it('under review shows four steps', async () => {
    stateIs({ ...ASKED, state: 'pending' });
    await open();
    const steps = within(screen.getByRole('list', { name: 'Steps of the check' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tax number found, done302 118 540 · “LAYLAKQOR STROY” MChJ',
      'Document uploaded, donescan.pdf, 16.11.2026, 17:02',
      expect.stringMatching(/^Our staff is checking, now/),
      expect.stringMatching(/^The mark appears/),
    ]);
    expect(steps.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });

  it('verified shows when and what was checked', async () => {
    stateIs({ ...ASKED, state: 'verified', decided_at: '2026-11-17T09:00:00Z' });
    await open();
    screen.getByText('Verified on 17.11.2026');
    screen.getByText('Tax number: 302 118 540');
    screen.getByText('State register: “LAYLAKQOR STROY” MChJ');
    screen.getByText('Registration document');
    expect(screen.queryByRole('columnheader', { name: 'After' })).toBeNull();
  });

  it('resting says what happens next', async () => {
    stateIs({ ...ASKED, state: 'resting' });
    await open();
    screen.getByText('The mark is hidden for now');
    screen.getByText('Being checked again');
    const steps = within(screen.getByRole('list', { name: 'Steps of the check' }));
    expect(steps.getAllByRole('listitem').length).toBe(3);
  });

  it('refused names the reason and how to fix it, and is sent again', async () => {
    stateIs(REFUSED);
    const user = await open();
    screen.getByText('The document cannot be read');
    screen.getByText('The stamp is cut off.');
    screen.getByText('Take another picture.');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(numberBox().value).toBe('302 118 540');
    await upload();
    stateIs({ ...ASKED, state: 'pending' });
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    await screen.findByText('Under review');
    expect(sent.at(-1)?.body).toEqual({ tax_number: '302118540', document: 'd1' });
  });

  it('refused is appealed with a text and another document', async () => {
    stateIs(REFUSED);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
    const box = screen.getByRole('textbox', { name: /^Why is the decision wrong/ });
    expect(errorOf(box)).toBe('Say why');
    fireEvent.change(box, { target: { value: 'a'.repeat(1001) } });
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
    expect(errorOf(box)).toMatch(/1000/);
    expect(sent).toEqual([]);
    fireEvent.change(box, { target: { value: ' The stamp is there. ' } });
    await upload(/^Another document/, 'd7');
    stateIs({ ...ASKED, state: 'pending', is_appeal: true });
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
    await screen.findByText('Your appeal is being considered', { exact: false });
    const body = { text: 'The stamp is there.', document: 'd7' };
    expect(sent).toEqual([{ path: `${PATH}/appeal`, body }]);
  });

  it('refused twice cannot be appealed again', async () => {
    stateIs({ ...REFUSED, can_appeal: false, is_appeal: true });
    await open();
    screen.getByText(/^The appeal has been considered/);
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    screen.getByRole('button', { name: 'Send again' });
  });

  it.each(['unverified', 'refused', 'verified'] as const)(
    '%s is read by others, who send nothing',
    async (state) => {
      stateIs({ ...REFUSED, state });
      await open(['see_work']);
      screen.getByText(/^Only the owner of the company/);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: /Send|Appeal/ })).toBeNull();
      expect(screen.queryByText('Has the tax number changed?')).toBeNull();
    },
  );

  it('that did not load can be loaded again', async () => {
    answers.set(`GET ${PATH}`, [500, { status: false, code: 'fault', message: 'Our fault.' }]);
    await enter();
    await screen.findByText('Our fault.');
    stateIs({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Not verified');
  });
});

it('the table says what the mark brings', async () => {
  await open();
  const table = within(screen.getByRole('region', { name: 'What changes after verification' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhatNowAfter',
    'Open vacancies310',
    'Invitations to candidatesnone30 a day',
    'Check of vacanciesby handfaster',
    'Marknoneyes',
  ]);
});

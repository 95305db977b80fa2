import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LARGEST_IMPORT_MB } from '@/forms/resume/contract';
import { EMPTY, toWire } from '@/forms/resume/form';
import { m } from '@/paraglide/messages';
import { DICTIONARIES, PHONE } from '../testing';
import { ImportPage } from './import-page';

const BLANK = { ...EMPTY, phones: [PHONE], name: 'Malika', surname: 'Yusupova' };
const FOUND = { ...EMPTY, position: 'Buxgalter', skills: ['1C'] };
const NOTE = '«Klingon» tili roʻyxatda yoʻq.';

let answers: Response[];
let sent: { path: string; type: string | null; text: string }[];
const onCreated = vi.fn();

const found = () => Response.json({ status: true, data: { form: toWire(FOUND), notes: [NOTE] } });
const refused = (status: number, code: string, message: string) =>
  Response.json({ status: false, code, message }, { status });

beforeEach(() => {
  answers = [];
  sent = [];
  onCreated.mockClear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const type = request.headers.get('content-type');
    sent.push({ path: new URL(request.url).pathname, type, text: await request.text() });
    return answers.shift() ?? Promise.reject(new TypeError('network'));
  });
  render(<ImportPage blank={BLANK} dictionaries={DICTIONARIES} onCreated={onCreated} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = () => screen.getByLabelText<HTMLInputElement>(m.resume_import_file());
const choose = (content: BlobPart, name: string) => pick(new File([content], name));
const pick = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const errorShown = (text: string) =>
  waitFor(() => {
    expect(document.getElementById('resume-import-error')?.textContent).toBe(text);
    expect(input().getAttribute('aria-describedby')).toContain('resume-import-error');
  });

it.each([
  ['an empty file', '', 'a.json', () => m.resume_import_empty()],
  ['a PDF', '%PDF-1.7', 'a.pdf', () => m.resume_import_wrong_type()],
])('%s is refused at the field and not sent', async (_, content, name, text) => {
  choose(content, name);
  await errorShown(text());
  expect(sent).toEqual([]);
});

it('a file that is too large is refused at the field and not sent', async () => {
  const file = new File(['{}'], 'a.json');
  Object.defineProperty(file, 'size', { value: LARGEST_IMPORT_MB * 1024 * 1024 + 1 });
  pick(file);
  await errorShown(m.resume_import_too_large({ size: LARGEST_IMPORT_MB }));
  expect(sent).toEqual([]);
});

it('shows what the server says, and the next file replaces it', async () => {
  answers = [refused(422, 'resume_file_unreadable', 'Oʻqib boʻlmadi'), found()];
  choose('{', 'a.json');
  await errorShown('Oʻqib boʻlmadi');
  choose('{"basics":{}}', 'b.json');
  const heading = await screen.findByRole('heading', { name: m.resume_import_found() });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['JSON by its name', '[1]', 'a.JSON', 'application/json', '[1]'],
  [
    'JSON by its content, without the byte order mark',
    '\ufeff {}',
    'resume',
    'application/json',
    ' {}',
  ],
  [
    'an archive by its content',
    'PK\u0003\u0004',
    'LinkedIn.bin',
    'application/zip',
    'PK\u0003\u0004',
  ],
])('sends %s', async (_, content, name, type, text) => {
  answers = [found()];
  choose(content, name);
  await screen.findByText(NOTE);
  expect(sent).toEqual([{ path: '/api/v1/resume/import', type, text }]);
});

it('makes a draft of the chosen parts', async () => {
  answers = [found(), Response.json({ status: true, data: { id: 'r1' } })];
  choose('{}', 'a.json');
  fireEvent.click(await screen.findByRole('checkbox', { name: m.resume_form_position() }));
  fireEvent.click(screen.getByRole('button', { name: m.resume_import_make() }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith({ id: 'r1' }, 0));
  const { step, form } = JSON.parse(sent[1]?.text ?? '');
  expect(step).toBe('default');
  expect(form).toMatchObject({ position: '', skills: ['1C'], name: 'Malika', phones: [PHONE] });
});

it('needs at least one part, and says why nothing was made', async () => {
  answers = [found(), refused(409, 'too_many_resumes', 'Rezyumelar koʻp')];
  choose('{}', 'a.json');
  const [position, skills] = await screen.findAllByRole('checkbox');
  fireEvent.click(position as HTMLElement);
  fireEvent.click(skills as HTMLElement);
  const make = screen.getByRole<HTMLButtonElement>('button', { name: m.resume_import_make() });
  expect(make.disabled).toBe(true);
  fireEvent.click(skills as HTMLElement);
  fireEvent.click(make);
  await screen.findByText('Rezyumelar koʻp');
  expect(onCreated).not.toHaveBeenCalled();
});

it('takes a file that is dropped anywhere on the page', async () => {
  answers = [found()];
  fireEvent.drop(document.body, { dataTransfer: { files: [new File(['{}'], 'a.json')] } });
  await screen.findByText('a.json');
});

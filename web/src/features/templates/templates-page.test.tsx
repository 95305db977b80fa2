import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { template, templates } from '@/forms/templates/testing';
import type { MessageTemplates } from '@/forms/templates/wire';
import { startLocale } from '@/i18n/locale';
import { bodyOf, problemsOf, startDraft, withVariable } from './draft';
import { TemplatesPage } from './templates-page';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OURS = template(null, { name: 'Warm refusal' });
const OWN = template('t1', { name: 'Thanks' });

async function open(answer: MessageTemplates) {
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(answer);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const key = request.headers.get('idempotency-key');
    sent.push({
      path: pathname.replace('/api/v1/message-templates', ''),
      body: text && JSON.parse(text),
      key,
    });
    return Response.json({ status: true, data: OWN }, { status: 201 });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TemplatesPage />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Templates by Ishbor' });
  return sent;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('writes a new template, with variables where the caret is', async () => {
  const sent = await open(templates([OURS]));
  expect(screen.getByText(/You have no templates yet/)).toBeDefined();
  await press('Add a template');
  const dialog = screen.getByRole('dialog', { name: 'New template' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Write the text in at least one language')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Refusal' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Sorry');
  const english = within(dialog).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text in English',
  });
  await userEvent.type(english, 'Hello ');
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Insert into the text: {name}' }),
  );
  expect(english.value).toBe('Hello {name}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New template' })).toBeNull());
  expect(sent[0]).toMatchObject({
    path: '',
    body: { kind: 'refusal', name: 'Sorry', texts: { uz: null, ru: null, en: 'Hello {name}' } },
  });
  expect(sent[0]?.key).toBeTruthy();
});

it('changes and removes its own, and starts from ours', async () => {
  const sent = await open(templates([OWN, OURS]));
  await press('“Thanks”: edit');
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' a lot');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: '/t1/update', body: { name: 'Thanks a lot' } });
  await press('“Thanks”: delete');
  await press('Delete');
  await waitFor(() => expect(sent[1]?.path).toBe('/t1/remove'));
  await press('“Warm refusal”: start from it');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe(
    'Warm refusal',
  );
  await press('Save');
  await waitFor(() => expect(sent[2]?.path).toBe(''));
});

it('shows viewers everything and changes nothing for them', async () => {
  await open(templates([OWN, OURS], { can_edit: false }));
  expect(screen.getByText(/You are a viewer/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when there are too many', async () => {
  await open(templates([OWN, OURS], { most: 1 }));
  expect(screen.getByText(/at most 1 templates/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a template' }).disabled).toBe(
    true,
  );
});

it('checks as the server does', () => {
  const known = ['name', 'vacancy', 'company'] as const;
  const draft = { ...startDraft(), name: 'A' };
  const texts = (uz: string) => ({ ...draft, texts: { uz, ru: '', en: '' } });
  expect(problemsOf(texts('Rahmat, {name}'), known)).toEqual({});
  expect(problemsOf(texts('{date}'), known)['texts.uz']).toContain('{date}');
  expect(problemsOf(texts('a'.repeat(2001)), known)['texts.uz']).toBeDefined();
  expect(Object.keys(problemsOf({ ...texts(' '), name: ' ' }, known))).toEqual(['name', 'texts']);
  expect(Object.keys(problemsOf({ ...texts('x'), name: 'a'.repeat(61) }, known))).toEqual(['name']);
  expect(bodyOf({ ...texts(' x '), name: ' A ' })).toEqual({
    kind: 'invitation',
    name: 'A',
    texts: { uz: 'x', ru: null, en: null },
  });
  expect(withVariable('ab', 'name', 1, 1)).toEqual({ text: 'a{name}b', caret: 7 });
});

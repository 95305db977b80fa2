// The whole form pattern: validation, draft, idempotency key, double click, server errors.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { startLocale } from '@/i18n/locale';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type DraftName, readDraft, useDraft } from './draft';
import { FormError } from './form-error';
import { text } from './schema';
import { formMessage } from './server-errors';
import { useSubmit } from './use-submit';

const DRAFT = { kind: 'test', v: 1 };
const EMPTY = { title: '', salary: { min: '' } };
const schema = v.object({
  title: text({ minLength: 3 }),
  salary: v.object({ min: text({ minLength: 1 }) }),
});

type Send = (body: unknown, key: string) => Promise<unknown>;

interface TestFormProps {
  send: Send;
  onSent?: () => void;
  name?: DraftName;
}

function TestForm({ send, onSent = () => undefined, name = DRAFT }: TestFormProps) {
  const [start] = useState(() => readDraft(name, EMPTY));
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
  });
  const draft = useDraft(form, name);
  const { submit, busy } = useSubmit({
    kind: DRAFT.kind,
    form,
    send,
    onSent: () => {
      draft.forget();
      onSent();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register('title')} />
      </Field>
      <Field label="Pay" error={errors.salary?.min?.message}>
        <Input {...form.register('salary.min')} />
      </Field>
      <FormError text={formMessage(form)} />
      <button type="submit">{busy ? 'busy' : 'send'}</button>
    </form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement;
const pay = () => screen.getByRole('textbox', { name: 'Pay' }) as HTMLInputElement;
const press = () => userEvent.click(screen.getByRole('button'));

async function fill() {
  await userEvent.type(title(), 'Usta');
  await userEvent.type(pay(), '5');
}

beforeEach(() => {
  startLocale('/en');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('stops at client-side errors and focuses the first invalid field', async () => {
  const send = vi.fn<Send>();
  render(<TestForm send={send} />);
  await userEvent.type(title(), 'ab');
  await press();
  expect(await screen.findByText('Write at least 3 characters')).toBeTruthy();
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(title());
  expect(send).not.toHaveBeenCalled();
});

it('sends once however often it is pressed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  render(<TestForm send={send} onSent={onSent} />);
  await fill();
  const form = screen.getByRole('button').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('busy');
  fireEvent.submit(form);
  answer({});
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({ title: 'Usta', salary: { min: '5' } });
});

it('retries with the same key, keeps the words, and takes a new key after a success', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new ApiError({ code: 'network', status: 0 }))
    .mockResolvedValue({});
  const onSent = vi.fn();
  render(<TestForm send={send} onSent={onSent} />);
  await fill();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('connect');
  expect(title().value).toBe('Usta');
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('alert').textContent).toBe('');
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('puts errors of the server at their fields, focus on the first, the rest above the button', async () => {
  const send = vi.fn<Send>().mockRejectedValue(
    new ApiError({
      code: 'validation',
      status: 422,
      message: 'Check the fields',
      errors: { elsewhere: ['Not here'], 'salary.min': ['Too little'], title: ['Taken'] },
    }),
  );
  render(<TestForm send={send} />);
  await fill();
  await press();
  await screen.findByText('Taken');
  const described = pay().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Too little');
  expect(document.activeElement).toBe(title());
  expect(screen.getByRole('alert').textContent).toBe('Not here');
});

it('shows the words of a refusal that belongs to no field', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValue(new ApiError({ code: 'too_many', status: 429, message: 'Wait a minute' }));
  render(<TestForm send={send} />);
  await fill();
  await press();
  expect((await screen.findByText('Wait a minute')).closest('[role=alert]')).toBeTruthy();
});

it('keeps a draft through a reload and forgets it after a success', async () => {
  const view = render(<TestForm send={async () => ({})} />);
  await fill();
  view.unmount();
  render(<TestForm send={async () => ({})} />);
  expect(title().value).toBe('Usta');
  expect(pay().value).toBe('5');
  await press();
  await waitFor(() => expect(readDraft(DRAFT, EMPTY)).toEqual(EMPTY));
  cleanup();
  expect(readDraft(DRAFT, EMPTY)).toEqual(EMPTY);
});

it('drops a draft of another version and fields that the form does not have', () => {
  localStorage.setItem('draft:test:v1', JSON.stringify({ title: 'Usta', extra: 1, salary: 7 }));
  expect(readDraft({ kind: 'test', v: 2 }, EMPTY)).toEqual(EMPTY);
  expect(readDraft(DRAFT, EMPTY)).toEqual({ title: 'Usta', salary: { min: '' } });
  localStorage.setItem('draft:test:v1', '{broken');
  expect(readDraft(DRAFT, EMPTY)).toEqual(EMPTY);
});

it('a draft of this tab leaves out secret fields and is not stored on the device', async () => {
  const name = { ...DRAFT, tabOnly: true, secret: ['salary'] };
  const { unmount } = render(<TestForm send={vi.fn<Send>()} name={name} />);
  await fill();
  unmount();
  expect(localStorage.length).toBe(0);
  expect(Object.values(sessionStorage)).toEqual(['{"title":"Usta"}']);
  render(<TestForm send={vi.fn<Send>()} name={name} />);
  expect(title().value).toBe('Usta');
  expect(pay().value).toBe('');
});

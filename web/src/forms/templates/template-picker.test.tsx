import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { type Locale, startLocale } from '@/i18n/locale';
import { templatesQuery } from './queries';
import { TemplatePicker, unfilledError } from './template-picker';
import { template, templates } from './testing';
import type { MessageTemplate, TemplateKind } from './wire';

beforeAll(() => {
  startLocale('/en');
  // The test's DOM has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const OWN = [
  template('1', { name: 'Thanks' }),
  template('2', { name: 'Later', texts: { uz: 'Keyin', ru: null, en: 'Later, {company}' } }),
  template('3', { name: 'Come', kind: 'invitation' }),
];

function Form({ locale, kind }: { locale: Locale; kind: TemplateKind }) {
  const [text, setText] = useState('');
  const [name, setName] = useState('Malika');
  return (
    <>
      <textarea
        id="message"
        aria-label="Message"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TemplatePicker
        kind={kind}
        locale={locale}
        values={{ name, vacancy: 'Cook' }}
        text={text}
        field="message"
        onPick={setText}
      />
      <button type="button" onClick={() => setName('Ali')}>
        Another
      </button>
    </>
  );
}

function open(locale: Locale, data: MessageTemplate[] = OWN, kind: TemplateKind = 'refusal') {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(templatesQuery().queryKey, templates(data));
  render(
    <QueryClientProvider client={queryClient}>
      <Form locale={locale} kind={kind} />
    </QueryClientProvider>,
  );
  return { message: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

const pick = async (name: RegExp) =>
  userEvent.click(screen.getByRole('menuitem', { name, hidden: true }));

it('fills the message in the language of the candidate and goes to it', async () => {
  const { message } = open('ru');
  await pick(/Thanks/);
  expect(message.value).toBe('Спасибо, Malika!');
  expect(document.activeElement).toBe(message);
  expect(screen.getByRole('status').textContent).toContain('Read it');
});

it('offers templates of this kind only, and says when the language is another one', async () => {
  const { message } = open('ru');
  const names = screen.getAllByRole('menuitem', { hidden: true }).map((one) => one.textContent);
  expect(names).toEqual(['Thanks', 'LaterOʻzbekcha']);
  await pick(/Later/);
  expect(message.value).toBe('Keyin');
});

it('replaces what was typed only after a question', async () => {
  const { message } = open('uz');
  await userEvent.type(message, 'My own words');
  await pick(/Thanks/);
  expect(message.value).toBe('My own words');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(message.value).toBe('My own words');
  await pick(/Thanks/);
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(message.value).toBe('Rahmat, Malika!');
  // Nobody has changed what the template said: another one needs no question.
  await pick(/Later/);
  expect(message.value).toBe('Keyin');
});

it('names the company, and what is left to fill in', async () => {
  const { message } = open('en', OWN.slice(1));
  await pick(/Later/);
  expect(message.value).toBe('Later, Anor Savdo');
  expect(unfilledError('On {date}')).toContain('{date}');
  expect(unfilledError('On Monday {x}')).toBeUndefined();
});

it('is not there without templates', () => {
  open('uz', OWN, 'interview');
  expect(screen.queryByRole('button', { name: 'Choose a template' })).toBeNull();
});

it('fills in again when what it has filled in changes', async () => {
  const { message } = open('ru');
  await pick(/Thanks/);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(message.value).toBe('Спасибо, Ali!');
});

it('only says that the facts have changed when the text was edited', async () => {
  const { message } = open('ru');
  await pick(/Thanks/);
  await userEvent.type(message, ' До связи.');
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(message.value).toBe('Спасибо, Malika! До связи.');
  expect(screen.getByRole('status').textContent).toMatch(/details have changed/);
  await userEvent.type(message, '!');
  expect(screen.getByRole('status').textContent).toBe('');
});

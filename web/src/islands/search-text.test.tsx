import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentSearches, rememberSearch } from '@/features/dictionaries/recent-searches';
import { startLocale } from '@/i18n/locale';
import { openDocument, slot } from './testing';

const asked: string[] = [];
const submitted: string[] = [];

beforeEach(() => {
  startLocale('/en');
  localStorage.clear();
  asked.length = 0;
  submitted.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);
    const data = [
      { kind: 'query', text: 'Cook in a hotel' },
      { kind: 'company', text: 'Cook & Co', slug: 'cook-co' },
    ];
    return Response.json({ status: true, data });
  });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  startLocale('/');
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');

/** The search form as the server writes it; `early` is what happens before React comes. */
async function open(q = '', early: (painted: HTMLInputElement) => void = () => undefined) {
  const painted = `<svg></svg><input type="search" name="q" role="combobox" value="${q}">`;
  const form = `<form>${slot('search-text', { q }, painted)}<button>Find</button></form>`;
  const view = openDocument(form, () => early(field()));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(field().value);
  });
  await waitFor(() => expect(document.querySelector('[data-live]')).toBeTruthy());
  return view;
}

it('begins with the words of the address', async () => {
  await open('cook');
  expect(field().value).toBe('cook');
  expect(document.querySelectorAll('input')).toHaveLength(1);
  // Nothing more is loaded before somebody comes to the field.
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
});

it('takes over what was typed before it came, with focus and caret', async () => {
  await open('', (painted) => {
    painted.focus();
    painted.value = 'cok';
    painted.setSelectionRange(2, 2);
  });
  expect(field().value).toBe('cok');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
  // And suggests for it.
  expect(await screen.findByRole('option', { name: /Cook in a hotel/ })).toBeTruthy();
  expect(asked).toEqual(['cok']);
});

it('leaves the focus elsewhere when a browser has filled the field in', async () => {
  await open('', (painted) => {
    painted.value = 'baker';
  });
  expect(field().value).toBe('baker');
  expect(document.activeElement).not.toBe(field());
});

it('suggests, searches for what is picked, and remembers it', async () => {
  const { user } = await open();
  await user.type(field(), 'cook');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Cook in a hotel',
    'Cook & CoCompany',
  ]);
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id));
  await user.keyboard('{Enter}');
  expect(submitted).toEqual(['Cook in a hotel']);
  expect(recentSearches()).toEqual(['Cook in a hotel']);
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
});

it('remembers what was typed and found with the button', async () => {
  const { user } = await open();
  await user.type(field(), '  baker ');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(submitted).toHaveLength(1);
  expect(recentSearches()).toEqual(['baker']);
});

it('offers recent searches in the empty field, and forgets them on request', async () => {
  rememberSearch('baker');
  rememberSearch('cook');
  const { user } = await open();
  await user.click(field());
  const [first] = await screen.findAllByRole('button', { name: /Remove/ });
  await user.click(first as HTMLElement);
  expect(recentSearches()).toEqual(['baker']);
  await user.click(screen.getByRole('button', { name: 'baker' }));
  expect(submitted).toEqual(['baker']);
});

it('closes the list when the focus goes elsewhere', async () => {
  rememberSearch('cook');
  const { user } = await open();
  await user.click(field());
  await screen.findByRole('button', { name: 'cook' });
  // The buttons of the list are still inside.
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'cook' }));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
  expect(screen.queryByRole('button', { name: 'cook' })).toBeNull();
});

it('shows no list when another script sets the text', async () => {
  await open('cook');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field(), 'baker');
  field().dispatchEvent(new Event('input', { bubbles: true }));
  expect(field().value).toBe('baker');
  await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeTruthy());
  expect(asked).toEqual([]);
});

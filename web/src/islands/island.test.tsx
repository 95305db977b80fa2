import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Islands } from './island';
import { findSlots } from './slots';

/** The code of an island, which comes when a test says so. */
const arrivals = vi.hoisted(() => new Map<string, (code: object) => void>());

vi.mock('./registry', () => {
  const later = (name: string) => () =>
    new Promise((resolve, reject) =>
      arrivals.set(name, (code) => (code instanceof Error ? reject(code) : resolve(code))),
    );
  // Code is loaded once, so each test has an island of its own.
  const names = ['counter', 'taps', 'form', 'lost', 'broken', 'late', 'kept', 'first', 'last'];
  return { ISLANDS: Object.fromEntries(names.map((name) => [name, later(name)])) };
});

async function arrive(name: string, Island: () => React.ReactNode): Promise<void> {
  await act(async () => arrivals.get(name)?.({ Island }));
}

function open(html: string): HTMLElement {
  document.body.innerHTML = html;
  findSlots();
  render(<Islands />);
  return document.querySelector('[data-island]') as HTMLElement;
}

const marks = () => performance.getEntriesByName('alive').length;

beforeEach(() => {
  window.early = [];
  performance.clearMarks();
});
afterEach(() => {
  cleanup();
  delete window.early;
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

it('shows what is painted until its code has come, then only what lives', async () => {
  const place = open('<div data-island="counter"><button>Painted</button></div>');
  expect(place.textContent).toBe('Painted');
  expect(place.dataset.live).toBeUndefined();
  await arrive('counter', Counter);
  expect(place.textContent).toBe('Pressed 0');
  expect(place.dataset.live).toBe('');
  await userEvent.click(screen.getByRole('button'));
  expect(place.textContent).toBe('Pressed 1');
});

it('repeats a tap that came before, once, on the same control', async () => {
  open('<div data-island="taps"><button>One</button><button>Two</button></div>');
  const other = document.createElement('button');
  window.early = [screen.getByText('Two'), other, screen.getByText('Two')];
  const pressed: string[] = [];
  await arrive('taps', () => (
    <>
      <button type="button" onClick={() => pressed.push('one')}>
        One
      </button>
      <button type="button" onClick={() => pressed.push('two')}>
        Two
      </button>
    </>
  ));
  expect(pressed).toEqual(['two']);
  expect(window.early).toEqual([other]);
});

it('passes focus and taps of a painted form, whose hidden field nobody draws', async () => {
  const place = open(
    '<div data-island="form"><form><input type="hidden" name="slug"><button>Save</button></form></div>',
  );
  const painted = screen.getByRole('button');
  painted.focus();
  window.early = [painted];
  await arrive('form', Counter);
  expect(place.textContent).toBe('Pressed 1');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it.each([
  ['whose code is gone', 'lost', new Error('404')],
  [
    'that breaks',
    'broken',
    {
      Island: () => {
        throw new Error('broken');
      },
    },
  ],
])('leaves what is painted of an island %s, and lets it work', async (_, name, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Our server answers: the code is not lost with the network.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const place = open(`<div data-island="${name}"><button type="button">Painted</button></div>`);
  let pressed = 0;
  place.addEventListener('click', () => {
    pressed += 1;
  });
  window.early = [screen.getByText('Painted')];
  await act(async () => arrivals.get(name)?.(code));
  await waitFor(() => expect(pressed).toBe(1));
  expect(place.textContent).toBe('Painted');
  // Taps are not kept back any more.
  expect(place.dataset.live).toBe('');
});

it('brings back what was painted when a living island breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = open('<div data-island="late"><button>Painted</button></div>');
  await arrive('late', () => {
    const [broken, setBroken] = useState(false);
    if (broken) throw new Error('broken');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Alive
      </button>
    );
  });
  await userEvent.click(screen.getByText('Alive'));
  expect(place.textContent).toBe('Painted');
});

it('finds new places, keeps known ones, and leaves what the app draws alone', async () => {
  const place = open('<div data-island="kept"></div>');
  await arrive('kept', Counter);
  await userEvent.click(screen.getByRole('button'));
  expect(marks()).toBe(1);
  const more = document.createElement('div');
  more.innerHTML =
    '<i data-island="kept"></i><div id="app"><b data-island="kept">App</b></div><u data-island="x">X</u>';
  place.after(more);
  await act(async () => findSlots());
  expect(place.textContent).toBe('Pressed 1');
  expect(more.textContent).toBe('Pressed 0AppX');
  // The page is alive again; an unknown island is waited for by nobody.
  expect(marks()).toBe(2);
  more.remove();
  await act(async () => findSlots());
  expect(place.textContent).toBe('Pressed 1');
});

it('tells that the page is alive when its last island is', async () => {
  open('<div data-island="first"></div><div data-island="last"></div>');
  await arrive('first', Counter);
  expect(marks()).toBe(0);
  await arrive('last', Counter);
  expect(marks()).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLater } from './open-later';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="network" data-later="Keyin ochiladi"></div><a href="/jobs">A</a>';
});
// Ends what still waits.
afterEach(() => {
  dispatchEvent(new Event('online'));
});

const notes = () =>
  [...document.querySelectorAll('[role="alert"]')].map((note) => note.textContent);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('says why nothing opens, and opens it once when the network is back', () => {
  const go = vi.fn();
  openLater(go, document.querySelector('a'));
  expect(notes()).toEqual(['Keyin ochiladi']);
  expect(go).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(go).toHaveBeenCalledTimes(1);
  expect(notes()).toEqual([]);
});

it('what was pressed last is opened, and nothing after another press', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  openLater(first);
  openLater(second);
  await settled();
  expect(notes()).toHaveLength(1);
  dispatchEvent(new Event('online'));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  openLater(first);
  await settled();
  document.body.click();
  expect(notes()).toEqual([]);
  dispatchEvent(new Event('online'));
  expect(first).not.toHaveBeenCalled();
});

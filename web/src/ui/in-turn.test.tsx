import { render } from 'preact';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginTurns, runTurns } from '@/lib/turns';
import { InTurn } from './in-turn';

// Uses Preact's hydration: React would render the page again.
vi.mock('react', () => import('preact/compat'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

const PAINTED = '<ul><li>painted 1</li><li>painted 2<b>painted 3</b></li></ul>';
let page: HTMLElement;

function draw() {
  render(
    <ul>
      <InTurn>
        <li>drawn 1</li>
      </InTurn>
      <InTurn>
        <li>
          drawn 2
          <InTurn>
            <b>drawn 3</b>
          </InTurn>
        </li>
      </InTurn>
    </ul>,
    page,
  );
}
const texts = () => [...page.querySelectorAll('li')].map((part) => part.textContent);
const nextTurn = () => vi.advanceTimersToNextTimerAsync();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  page = document.createElement('div');
});
afterEach(() => vi.useRealTimers());

test('without server-rendered HTML everything renders at once', () => {
  draw();
  expect(texts()).toEqual(['drawn 1', 'drawn 2drawn 3']);
});

test('a part keeps its server-rendered HTML until its turn, then hydrates it', async () => {
  page.innerHTML = PAINTED;
  const painted = [...page.querySelectorAll('li, b')];
  beginTurns();
  draw();
  expect(texts()).toEqual(['painted 1', 'painted 2painted 3']);
  runTurns();
  await nextTurn();
  expect(texts()).toEqual(['drawn 1', 'painted 2painted 3']);
  await nextTurn();
  expect(texts()).toEqual(['drawn 1', 'drawn 2painted 3']);
  await nextTurn();
  expect(texts()).toEqual(['drawn 1', 'drawn 2drawn 3']);
  expect([...page.querySelectorAll('li, b')]).toEqual(painted);
  await vi.runAllTimersAsync();

  // Hydration is over: later pages are rendered at once.
  page.innerHTML = '';
  page = document.createElement('div');
  draw();
  expect(texts()).toEqual(['drawn 1', 'drawn 2drawn 3']);
});

test('a part that the server did not render renders at once', async () => {
  page.innerHTML = '<ul><li>painted 1</li></ul>';
  beginTurns();
  draw();
  await Promise.resolve();
  expect(texts()).toEqual(['painted 1', 'drawn 2drawn 3']);
  runTurns();
  await vi.runAllTimersAsync();
  expect(texts()).toEqual(['drawn 1', 'drawn 2drawn 3']);
});

test('server-rendered HTML that matches no part is removed', async () => {
  page.innerHTML = '<ul><p>another</p><li>painted 2</li><li>left over</li></ul>';
  beginTurns();
  draw();
  runTurns();
  await vi.runAllTimersAsync();
  expect(page.innerHTML).toBe('<ul><li>drawn 1</li><li>drawn 2<b>drawn 3</b></li></ul>');
});

test('a part that renders again before its turn keeps waiting', async () => {
  page.innerHTML = PAINTED;
  beginTurns();
  draw();
  draw();
  expect(texts()).toEqual(['painted 1', 'painted 2painted 3']);
  runTurns();
  await vi.runAllTimersAsync();
  expect(texts()).toEqual(['drawn 1', 'drawn 2drawn 3']);
  expect(page.querySelectorAll('li')).toHaveLength(2);
});

test('a part whose code is still loading shows the fallback of the Suspense around it', async () => {
  let come = (_: { default: () => ReactNode }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        come = resolve;
      }),
  );
  render(
    <Suspense fallback="waiting">
      <InTurn>
        <p>
          <Late />
        </p>
      </InTurn>
    </Suspense>,
    page,
  );
  await vi.waitFor(() => expect(page.textContent).toBe('waiting'));
  come({ default: () => <i>late</i> });
  await vi.waitFor(() => expect(page.innerHTML).toBe('<p><i>late</i></p>'));
});

test('changes made before hydration are applied again; values that the browser filled in are not', async () => {
  page.innerHTML =
    '<ul><li><input type="checkbox" name="a"><input type="checkbox" name="b"><input type="checkbox" name="c"><input name="d"></li></ul>';
  document.body.append(page);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  const [a, b, c, d] = [field('a'), field('b'), field('c'), field('d')];
  if (!a || !b || !c || !d) throw new Error('nothing is painted');
  a.checked = true;
  b.checked = true;
  d.value = '5';
  // The third was changed, and back again.
  window.changedEarly = new Set([a, c, d]);
  const told: string[] = [];
  const tell = ({ currentTarget: { name, checked, value } }: { currentTarget: HTMLInputElement }) =>
    told.push(`${name} ${name === 'd' ? value : checked}`);
  beginTurns();
  render(
    <ul>
      <InTurn>
        <li>
          {['a', 'b', 'c'].map((name) => (
            <input key={name} type="checkbox" name={name} checked={false} onChange={tell} />
          ))}
          <input name="d" value="" onChange={tell} />
        </li>
      </InTurn>
    </ul>,
    page,
  );
  runTurns();
  await vi.runAllTimersAsync();
  expect(told).toEqual(['a true', 'd 5']);
  expect(window.changedEarly).toBeUndefined();
  page.remove();
});

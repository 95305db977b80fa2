import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginTurns, runTurns } from '@/lib/turns';
import { InTurn } from './in-turn';

function draw() {
  const parts = [1, 2, 3].map((number) => (
    <InTurn key={number} as="li" at={`#part-${number}`} mark="painted">
      drawn {number}
    </InTurn>
  ));
  const { container } = render(<ul>{parts}</ul>);
  return () => [...container.querySelectorAll('li')].map((part) => part.textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<i id="part-1">painted 1</i><i id="part-2">painted 2</i><i id="part-3">another thing</i>';
});
afterEach(() => vi.useRealTimers());

test('without a painted page everything is drawn at once', () => {
  const texts = draw();
  expect(texts()).toEqual(['drawn 1', 'drawn 2', 'drawn 3']);
});

test('parts of a painted page stay until their turn, and what is not theirs is drawn', async () => {
  beginTurns();
  const texts = draw();
  expect(texts()).toEqual(['painted 1', 'painted 2', 'drawn 3']);
  runTurns();
  await act(() => vi.advanceTimersToNextTimer());
  expect(texts()).toEqual(['drawn 1', 'painted 2', 'drawn 3']);
  await act(() => vi.runAllTimers());
  expect(texts()).toEqual(['drawn 1', 'drawn 2', 'drawn 3']);
  // It is over: later pages are drawn at once.
  expect(draw()()).toContain('drawn 1');
});

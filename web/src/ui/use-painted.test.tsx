import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginTurns, runTurns } from '@/lib/turns';
import { usePainted } from './use-painted';

function Part({ number }: { number: number }) {
  const painted = usePainted(`#part-${number}`, 'painted');
  return <p>{painted ?? `drawn ${number}`}</p>;
}

function draw() {
  const parts = [1, 2, 3, 4, 5].map((number) => <Part key={number} number={number} />);
  const { container } = render(<div>{parts}</div>);
  return () => [...container.querySelectorAll('p')].map((part) => part.textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<i id="part-1">painted 1</i><i id="part-2">painted 2</i><i id="part-3">painted 3</i>' +
    '<i id="part-4">painted 4</i><i id="part-5">another thing</i>';
});
afterEach(() => vi.useRealTimers());

test('without a painted page everything is drawn at once', () => {
  const texts = draw();
  expect(texts()).toEqual(['drawn 1', 'drawn 2', 'drawn 3', 'drawn 4', 'drawn 5']);
});

test('parts of a painted page stay until their turn, and what is not theirs is drawn', async () => {
  beginTurns();
  const texts = draw();
  expect(texts()).toEqual(['painted 1', 'painted 2', 'painted 3', 'painted 4', 'drawn 5']);
  runTurns();
  await act(() => vi.advanceTimersToNextTimer());
  expect(texts()).toEqual(['drawn 1', 'drawn 2', 'drawn 3', 'painted 4', 'drawn 5']);
  await act(() => vi.runAllTimers());
  expect(texts()).toEqual(['drawn 1', 'drawn 2', 'drawn 3', 'drawn 4', 'drawn 5']);
  // It is over: later pages are drawn at once.
  expect(draw()()).toContain('drawn 1');
});

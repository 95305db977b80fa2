import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { after, clockText, useCountdown } from './use-countdown';

function Clock({ until }: { until: number }) {
  return <p>{clockText(useCountdown(until))}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts down to zero and stops', () => {
  render(<Clock until={after(62)} />);
  expect(shown()).toBe('1:02');
  pass(2000);
  expect(shown()).toBe('1:00');
  pass(1000);
  expect(shown()).toBe('0:59');
  pass(60_000);
  expect(shown()).toBe('0:00');
  expect(vi.getTimerCount()).toBe(0);
});

it('accounts for the time the phone was asleep', () => {
  render(<Clock until={after(60)} />);
  vi.setSystemTime(1_000_000 + 45_000);
  pass(500);
  expect(shown()).toBe('0:15');
});

it('starts anew with a later moment', () => {
  const { rerender } = render(<Clock until={after(1)} />);
  pass(2000);
  rerender(<Clock until={after(120)} />);
  expect(shown()).toBe('2:00');
});

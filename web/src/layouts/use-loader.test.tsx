import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoader } from './use-loader';

const release: (() => void)[] = [];

function Screen() {
  const shown = useLoader();
  const { mutate } = useMutation({
    mutationFn: () => new Promise<void>((resolve) => release.push(resolve)),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {shown ? 'busy' : 'idle'}
    </button>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const state = () => screen.getByRole('button').textContent;
const press = () => act(async () => screen.getByRole('button').click());

beforeEach(() => {
  vi.useFakeTimers();
  release.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('does not appear for a quick response', async () => {
  await press();
  await wait(150);
  release[0]?.();
  await wait(1_000);
  expect(state()).toBe('idle');
});

it('appears after 200 ms and disappears 500 ms after the last of two responses', async () => {
  await press();
  await press();
  await wait(199);
  expect(state()).toBe('idle');
  await wait(1);
  expect(state()).toBe('busy');
  release[0]?.();
  await wait(1_000);
  expect(state()).toBe('busy');
  release[1]?.();
  await wait(499);
  expect(state()).toBe('busy');
  await wait(1);
  expect(state()).toBe('idle');
});

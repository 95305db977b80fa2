import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast';
import { dismissToast, keepToasts, showKeptToasts, toast, toastStore } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Xabarnomalar" closeLabel="Yopish" />);
});
afterEach(() => {
  act(() => {
    for (const { id } of toastStore.snapshot()) dismissToast(id);
  });
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('disappears after 3000 ms, not before', () => {
  act(() => void toast.success('Saqlandi'));
  expect(screen.getByRole('status').textContent).toContain('Saqlandi');
  wait(2999);
  expect(screen.queryByText('Saqlandi')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saqlandi')).toBeNull();
});

it('an error is an alert and stays until it is closed', () => {
  act(() => void toast.error('Yuborilmadi'));
  expect(screen.getByRole('alert').textContent).toContain('Yuborilmadi');
  wait(60_000);
  expect(screen.queryByText('Yuborilmadi')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(screen.queryByText('Yuborilmadi')).toBeNull();
});

it('the timer is paused while the pointer is over the toast', () => {
  act(() => void toast.info('Nusxa olindi'));
  const region = screen.getByRole('region', { name: 'Xabarnomalar' });
  fireEvent.mouseEnter(region);
  wait(10_000);
  expect(screen.queryByText('Nusxa olindi')).not.toBeNull();
  fireEvent.mouseLeave(region);
  wait(3000);
  expect(screen.queryByText('Nusxa olindi')).toBeNull();
});

it('shows the same text once, and at most three toasts', () => {
  act(() => {
    toast.error('bir');
    toast.error('bir');
  });
  expect(screen.getAllByText('bir')).toHaveLength(1);
  act(() => {
    toast.error('ikki');
    toast.error('uch');
    toast.error('toʻrt');
  });
  expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['ikki', 'uch', 'toʻrt']);
});

it('runs its action and disappears', () => {
  const onPress = vi.fn();
  act(() => void toast.info('Olib tashlandi', { label: 'Qaytarish', onPress }));
  fireEvent.click(screen.getByRole('button', { name: 'Qaytarish' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Olib tashlandi')).toBeNull();
});

it('tells again on the next page what was told while this one was left', () => {
  toast.success('Xush kelibsiz');
  toast.error('Yuborilmadi');
  toast.info('Oʻchirildi', { label: 'Qaytarish', onPress: () => undefined });
  keepToasts();
  const shown = toastStore.snapshot();
  for (const { id } of shown) dismissToast(id);
  showKeptToasts();
  expect(toastStore.snapshot().map(({ kind, text }) => [kind, text])).toEqual([
    ['success', 'Xush kelibsiz'],
  ]);
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  showKeptToasts();
  expect(toastStore.snapshot()).toEqual([]);
});

import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('remembers three hundred, and forgets the oldest', async () => {
  const first = await import('./viewed');
  for (let number = 0; number <= 300; number += 1) first.markViewed(`v-${number}`);
  first.markViewed('v-1');
  expect([first.isViewed('v-0'), first.isViewed('v-1'), first.isViewed('v-300')]).toEqual([
    false,
    true,
    true,
  ]);
  // Viewing it again makes it the newest: the next new one pushes out another.
  vi.resetModules();
  const later = await import('./viewed');
  later.markViewed('v-new');
  expect([later.isViewed('v-1'), later.isViewed('v-2')]).toEqual([true, false]);
});

it('ignores invalid data in the storage', async () => {
  localStorage.setItem('vacancies:viewed', '{');
  const { isViewed } = await import('./viewed');
  expect(isViewed('v-1')).toBe(false);
});

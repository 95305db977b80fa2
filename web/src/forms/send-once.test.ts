import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./send-once');

it('keeps the key while the content is the same', async () => {
  const { keyFor } = await load();
  const first = keyFor('contact', { message: 'a' });
  expect(keyFor('contact', { message: 'a' })).toBe(first);
  expect(keyFor('other', { message: 'a' })).not.toBe(first);
});

it('makes a new key for changed content and after a success', async () => {
  const { keyFor, forgetKey } = await load();
  const first = keyFor('contact', { message: 'a' });
  const second = keyFor('contact', { message: 'b' });
  expect(second).not.toBe(first);
  forgetKey('contact');
  expect(keyFor('contact', { message: 'b' })).not.toBe(second);
});

it('keeps the key through a reload of the page', async () => {
  const first = (await load()).keyFor('contact', { message: 'a' });
  vi.resetModules();
  expect((await load()).keyFor('contact', { message: 'a' })).toBe(first);
});

it('never writes down a form with a password, yet keeps its key', async () => {
  const { keyFor } = await load();
  const first = keyFor('register', { password: 'olma-daraxt' }, { secret: true });
  expect(keyFor('register', { password: 'olma-daraxt' }, { secret: true })).toBe(first);
  expect(JSON.stringify(localStorage)).not.toContain('olma');
});

it('works where storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { keyFor } = await load();
  expect(keyFor('contact', { message: 'a' })).toBe(keyFor('contact', { message: 'a' }));
});

import { afterEach, expect, it, vi } from 'vitest';
import { isDevelopment } from './environment';

afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = '';
});

it('is told by Vite', () => {
  vi.stubEnv('DEV', true);
  expect(isDevelopment()).toBe(true);
});

it.each([
  ['<meta name="ishbor-env" content="development">', true],
  ['<meta name="ishbor-env" content="production">', false],
  ['', false],
])('is told by the server: %j', (head, expected) => {
  vi.stubEnv('DEV', false);
  document.head.innerHTML = head;
  expect(isDevelopment()).toBe(expected);
});

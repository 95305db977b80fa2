import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToken } from '@/api/token';
import { clearToken, hasToken, takeTokenFromAddress, writeToken } from './token';

const ID = '0193aaaa-0000-7000-8000-000000000000';
const SECRET = 'a'.repeat(40);
const TOKEN = `${ID}|${SECRET}`;

beforeEach(clearToken);
afterEach(() => {
  clearToken();
  history.replaceState(null, '', '/');
});

function arrive(address: string) {
  history.replaceState({ key: 'kept' }, '', address);
  takeTokenFromAddress();
  return location.pathname + location.search + location.hash;
}

it('writes, reads and forgets', () => {
  expect(hasToken()).toBe(false);
  writeToken('12|abc');
  expect(readToken()).toBe('12|abc');
  clearToken();
  expect(readToken()).toBeUndefined();
});

it.each([
  [`/?token=${TOKEN}`, '/'],
  [`/?token=${ID}%7C${SECRET}`, '/'],
  [`/?token=${ID}%7c${SECRET}`, '/'],
  // Encoded twice, as some messengers do.
  [`/?token=${ID}%257C${SECRET}`, '/'],
  [`/ru/jobs?q=a%20b&token=${ID}%7C${SECRET}&work=remote#top`, '/ru/jobs?q=a+b&work=remote#top'],
])('takes the token out of %s', (address, clean) => {
  expect(arrive(address)).toBe(clean);
  expect(readToken()).toBe(TOKEN);
  expect(history.state).toEqual({ key: 'kept' });
});

it('keeps the session of a browser that is signed in', () => {
  writeToken('7|mine');
  expect(arrive(`/?token=${TOKEN}`)).toBe('/');
  expect(readToken()).toBe('7|mine');
});

it.each([
  '/?token=',
  '/?token=x',
  '/?token=12%7Cabc',
  '/?token=a%20b',
  '/?token=a%3B%20path%3D%2F',
  '/?token=%0d%0a',
  '/?token=%D0%B0',
  `/?token=${'a'.repeat(201)}`,
])('removes an invalid token without an error: %s', (address) => {
  writeToken('7|mine');
  expect(arrive(address)).toBe('/');
  expect(readToken()).toBe('7|mine');
});

it('does not change an address without a token', () => {
  const replace = vi.spyOn(history, 'replaceState');
  history.pushState(null, '', '/jobs?q=token');
  takeTokenFromAddress();
  expect(replace).not.toHaveBeenCalled();
  expect(hasToken()).toBe(false);
});

it('reads a cookie whose pipe is not encoded', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'token=12|a%zz; path=/';
  expect(readToken()).toBe('12|a%zz');
});

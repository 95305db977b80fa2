import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { forgetAfterLogin, goAfterLogin, saveAfterLogin, takeAfterLogin } from './after-login';
import { ownPath } from './stored-link';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  forgetAfterLogin();
  vi.useRealTimers();
});

// Quality S20: whatever is saved, the next page is one of ours.
const EVIL = [
  '',
  ' ',
  'evil.test',
  'evil.test/profile',
  '?next=/profile',
  '#profile',
  'profile',
  './profile',
  '../profile',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '//evil.test\\@ishbor.uz',
  '/profile//evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://evil.test',
  'HTTPS://evil.test',
  'http://127.0.0.1',
  'https://ishbor.uz@evil.test',
  'https://ishbor.uz.evil.test',
  'ftp://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'about:blank',
  'mailto:a@evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '/profile\r\nSet-Cookie: token=1',
  '/profile%0d%0aSet-Cookie:%20token=1',
  '/profile%250d%250aLocation:%20//evil.test',
  '/ /evil.test',
  ' /profile',
  '/profile\u0000',
  '/profile%00',
  '/%2fevil.test',
  '/%2Fevil.test',
  '%2f%2fevil.test',
  '/%252fevil.test',
  '/%5cevil.test',
  '/%255cevil.test',
  '/%09/evil.test',
  '/%E0%A4%A',
  '/\u2044evil.test',
  '/\u2215evil.test',
  '/\uff0fevil.test',
  '/\uff0e\uff0e/evil.test',
  '/\u3002evil.test',
  '/\u2028/evil.test',
  '/\u202e/evil.test',
  '\ufeff//evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  // Same origin, but leading to a redirect loop.
  '/auth/login',
  '/auth/verifier/secret',
  '/x/../auth/login',
];

it('covers at least sixty malicious addresses', () => {
  expect(new Set(EVIL).size).toBe(EVIL.length);
  expect(EVIL.length).toBeGreaterThanOrEqual(60);
});

it.each(EVIL)('rejects the address %j', (link) => {
  expect(ownPath(link)).toBeUndefined();
  saveAfterLogin(link);
  expect(takeAfterLogin()).toBeUndefined();
});

it.each([null, undefined, 5, {}, ['/profile']])('does not accept %j as a path', (link) => {
  expect(ownPath(link)).toBeUndefined();
});

it.each([
  '/',
  '/profile',
  '/profile/settings/security',
  '/jobs?q=повар&location=toshkent-shahri',
  '/jobs?q=C%2B%2B',
  '/jobs?next=https://evil.test/',
  '/jobs/usta-1#response',
  '/authors',
  '/jobs?q=oʻqituvchi',
])('keeps %s', (link) => {
  saveAfterLogin(link);
  expect(takeAfterLogin()).toBe(link);
  expect(takeAfterLogin()).toBeUndefined();
});

it('rejects an address that is too long', () => {
  expect(ownPath(`/${'a'.repeat(3000)}`)).toBeUndefined();
});

it('validates the link again when it is read from the cookie or the storage', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'after_login=%2F%2Fevil.test; path=/';
  expect(takeAfterLogin()).toBeUndefined();
  sessionStorage.setItem('after_login', JSON.stringify({ path: '//evil.test', until: Infinity }));
  expect(takeAfterLogin()).toBeUndefined();
  sessionStorage.setItem('after_login', '{broken');
  expect(takeAfterLogin()).toBeUndefined();
});

it('reads the link that the server saved in the cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'after_login=%2Fprofile%2Fsettings; path=/';
  expect(takeAfterLogin()).toBe('/profile/settings');
  expect(takeAfterLogin()).toBeUndefined();
});

it('forgets the link after half an hour', () => {
  vi.useFakeTimers();
  saveAfterLogin('/profile/settings');
  // The browser drops the cookie by itself; the test takes it away.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'after_login=; max-age=0; path=/';
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeAfterLogin()).toBeUndefined();
});

describe('after signing in', () => {
  const open = vi.fn();
  beforeEach(() => {
    open.mockReset();
    vi.spyOn(location, 'replace').mockImplementation(open);
  });
  afterEach(() => startLocale('/'));

  it('loads the saved link, in the language of the page', () => {
    startLocale('/ru');
    saveAfterLogin('/jobs?q=1#top');
    goAfterLogin();
    expect(open).toHaveBeenCalledExactlyOnceWith('/ru/jobs?q=1#top');
    expect(takeAfterLogin()).toBeUndefined();
  });

  it('loads the profile without one', () => {
    goAfterLogin();
    expect(open).toHaveBeenCalledExactlyOnceWith('/profile');
  });
});

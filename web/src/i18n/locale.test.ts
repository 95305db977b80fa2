import { describe, expect, it } from 'vitest';
import { m } from '@/paraglide/messages';
import { joinLocale, rememberLocale, splitLocale, startLocale } from './locale';
import { localeRewrite } from './rewrite';
import { routeName } from './route-name';

describe('the locale in the address', () => {
  it.each([
    ['/', 'uz', '/'],
    ['/help', 'uz', '/help'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/ru/jobs/usta', 'ru', '/jobs/usta'],
    ['/en/help', 'en', '/help'],
    // Not locale prefixes: the path stays as it is and leads to the 404 page.
    ['/uz/help', 'uz', '/uz/help'],
    ['/de/help', 'uz', '/de/help'],
    ['/RU/help', 'uz', '/RU/help'],
    ['/russia', 'uz', '/russia'],
    ['/ru/admin', 'uz', '/ru/admin'],
    ['/ru/administration', 'ru', '/administration'],
  ])('%s is %s of %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it('is put back', () => {
    expect(joinLocale('uz', '/help')).toBe('/help');
    expect(joinLocale('ru', '/')).toBe('/ru');
    expect(joinLocale('en', '/help')).toBe('/en/help');
  });

  it('is taken off and put back by the router, query and hash untouched', () => {
    const rewrite = localeRewrite('ru');
    const inner = rewrite.input?.({ url: new URL('https://ishbor.uz/ru/jobs?q=a#b') });
    expect(String(inner)).toBe('https://ishbor.uz/jobs?q=a#b');
    expect(String(rewrite.output?.({ url: new URL(String(inner)) }))).toBe(
      'https://ishbor.uz/ru/jobs?q=a#b',
    );
  });
});

it('makes messages speak the language of the address', () => {
  expect(startLocale('/ru/help')).toBe('ru');
  const russian = m.home_title();
  startLocale('/');
  expect(m.home_title()).not.toBe(russian);
});

it('remembers the chosen language in the cookie', () => {
  rememberLocale('ru');
  expect(document.cookie).toContain('i18n_redirected=ru');
});

describe('the console', () => {
  it('has no language in its address', () => {
    expect(joinLocale('ru', '/admin')).toBe('/admin');
    expect(joinLocale('ru', '/admin/members')).toBe('/admin/members');
    expect(joinLocale('ru', '/administration')).toBe('/ru/administration');
  });

  it('speaks the chosen language, else Russian', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test takes back what another wrote.
    document.cookie = 'i18n_redirected=; max-age=0; path=/';
    expect(startLocale('/admin/members')).toBe('ru');
    rememberLocale('uz');
    expect(startLocale('/admin')).toBe('uz');
    startLocale('/');
  });
});

it.each([
  ['/', 'uz', 'index___uz'],
  ['/help/faq', 'ru', 'help-faq___ru'],
  ['/jobs/$slug', 'en', 'jobs-slug___en'],
  ['/jobs/', 'uz', 'jobs___uz'],
] as const)('names the route %s in %s', (path, locale, name) => {
  expect(routeName(path, locale)).toBe(name);
});

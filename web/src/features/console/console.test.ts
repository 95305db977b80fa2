import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { signInHref } from '@/session/staff';
import { deviceName } from './device';
import { needStaff } from './guard';
import { meQuery, nextPath } from './queries';
import { SECTIONS, sectionAt, sectionsOf } from './sections';
import { grouped } from './welcome-page';
import { objectText } from './words';

const ME = { id: '1', login: 'malika', name: 'Malika', role: 'moderator' };

afterEach(() => vi.unstubAllGlobals());

describe('sections', () => {
  const paths = (role: 'moderator' | 'content' | 'finance' | 'admin') =>
    sectionsOf(role).map(({ path }) => path);

  it('are those of the role; an admin has all', () => {
    expect(paths('moderator')).toEqual([
      '/admin',
      '/admin/moderation',
      '/admin/complaints',
      '/admin/verifications',
      '/admin/security',
    ]);
    expect(paths('finance')).toEqual(['/admin', '/admin/security']);
    expect(paths('admin')).toEqual(SECTIONS.map(({ path }) => path));
  });

  it.each([
    ['/admin', '/admin'],
    ['/admin/', '/admin'],
    ['/admin/members', '/admin/members'],
    ['/admin/members/7', '/admin/members'],
    ['/admin/membership', undefined],
  ])('%s lies in %s', (pathname, path) => {
    expect(sectionAt(pathname)?.path).toBe(path);
  });
});

describe('the way back after signing in', () => {
  it.each([
    [undefined, '/admin'],
    ['/admin/members', '/admin/members'],
    ['/admin/moderation/0199-af', '/admin/moderation/0199-af'],
    ['/admin/sign-in', '/admin'],
    ['/jobs', '/admin'],
    ['https://evil.test/admin/members', '/admin'],
    ['//evil.test', '/admin'],
    ['/admin/../jobs', '/admin'],
    ['/admin/members?x=1', '/admin'],
  ])('%s leads to %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });

  it('is named in the address', () => {
    expect(signInHref('/admin')).toBe('/admin/sign-in');
    expect(signInHref('/admin/journal')).toBe('/admin/sign-in?next=%2Fadmin%2Fjournal');
  });
});

describe('the guard', () => {
  const answer = (status: number, body: object) => {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request);
      return Response.json(body, { status });
    });
    return asked;
  };

  it('lets a member in and sends the header of the console', async () => {
    const asked = answer(200, { status: true, member: ME });
    const client = new QueryClient();
    expect(await needStaff(client, '/admin/members')).toEqual(ME);
    expect(asked[0]?.headers.get('X-Ishbor-Staff')).toBe('1');
    expect(client.getQueryData(meQuery().queryKey)).toEqual(ME);
  });

  it('sends everybody else to the sign-in', async () => {
    answer(401, { status: false, code: 'unauthenticated' });
    const thrown = await needStaff(new QueryClient(), '/admin/members').catch((error) => error);
    expect(isRedirect(thrown)).toBe(true);
    expect(thrown.options).toMatchObject({
      to: '/admin/sign-in',
      search: { next: '/admin/members' },
    });
  });

  it('reports a server error as an error', async () => {
    answer(403, { status: false, code: 'forbidden', message: 'No' });
    await expect(needStaff(new QueryClient(), '/admin')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 YaBrowser/25.8 Safari/537.36',
    'Yandex Browser, Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36 EdgA/142.0', 'Edge, Android'],
  ['curl/8.9', undefined],
  ['', undefined],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

it('groups a key by four characters', () => {
  expect(grouped('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(grouped('JBSWY')).toBe('JBSW Y');
});

describe('the object of an event', () => {
  beforeEach(() => startLocale('/'));

  it.each([
    [null, '–'],
    [{ kind: 'vacancy', id: 'oshpaz-7', name: 'Oshpaz', path: null }, 'Oshpaz'],
    [{ kind: 'synonyms', id: '0199-af', name: null, path: '/admin/search' }, 'Sinonimlar'],
    [{ kind: 'vacancy', id: 'oshpaz-7', name: null, path: null }, 'Endi yoʻq'],
  ])('%j', (object, text) => {
    expect(objectText(object)).toBe(text);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAfterLogin } from './after-login';
import { type Guard, guard } from './guards';
import { authorized, setMe, type User } from './me';
import { writeRegistration } from './registration';
import { employer } from './testing';
import { clearToken, hasToken, writeToken } from './token';

const candidate = { role: 'candidate', unfinished: null } as User;
const customer = { role: 'customer', unfinished: null } as User;
const newCandidate = { role: 'candidate', unfinished: 'candidate' } as User;
const newCustomer = { role: 'customer', unfinished: 'customer' } as User;

let queryClient: QueryClient;
let asked: number;
let answer: () => Response;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  asked = 0;
  answer = () => Response.json({ status: true, user: candidate });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  sessionStorage.clear();
  takeAfterLogin();
});
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.checking;
});

/** The result of the guards: a redirect path, `pass`, or the name of the error. */
async function visit(names: Guard[], path: string, preload = false): Promise<string> {
  const url = new URL(path, 'https://ishbor.test');
  const location = {
    href: path,
    pathname: url.pathname,
    search: Object.fromEntries(url.searchParams),
  } as ParsedLocation;
  try {
    await guard(...names)({ context: { queryClient }, location, preload });
    return 'pass';
  } catch (thrown) {
    if (!isRedirect(thrown)) return (thrown as Error).name;
    const { to, search } = thrown.options as { to: string; search?: Record<string, string> };
    return search ? `${to}?${new URLSearchParams(search)}` : to;
  }
}

function as(user: User | null) {
  if (user) writeToken('1|a');
  setMe(queryClient, user);
}

describe('who may open which page', () => {
  const register = '/auth/register/candidate';
  it.each([
    ['guest', null, '/auth/login', 'pass'],
    ['guest', candidate, '/auth/login', '/profile'],
    ['auth', null, '/profile', '/auth/login'],
    ['auth', customer, '/profile', 'pass'],
    ['customer', null, '/candidates', '/auth/login'],
    ['customer', candidate, '/candidates', 'Forbidden'],
    ['customer', customer, '/candidates', 'pass'],
    ['run-vacancies', employer('recruiter'), '/jobs/create', 'pass'],
    ['run-vacancies', employer('viewer'), '/jobs/create', '/profile/my-vacancies'],
    ['candidate', null, '/resume/create', '/auth/login'],
    ['candidate', customer, '/resume/create', 'Forbidden'],
    ['candidate', candidate, '/resume/create', 'pass'],
    ['for-register', null, '/auth/register', 'pass'],
    ['for-register', null, register, 'pass'],
    ['for-register', candidate, '/auth/register', '/profile'],
    ['for-register', candidate, `${register}/step/2`, '/profile'],
    ['for-register', candidate, '/auth/register/employer/step/2?for=role', 'pass'],
    ['for-register', newCandidate, `${register}/step/2`, 'pass'],
    ['for-register', null, `${register}/step/1`, register],
    ['for-register', null, `${register}/step/3`, register],
    ['for-register', null, '/auth/register/employer/step/2', '/auth/register/employer'],
    ['check-profile', null, '/', 'pass'],
    ['check-profile', candidate, '/', 'pass'],
    ['check-profile', newCandidate, '/', `${register}/step/2?for=role`],
    ['check-profile', newCustomer, '/profile', '/auth/register/employer/step/2?for=role'],
  ] as const)('%s, %o at %s: %s', async (name, user, path, outcome) => {
    as(user);
    expect(await visit([name], path)).toBe(outcome);
  });

  it('guards of a route run in the order they are listed', async () => {
    as(newCandidate);
    expect(await visit(['auth', 'check-profile'], '/profile')).toMatch(/step\/2/);
    as(null);
    clearToken();
    expect(await visit(['auth', 'check-profile'], '/profile')).toBe('/auth/login');
  });

  it('a registration step opens after the step before it', async () => {
    const now = Date.now();
    writeRegistration('candidate', { phone: '+998901234567', request_id: 'r' });
    expect(await visit(['for-register'], `${register}/step/1`)).toBe('pass');
    expect(await visit(['for-register'], `${register}/step/2`)).toBe(register);
    expect(await visit(['for-register'], '/auth/register/employer/step/1')).toBe(
      '/auth/register/employer',
    );
    const confirmed = { phone: '+998901234567', request_id: 'r', verified_until: now + 86_400_000 };
    writeRegistration('candidate', confirmed);
    expect(await visit(['for-register'], `${register}/step/3`)).toBe('pass');
    writeRegistration('candidate', { ...confirmed, verified_until: now - 1 });
    expect(await visit(['for-register'], `${register}/step/3`)).toBe(register);
  });

  it('an unknown guard name throws', () => {
    // @ts-expect-error A name outside the union must not compile.
    expect(() => guard('admin')).toThrow('Unknown guard "admin"');
    // @ts-expect-error Names of every object are no guards either.
    expect(() => guard('auth', 'toString')).toThrow('Unknown guard "toString"');
  });
});

describe('the saved link', () => {
  it('is the page that the guest wanted to open', async () => {
    await visit(['auth'], '/profile/settings?tab=1');
    expect(takeAfterLogin()).toBe('/profile/settings?tab=1');
  });

  it('is not saved by preloading a link, nor for people who may open the page', async () => {
    await visit(['auth'], '/profile', true);
    expect(takeAfterLogin()).toBeUndefined();
    as(candidate);
    await visit(['auth'], '/profile');
    expect(takeAfterLogin()).toBeUndefined();
  });
});

describe('the identity check', () => {
  it('asks nothing for a guest', async () => {
    expect(authorized(queryClient)).toBe(false);
    expect(await visit(['guest'], '/auth/login')).toBe('pass');
    expect(asked).toBe(0);
  });

  it('runs once when there is a token, under the preloader', async () => {
    writeToken('1|a');
    expect(authorized(queryClient)).toBeUndefined();
    const done = visit(['auth'], '/profile');
    expect(document.documentElement.dataset.checking).toBe('');
    expect(await done).toBe('pass');
    expect(authorized(queryClient)).toBe(true);
    await visit(['auth'], '/profile/settings');
    expect(asked).toBe(1);
  });

  it.each([
    ['refused', () => Response.json({ code: 'unauthorized' }, { status: 401 })],
    ['answered with false', () => Response.json({ status: false })],
    ['failed', () => Response.json({ code: 'fault' }, { status: 400 })],
  ])('%s, it signs out', async (_, response) => {
    writeToken('1|a');
    answer = response;
    expect(await visit(['auth'], '/profile')).toBe('/auth/login');
    expect(hasToken()).toBe(false);
    expect(authorized(queryClient)).toBe(false);
  });

  it('without a response the token stays, and pages that need a user show the error', async () => {
    vi.useFakeTimers();
    writeToken('1|a');
    answer = () => {
      throw new TypeError('no network');
    };
    const closed = visit(['auth'], '/profile');
    const open = visit(['check-profile'], '/');
    await vi.runAllTimersAsync();
    expect(await closed).toBe('ApiError');
    expect(await open).toBe('pass');
    expect(hasToken()).toBe(true);
    expect(authorized(queryClient)).toBeUndefined();
    vi.useRealTimers();
  });

  it('notices that another tab signed in or out', async () => {
    as(null);
    writeToken('1|a');
    expect(await visit(['auth'], '/profile')).toBe('pass');
    clearToken();
    expect(await visit(['auth'], '/profile')).toBe('/auth/login');
  });
});

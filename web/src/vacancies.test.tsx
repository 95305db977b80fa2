// Reading and saving vacancies through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { vacancy } from '@/api/testing';
import { markVacancy } from '@/features/vacancies/marks';
import { startLocale } from '@/i18n/locale';
import { clearToken, writeToken } from '@/session/token';
import { makeRouter } from './router';

type Answer = [status: number, body: object];

const JOB = vacancy();
const META = { page: 1, per_page: 20, total: 1, pages: 1 };
/** What a search response has beside its list. */
const FOUND = { ads: [], applied: [], words: '', corrections: [], relaxed: false };
const listOf = (...data: object[]): Answer => [
  200,
  { status: true, data, ...FOUND, meta: { ...META, total: data.length } },
];
const TEAM = { companies: [], team_invitations: [] };
const CANDIDATE = {
  id: 'u1',
  role: 'candidate',
  candidate: { name: 'Malika', surname: 'Y' },
  ...TEAM,
};
const EMPLOYER = {
  id: 'u2',
  role: 'customer',
  customer: {
    slug: 'osh-markazi',
    name: 'Osh',
    role: 'owner',
    can: ['see_work', 'run_vacancies', 'open_contacts', 'edit_company'],
  },
  ...TEAM,
};

/** The bodies sent to each call. */
let sent: Record<string, unknown[]>;
/** The server's responses; a function can simulate a lost connection. */
let answers: Record<string, Answer | (() => Answer)>;

beforeEach(() => {
  sent = {};
  answers = {
    jobs: listOf(JOB),
    'jobs/summary': [200, { status: true, total: 1, spheres: [], regions: [], newest: [JOB] }],
    [`jobs/${JOB.slug}`]: [200, { status: true, data: JOB }],
    [`jobs/${JOB.slug}/similar`]: listOf(),
    wishlist: listOf(),
    'auth/providers': [200, { status: true, google: false, telegram: null }],
    'auth/social': [200, { status: true, social: null }],
  };
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = pathname.replace('/api/v1/', '');
    const body = request.method === 'POST' ? await request.clone().text() : search;
    sent[call] = [...(sent[call] ?? []), body.startsWith('{') ? JSON.parse(body) : body];
    const answer = answers[call] ?? [200, { status: true, liked: true }];
    const [status, json] = typeof answer === 'function' ? answer() : answer;
    return Response.json(json, { status });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(address: string, user?: object) {
  if (user) {
    writeToken('1|secret');
    answers.me = [200, { status: true, user }];
  }
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(['home'], { spheres: [{ slug: 'it', name: 'IT' }], regions: [] });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, queryClient, user: userEvent.setup() };
}

const bookmark = () => screen.findByRole('button', { name: 'Save: Cook' });
const isPressed = async () => (await bookmark()).getAttribute('aria-pressed') === 'true';

describe('the card', () => {
  it('shows company, title, place and pay', async () => {
    await open('/en/jobs');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { level: 2, name: 'Cook' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe(
      `/en/jobs/${JOB.slug}`,
    );
    expect(card.getByText('Osh markazi')).toBeTruthy();
    expect(card.getByText('verified company')).toBeTruthy();
    expect(card.getByText('Samarkand · Full-time')).toBeTruthy();
    // Short on the screen, exact for screen readers.
    const exact = card.getByText('7 000 000 - 11 000 000 UZS');
    expect(exact.previousElementSibling?.textContent).toMatch(/^7.0M - 11.0M.UZS$/);
    expect(exact.previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows nothing for unknown facts', async () => {
    const bare = vacancy({ salary: null, published_at: null });
    answers.jobs = listOf({ ...bare, customer: { ...bare.customer, is_verified: false } });
    await open('/en/jobs');
    const card = await screen.findByRole('article');
    expect(card.textContent).toBe('CookOsh markaziSamarkand · Full-timeFrom 1 year');
  });

  it('leads its owner to his own page, and only him', async () => {
    const other = vacancy({ id: '2', slug: 'baker-1', title: 'Baker' });
    answers.jobs = listOf(JOB, { ...other, customer: { ...other.customer, slug: 'non' } });
    await open('/en/jobs', EMPLOYER);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe(
        `/en/profile/my-vacancies/${JOB.slug}`,
      ),
    );
    expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe(
      '/en/jobs/baker-1',
    );
  });
});

describe('saving', () => {
  it('shows at once, tells the server, and can be undone', async () => {
    const { user } = await open('/en/jobs', CANDIDATE);
    await user.click(await bookmark());
    await waitFor(async () => expect(await isPressed()).toBe(true));
    expect(sent['wishlist/add']).toEqual([{ job_id: JOB.slug }]);
    await user.click(await bookmark());
    await waitFor(async () => expect(await isPressed()).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent['wishlist/add']).toHaveLength(2));
    expect(await isPressed()).toBe(true);
  });

  it('takes the mark back when the server refuses, and says why', async () => {
    const message = 'You have saved 500 vacancies already.';
    answers['wishlist/add'] = [200, { status: false, code: 'limit_exceeded', message }];
    const { user } = await open('/en/jobs', CANDIDATE);
    await user.click(await bookmark());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await isPressed()).toBe(false);
  });

  it('is not undone by a list response from before the click', async () => {
    const { user, queryClient } = await open('/en/jobs', CANDIDATE);
    answers['wishlist/add'] = () => {
      markVacancy(queryClient, JOB.slug, { liked: false });
      return [200, { status: true, liked: true }];
    };
    await user.click(await bookmark());
    await waitFor(() => expect(sent['wishlist/add']).toHaveLength(1));
    await waitFor(async () => expect(await isPressed()).toBe(true));
  });

  it('keeps the mark without a network', async () => {
    const { user } = await open('/en/jobs', CANDIDATE);
    answers['wishlist/add'] = () => {
      throw new TypeError('no network');
    };
    await user.click(await bookmark());
    expect(await screen.findByText(/once you are back online/)).toBeTruthy();
    expect(await isPressed()).toBe(true);
  });

  it('does not wait for an identity check that has failed', async () => {
    writeToken('1|secret');
    answers.me = () => {
      throw new TypeError('no network');
    };
    const { user } = await open('/en/jobs');
    const asked = sent.me?.length;
    await user.click(await bookmark());
    await waitFor(() => expect(sent['wishlist/add']).toEqual([{ job_id: JOB.slug }]));
    expect(sent.me).toHaveLength(asked ?? 0);
  });

  it('is sent by the next page, whichever it is, and shown before the server has it', async () => {
    localStorage.setItem('favourites:wishes', JSON.stringify({ [JOB.slug]: true }));
    await open('/en/auth/login');
    await waitFor(() => expect(sent['wishlist/add']).toEqual([{ job_id: JOB.slug }]));
    cleanup();
    localStorage.setItem('favourites:wishes', JSON.stringify({ [JOB.slug]: true }));
    await open('/en/jobs', CANDIDATE);
    await waitFor(async () => expect(await isPressed()).toBe(true));
  });

  it('sends a guest to sign in and remembers where he was', async () => {
    const { history, user } = await open('/en/jobs?sphere=it');
    await user.click(await bookmark());
    await waitFor(() => expect(history.location.pathname).toBe('/en/auth/login'));
    expect(history.location.search).toBe('');
    expect(sessionStorage.getItem('after_login')).toContain('/jobs?sphere=it');
    expect(sent['wishlist/add']).toBeUndefined();
  });

  it('tells an employer why he is asked to sign in', async () => {
    const { history, user } = await open('/en/jobs', EMPLOYER);
    await user.click(await bookmark());
    await waitFor(() => expect(history.location.pathname).toBe('/en/auth/login'));
    expect(await screen.findByText(/is for candidates/)).toBeTruthy();
  });
});

describe('the list', () => {
  it('says how many there are, and asks for what the address names', async () => {
    const applied = [{ key: 'sphere', value: 'it', label: 'IT' }];
    answers.jobs = [
      200,
      { status: true, data: [JOB], ...FOUND, applied, meta: { ...META, total: 1248, pages: 63 } },
    ];
    await open('/en/jobs?sphere=it&page=2');
    expect(await screen.findByRole('heading', { name: /^1.248 jobs$/ })).toBeTruthy();
    expect(sent.jobs).toEqual(['?sphere=it&page=2']);
    expect(screen.getByRole('button', { name: 'IT: remove' })).toBeTruthy();
  });

  it('adds the next page below and keeps it in the address', async () => {
    answers.jobs = [
      200,
      { status: true, data: [JOB], ...FOUND, meta: { ...META, total: 40, pages: 2 } },
    ];
    const { history, user } = await open('/en/jobs');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(history.location.search).toBe('?more=1');
    expect(sent.jobs).toEqual(['', '?page=2']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each<[string, Answer]>([
    ['nothing fits', listOf()],
    ['the sphere does not exist', [422, { status: false, code: 'validation', message: 'No' }]],
  ])('offers a next action when %s', async (_, answer) => {
    answers.jobs = answer;
    await open('/en/jobs?sphere=gone');
    expect(await screen.findByText(/No jobs match/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/en/jobs',
    );
  });

  it('retries after an error', async () => {
    answers.jobs = [400, { status: false, code: 'bad_request', message: 'Broken' }];
    const { user } = await open('/en/jobs');
    const again = await screen.findByRole('button', { name: /try again/i });
    answers.jobs = listOf(JOB);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
  });
});

describe('the page of a vacancy', () => {
  it('leads to the response, and later to how it stands', async () => {
    await open(`/en/jobs/${JOB.slug}`);
    const path = `/en/jobs/${JOB.slug}/response`;
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(path);
    cleanup();
    answers[`jobs/${JOB.slug}`] = [200, { status: true, data: vacancy({ responded: 'offer' }) }];
    await open(`/en/jobs/${JOB.slug}`, CANDIDATE);
    const link = await screen.findByRole('link', { name: 'Your application Invited' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('shows the whole vacancy and counts the view once', async () => {
    await open(`/en/jobs/${JOB.slug}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Cook' })).toBeTruthy();
    expect(screen.getByText('after tax')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Tasks' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Benefits' })).toBeNull();
    // Unknown facts have no label either.
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Experience',
      'Hours',
    ]);
    await waitFor(() => expect(sent[`jobs/${JOB.slug}/seen`]).toHaveLength(1));
  });

  it('shows contacts to a candidate, the link marked as user content', async () => {
    answers[`jobs/${JOB.slug}/contacts`] = [
      200,
      { status: true, phone: '+998901234567', link: 'https://osh.example/jobs' },
    ];
    const { user } = await open(`/en/jobs/${JOB.slug}`, CANDIDATE);
    await user.click(screen.getByRole('button', { name: 'Show contacts' }));
    const phone = await screen.findByRole('link', { name: '+998 90 123 45 67' });
    expect(phone.getAttribute('href')).toBe('tel:+998901234567');
    const link = screen.getByRole('link', { name: 'https://osh.example/jobs' });
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
  });

  it('says why contacts cannot be shown', async () => {
    const message = 'Enough for today.';
    answers[`jobs/${JOB.slug}/contacts`] = [
      429,
      { status: false, code: 'limit_exceeded', message },
    ];
    const { user } = await open(`/en/jobs/${JOB.slug}`, CANDIDATE);
    await user.click(screen.getByRole('button', { name: 'Show contacts' }));
    expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeTruthy();
  });

  it('offers its owner to change it instead', async () => {
    const own = { ...JOB, status: 'approved', lifecycle: 'open', views: 214 };
    answers[`jobs/${JOB.slug}`] = [200, { status: true, data: { ...JOB, is_own: true } }];
    answers[`my/jobs/${JOB.slug}`] = [200, { status: true, data: own }];
    await open(`/en/jobs/${JOB.slug}`, EMPLOYER);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      `/en/profile/my-vacancies/${JOB.slug}/edit`,
    );
    expect(await screen.findByText('214 views')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show contacts' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Report/ })).toBeNull();
    expect(sent[`jobs/${JOB.slug}/seen`]).toBeUndefined();
  });

  it('shows similar vacancies instead of a closed one', async () => {
    answers['jobs/gone'] = [410, { status: false, code: 'gone', message: 'x', similar: [JOB] }];
    await open('/en/jobs/gone');
    expect(screen.getByRole('heading', { level: 1, name: 'This vacancy is closed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cook' })).toBeTruthy();
    expect(sent['jobs/gone/seen']).toBeUndefined();
  });

  it('shows the not-found page for an unknown vacancy', async () => {
    answers['jobs/never'] = [404, { status: false, code: 'not_found', message: 'x' }];
    await open('/en/jobs/never');
    expect(screen.getByText('/en/jobs/never')).toBeTruthy();
  });

  it('takes a report with its reason', async () => {
    const { user } = await open(`/en/jobs/${JOB.slug}`, CANDIDATE);
    await user.click(screen.getByRole('button', { name: 'Report this vacancy' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Choose a reason')).toBeTruthy();
    const [first] = dialog.getAllByRole('radio');
    await user.click(first as HTMLElement);
    await user.type(dialog.getByRole('textbox'), ' They ask for money ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[`jobs/${JOB.slug}/report`]).toEqual([
      { reason: 'fraud', text: 'They ask for money' },
    ]);
  });

  it('is shared in the language of the recipient', async () => {
    const { user } = await open(`/en/jobs/${JOB.slug}`);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog'));
    const target = () => {
      const href = dialog.getByRole('link', { name: /Telegram/ }).getAttribute('href') ?? '';
      return new URL(href).searchParams;
    };
    expect(target().get('text')).toBe('Osh markazi is hiring: Cook. Details:');
    await user.click(dialog.getByRole('radio', { name: 'Русский' }));
    expect(target().get('text')).toBe('Osh markazi приглашает на работу: Cook. Подробнее:');
    expect(target().get('url')).toBe(`${location.origin}/ru/job/${JOB.slug}?from=telegram`);
    await user.click(dialog.getByRole('button', { name: 'QR code' }));
    const code = dialog.getByRole('img', { name: /QR code/ });
    expect(code.getAttribute('src')).toBe(`/qr/job/${JOB.slug}.ru.svg`);
  });
});

describe('favourites', () => {
  const saved = { ...JOB, liked: true, is_open: true, added_at: '2026-11-10T09:00:00Z' };
  const closed = { ...saved, id: '2', slug: 'old', title: 'Baker', is_open: false, salary: null };

  it('asks before something leaves the list', async () => {
    answers.wishlist = listOf(saved, closed);
    const { user } = await open('/en/user/favorites', CANDIDATE);
    await user.click(await screen.findByRole('button', { name: 'Remove: Cook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(sent['wishlist/remove']).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Remove: Cook' }));
    answers.wishlist = listOf(closed);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Cook')).toBeNull());
    expect(sent['wishlist/remove']).toEqual([{ job_id: JOB.slug }]);
    expect(screen.getByText('1 saved vacancy')).toBeTruthy();
  });

  it('marks closed vacancies and links to similar ones', async () => {
    answers.wishlist = listOf(closed);
    await open('/en/user/favorites', CANDIDATE);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Closed')).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Baker' })).toBeNull();
    expect(card.getByRole('link', { name: 'Find similar' }).getAttribute('href')).toBe(
      '/en/jobs?sphere=horeca',
    );
  });

  it('stays readable without a network', async () => {
    answers.wishlist = listOf(saved);
    await open('/en/user/favorites', CANDIDATE);
    await screen.findByRole('link', { name: 'Cook' });
    cleanup();
    answers.wishlist = () => {
      throw new TypeError('no network');
    };
    await open('/en/user/favorites', CANDIDATE);
    expect(await screen.findByText(/the list we kept/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cook' })).toBeTruthy();
  });

  it('says how to begin when there is nothing', async () => {
    await open('/en/user/favorites', CANDIDATE);
    expect(await screen.findByRole('link', { name: 'Browse vacancies' })).toBeTruthy();
  });
});

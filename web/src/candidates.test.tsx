// Pages of candidates on the real router.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { makeRouter } from './router';

const PROFILE = {
  slug: 'malika-1',
  position: 'Accountant',
  name: 'Malika',
  surname: 'Yusupova',
  is_anonymous: false,
  photo: null,
  location: 'toshkent',
  location_name: 'Tashkent',
  sphere: ['finance'],
  work_type: ['hybrid'],
  salary: { amount: 7_000_000, currency: 'UZS' },
  age: 30,
  experience_months: 87,
  employment: [
    {
      position: 'Accountant',
      company: null,
      start: { year: 2022, month: 3 },
      end: null,
      present: true,
      description: '- Pays 85 people',
    },
  ],
  education_level: 'higher',
  specialization: null,
  education: [],
  additional_education: [],
  skills: ['1C'],
  computer_skills: [],
  languages: [{ language: 'english', level: 'b1' }],
  driving: { categories: [], years: null },
  has_car: false,
  about: 'Counts well.',
  last_seen: 'today',
  updated_at: '2026-11-01T09:00:00Z',
  completeness: 86,
  is_saved: false,
  contacts: {
    phone_masked: '+998 90 *** ** 12',
    is_open: false,
    phones: [],
    email: null,
    social_links: [],
  },
  openings: { left: 37, of: 50, renews_at: '2026-11-30T19:00:00Z' },
  applications: [
    {
      resume_id: 'r1',
      vacancy_slug: 'cook',
      vacancy_title: 'Cook',
      source: 'invitation',
      status: 'waiting',
      created_at: '2026-11-02T09:00:00Z',
    },
  ],
};
const CARD = {
  slug: 'malika-1',
  position: 'Accountant',
  name: 'Malika Yusupova',
  is_anonymous: false,
  photo: null,
  location_name: 'Tashkent',
  salary: null,
  experience_months: 87,
  last_job: { position: 'Accountant', company: null },
  skills: ['1C'],
  updated_at: '2026-11-01T09:00:00Z',
  last_seen: 'week',
  is_saved: false,
  application: null,
};

let answers: Record<string, (request: Request) => Response>;
let asked: string[];

beforeEach(() => {
  asked = [];
  const meta = { page: 1, per_page: 20, total: 1, pages: 1 };
  answers = {
    'GET candidates': () => Response.json({ status: true, data: [CARD], meta }),
    'GET candidates/saved': () =>
      Response.json({ status: true, data: [], meta: { ...meta, total: 0 } }),
    'GET candidates/malika-1': () => Response.json({ status: true, data: PROFILE }),
    'GET resume/shared/abc': () =>
      Response.json({ status: true, data: { ...PROFILE, openings: null } }),
    'GET top-candidates': () => Response.json({ status: true, data: [CARD] }),
    'GET dictionaries': () =>
      Response.json({ status: true, data: { language: [{ code: 'english', name: 'English' }] } }),
  };
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/v1/', '')}`;
    asked.push(call + search);
    return answers[call]?.(request) ?? Response.json({ code: 'not_found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(address: string, role?: User['role']) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(['home'], {
    spheres: [{ slug: 'it', name: 'IT' }],
    regions: [{ slug: 'navoiy', name: 'Navoiy' }],
  });
  if (role) writeToken('1|secret');
  queryClient.setQueryData(meQuery().queryKey, role ? employer('owner', { role }) : null);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, user: userEvent.setup() };
}

describe('a candidate', () => {
  it('is shown to an employer, who opens the contacts after a question', async () => {
    const opened = { phones: ['+998901234512'], email: 'm@y.uz', social_links: [] };
    answers['POST candidates/malika-1/contacts'] = () =>
      Response.json({ status: true, data: opened, left: { ...PROFILE.openings, left: 36 } });
    const { user } = await open('/en/candidates/malika-1', 'customer');
    // Nobody is invited twice by mistake.
    expect(screen.getByRole('link', { name: 'Cook' }).getAttribute('href')).toContain(
      '/my-vacancies/cook/applications/r1',
    );
    expect(screen.getByText(/You have invited this candidate/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Malika Yusupova');
    expect(screen.getByText('Workplace hidden')).toBeTruthy();
    expect(screen.getByText('English (conversational)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open contacts' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/uses 1 of 37 openings/)).toBeTruthy();
    expect(asked).not.toContain('POST candidates/malika-1/contacts');
    await user.click(within(dialog).getByRole('button', { name: 'Open contacts' }));
    const phone = await screen.findByRole('link', { name: '+998 90 123 45 12' });
    expect(phone.getAttribute('href')).toBe('tel:+998901234512');
  });

  it('cannot be opened without openings, and the day of the next ones is named', async () => {
    const openings = { ...PROFILE.openings, left: 0 };
    answers['GET candidates/malika-1'] = () =>
      Response.json({ status: true, data: { ...PROFILE, openings } });
    await open('/en/candidates/malika-1', 'customer');
    expect(screen.getByRole('button', { name: 'Open contacts' }).hasAttribute('disabled')).toBe(
      true,
    );
    expect(screen.getByText(/^No openings left until 01.12.2026/)).toBeTruthy();
  });

  it('is saved at once, and taken back if the server refuses', async () => {
    const { user } = await open('/en/candidates/malika-1', 'customer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toContain('POST candidates/malika-1/save'));
    await screen.findByRole('button', { name: 'Save', pressed: false });
  });

  it('asks a guest to sign in and does not say whether it exists', async () => {
    await open('/en/candidates/malika-1');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('Sign in as an employer to see the resume.')).toBeTruthy();
    expect(asked.some((call) => call.includes('malika-1'))).toBe(false);
  });

  it('asks another candidate to change the account type', async () => {
    await open('/en/candidates/somebody', 'candidate');
    expect(screen.getByRole('link', { name: 'Change the account type' })).toBeTruthy();
  });

  it('does not exist for an employer from whom it is hidden', async () => {
    await open('/en/candidates/hidden', 'customer');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  });
});

describe('a shared resume', () => {
  it('has no contacts and no actions', async () => {
    await open('/en/resume/shared/abc');
    expect(screen.getByText(/shared this resume with a link/)).toBeTruthy();
    expect(screen.queryByText('+998 90 *** ** 12')).toBeNull();
    for (const name of ['Save', 'Open contacts', 'Report']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says so after its link was turned off', async () => {
    await open('/en/resume/shared/old');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link does not work');
  });
});

describe('the list', () => {
  it('is filtered by its address and keeps it', async () => {
    const { history, user } = await open('/en/candidates?q=usta', 'customer');
    await screen.findByText('1 candidate', { selector: 'h1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), '3');
    await waitFor(() => expect(history.location.search).toBe('?q=usta&experience=3'));
    await waitFor(() => expect(asked).toContain('GET candidates?q=usta&experience=3'));
    const chips = screen.getByRole('group', { name: 'Chosen filters' });
    await user.click(within(chips).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(history.location.search).toBe('?q=usta'));
  });

  it('offers nothing that would sort people out', async () => {
    await open('/en/candidates', 'customer');
    for (const name of [/\bsex\b/i, /\bage\b/i, /photo/i, /status/i]) {
      expect(screen.queryByRole('combobox', { name })).toBeNull();
    }
  });

  it('says what to loosen when nothing is found', async () => {
    const meta = { page: 1, per_page: 20, total: 0, pages: 0 };
    answers['GET candidates'] = (request) => {
      const found = new URL(request.url).searchParams.has('experience') ? [] : [CARD];
      const total = found.length;
      return Response.json({ status: true, data: found, meta: { ...meta, total } });
    };
    const { history, user } = await open('/en/candidates?q=usta&experience=5', 'customer');
    const looser = await screen.findByRole('button', {
      name: 'Without “From 5 years”: 1 candidate',
    });
    expect(screen.queryByRole('button', { name: /Without “usta”/ })).toBeNull();
    await user.click(looser);
    await waitFor(() => expect(history.location.search).toBe('?q=usta'));
  });

  it('leads from candidate to candidate, over the end of a page', async () => {
    const meta = { page: 1, per_page: 2, total: 3, pages: 2 };
    const pages = [['a', 'b'], ['c']];
    answers['GET candidates'] = (request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const data = pages[page - 1]?.map((slug) => ({ ...CARD, slug, position: `Job ${slug}` }));
      return Response.json({ status: true, data, meta: { ...meta, page } });
    };
    for (const slug of ['a', 'b', 'c']) {
      answers[`GET candidates/${slug}`] = () =>
        Response.json({ status: true, data: { ...PROFILE, slug } });
    }
    const { history, user } = await open('/en/candidates?q=usta', 'customer');
    await user.click(await screen.findByRole('link', { name: 'Job b' }));
    await screen.findByText('2 / 3');
    await user.click(await screen.findByRole('link', { name: 'Next candidate' }));
    await screen.findByText('3 / 3');
    expect(history.location.pathname).toBe('/en/candidates/c');
    const next = screen.getByRole('button', { name: 'Next candidate' });
    expect(next.hasAttribute('disabled')).toBe(true);
    expect(asked).not.toContain('GET candidates/a');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await screen.findByText('2 / 3');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
    await user.click(screen.getByRole('link', { name: 'Candidates', current: false }));
    await waitFor(() => expect(history.location.search).toBe('?q=usta'));
  });

  it('shows the saved ones, and says when there are none', async () => {
    await open('/en/candidates?saved=true', 'customer');
    await screen.findByText(/No saved candidates/);
  });

  it('does not open a resume before somebody does: the candidate would see it', async () => {
    await open('/en/candidates', 'customer');
    const card = await screen.findByRole('link', { name: 'Accountant' });
    // A touch begins to load the page of any other link.
    fireEvent.touchStart(card);
    fireEvent.mouseEnter(card);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).not.toContain('GET candidates/malika-1');
  });
});

it('shows the top list to everybody, and bookmarks only to employers', async () => {
  await open('/en/top-candidates');
  await screen.findByRole('link', { name: 'Accountant' });
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  cleanup();
  await open('/en/top-candidates', 'customer');
  await screen.findByRole('button', { name: 'Save: Malika Yusupova' });
});

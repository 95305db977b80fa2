// The islands of a vacancy's and a company's page, against a fake server with scripted responses.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentlyViewed } from '@/features/vacancies/recently-viewed';
import { isViewed } from '@/features/vacancies/viewed';
import { startLocale } from '@/i18n/locale';
import { forgetIntention, peekIntention } from '@/session/intention';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { leaveToSignIn, openDocument, slot } from './testing';

type Answer = [status: number, body: object];

const CANDIDATE = {
  id: 'u1',
  role: 'candidate',
  candidate: { name: 'Malika', surname: 'Y' },
  companies: [],
  team_invitations: [],
};
const NONE = { liked: false, contacted: false, responded: null, hidden: false, is_own: false };

let sent: Record<string, unknown[]>;
let answers: Record<string, Answer>;

beforeEach(() => {
  startLocale('/en');
  history.replaceState(null, '', '/en/jobs/cook');
  sent = {};
  answers = {};
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const call = pathname.replace('/api/v1/', '');
    const body = request.method === 'POST' ? await request.clone().text() : '';
    sent[call] = [...(sent[call] ?? []), body.startsWith('{') ? JSON.parse(body) : body];
    const [status, json] = answers[call] ?? [200, { status: true, liked: true }];
    return Response.json(json, { status });
  });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  clearToken();
  forgetIntention();
  vi.unstubAllGlobals();
  startLocale('/');
});

const BAR = slot(
  'vacancy-bar',
  { slug: 'cook', title: 'Cook' },
  `<a href="/en/jobs/cook/response" class="btn btn-p">Apply</a><form method="post" action="/forms/save">
    <input type="hidden" name="slug" value="cook"><button class="btn btn-s bottom-bar-save">Save</button></form>`,
);
const CONTACTS = slot(
  'contacts',
  { slug: 'cook', company: 'Osh' },
  '<button type="button" class="btn btn-s btn-wide">Show contacts</button>',
);
const REPORT = slot(
  'report',
  { target: 'vacancy', slug: 'cook', label: 'Report this vacancy' },
  '<a href="/en/jobs/cook/report" class="btn btn-quiet btn-sm">Report this vacancy</a>',
);
const SEEN = slot('seen', { slug: 'cook', title: 'Cook', company: 'Osh' }, '', 'span');

/** Opens a page with these islands; `marks` is what the server knows of the vacancy for this person. */
async function open(html: string, user?: object, marks: object = {}) {
  if (user) {
    writeToken('1|secret');
    answers.me = [200, { status: true, user }];
    answers['my/marks'] = [200, { status: true, data: [{ slug: 'cook', ...NONE, ...marks }] }];
  }
  const view = openDocument(html);
  await waitFor(() =>
    expect(document.querySelectorAll('[data-island]:not([data-live])')).toHaveLength(0),
  );
  return view;
}

describe('the bar', () => {
  it('leads to the response, and later to how it stands', async () => {
    await open(BAR);
    const link = screen.getByRole('link', { name: 'Apply' });
    expect(link.getAttribute('href')).toBe('/en/jobs/cook/response');
    expect(link.className).toBe('btn btn-p');
    cleanup();
    await open(BAR, CANDIDATE, { responded: 'offer' });
    const status = await screen.findByRole('link', { name: 'Your application Invited' });
    expect(status.getAttribute('href')).toBe('/en/jobs/cook/response');
  });

  it('saves the vacancy', async () => {
    const { user } = await open(BAR, CANDIDATE);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent['wishlist/add']).toEqual([{ job_id: 'cook' }]));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('offers its owner to change it instead', async () => {
    const own = {
      slug: 'cook',
      status: 'approved',
      standing: 'active',
      lifecycle: 'open',
      views: 214,
      responses: 1200,
    };
    answers['my/jobs/cook'] = [200, { status: true, data: own }];
    const numbers = slot('owner-numbers', { slug: 'cook' });
    await open(BAR + CONTACTS + numbers + REPORT + SEEN, employer(), { is_own: true });
    const edit = await screen.findByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/en/profile/my-vacancies/cook/edit');
    expect(await screen.findByText('214 views')).toBeTruthy();
    expect(screen.getByRole('link', { name: /1.200/ }).getAttribute('href')).toBe(
      '/en/profile/my-vacancies/cook/applications',
    );
    expect(screen.queryByRole('button', { name: 'Show contacts' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Report/ })).toBeNull();
    expect(sent['jobs/cook/seen']).toBeUndefined();
    expect(recentlyViewed()).toEqual([]);
  });

  it('asks nobody but its owner for its numbers', async () => {
    await open(slot('owner-numbers', { slug: 'cook' }) + SEEN, employer());
    await waitFor(() => expect(sent['jobs/cook/seen']).toHaveLength(1));
    expect(sent['my/jobs/cook']).toBeUndefined();
  });
});

describe('a view', () => {
  it.each([
    ['a guest', undefined],
    ['a candidate', CANDIDATE],
  ])('of %s is counted once and remembered on the device', async (_, user) => {
    await open(SEEN, user);
    await waitFor(() => expect(sent['jobs/cook/seen']).toHaveLength(1));
    expect(isViewed('cook')).toBe(true);
    expect(recentlyViewed()).toEqual([{ slug: 'cook', title: 'Cook', company: 'Osh' }]);
  });

  it('stands below the newest of the home page afterwards', async () => {
    await open(SEEN);
    cleanup();
    const { user } = await open(slot('viewed'));
    const link = await screen.findByRole('link', { name: /Cook/ });
    expect(link.getAttribute('href')).toBe('/en/jobs/cook');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(recentlyViewed()).toEqual([]);
  });
});

describe('contacts', () => {
  it('are shown to a candidate, the link marked as user content', async () => {
    answers['jobs/cook/contacts'] = [
      200,
      { status: true, phone: '+998901234567', link: 'https://osh.example/jobs' },
    ];
    const { user } = await open(CONTACTS, CANDIDATE);
    await waitFor(() => expect(sent['my/marks']).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Show contacts' }));
    const phone = await screen.findByRole('link', { name: '+998 90 123 45 67' });
    expect(phone.getAttribute('href')).toBe('tel:+998901234567');
    const link = screen.getByRole('link', { name: 'https://osh.example/jobs' });
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
    // They take the place of the button, and stay.
    expect(screen.queryByRole('button', { name: 'Show contacts' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Contacts: Osh' }));
  });

  it('that were opened before stand on the page by themselves', async () => {
    answers['jobs/cook/contacts'] = [200, { status: true, phone: '+998901234567', link: null }];
    await open(CONTACTS, CANDIDATE, { contacted: true });
    expect(await screen.findByRole('link', { name: '+998 90 123 45 67' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show contacts' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('say why they cannot be shown', async () => {
    const message = 'Enough for today.';
    answers['jobs/cook/contacts'] = [429, { status: false, code: 'limit_exceeded', message }];
    const { user } = await open(CONTACTS, CANDIDATE);
    await user.click(screen.getByRole('button', { name: 'Show contacts' }));
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeTruthy();
  });

  it('ask a guest to sign in, lead back, and are open then', async () => {
    answers['jobs/cook/contacts'] = [200, { status: true, phone: '+998901234567', link: null }];
    const { user } = await open(CONTACTS);
    await user.click(screen.getByRole('button', { name: 'Show contacts' }));
    await leaveToSignIn(user);
    expect(sessionStorage.getItem('after_login')).toContain('"/jobs/cook"');
    expect(peekIntention()).toEqual({ act: 'contacts', slug: 'cook' });
    cleanup();
    await open(CONTACTS, CANDIDATE);
    expect(await screen.findByRole('link', { name: '+998 90 123 45 67' })).toBeTruthy();
    expect(peekIntention()).toBeUndefined();
  });
});

describe('a report', () => {
  it('opens here for signed-in people, with its reason', async () => {
    const { user } = await open(REPORT, CANDIDATE);
    const link = screen.getByRole('link', { name: 'Report this vacancy' });
    expect(link.getAttribute('href')).toBe('/en/jobs/cook/report');
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Choose a reason')).toBeTruthy();
    const [first] = dialog.getAllByRole('radio');
    await user.click(first as HTMLElement);
    await user.type(dialog.getByRole('textbox'), ' They ask for money ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent['jobs/cook/report']).toEqual([{ reason: 'fraud', text: 'They ask for money' }]);
  });

  it('of a company asks a guest to sign in, and opens afterwards, once', async () => {
    const html = slot('report', { target: 'company', slug: 'osh', label: 'Report' });
    const { user } = await open(html);
    const link = screen.getByRole('link', { name: 'Report' });
    expect(link.getAttribute('href')).toBe('/en/company/osh/report');
    await user.click(link);
    await leaveToSignIn(user);
    cleanup();
    await open(html, CANDIDATE);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    cleanup();
    await open(html, CANDIDATE);
    await waitFor(() => expect(sent.me).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('is shared in the language of the recipient', async () => {
  const html = slot('share', { path: '/job/cook', title: 'Cook', company: 'Osh' });
  const { user } = await open(html);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  const target = () => {
    const href = dialog.getByRole('link', { name: /Telegram/ }).getAttribute('href') ?? '';
    return new URL(href).searchParams;
  };
  expect(target().get('text')).toBe('Osh is hiring: Cook. Details:');
  await user.click(dialog.getByRole('radio', { name: 'Русский' }));
  expect(target().get('text')).toBe('Osh приглашает на работу: Cook. Подробнее:');
  expect(target().get('url')).toBe(`${location.origin}/ru/job/cook?from=telegram`);
  await user.click(dialog.getByRole('button', { name: 'QR code' }));
  const code = dialog.getByRole('img', { name: /QR code/ });
  expect(code.getAttribute('src')).toBe('/qr/job/cook.ru.svg');
});

it('shares a guide by its title, which each language has', async () => {
  const titles = { uz: 'Suhbatga tayyorgarlik', ru: 'Перед собеседованием', en: 'Interviews' };
  const props = { path: '/guides/interview', title: titles.en, titles };
  const { user } = await open(slot('share', props));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Русский' }));
  const telegram = dialog.getByRole('link', { name: /Telegram/ }).getAttribute('href') ?? '';
  const { searchParams } = new URL(telegram);
  expect(searchParams.get('text')).toBe('Перед собеседованием');
  expect(searchParams.get('url')).toBe(`${location.origin}/ru/guides/interview?from=telegram`);
  expect(dialog.queryByRole('button', { name: 'QR code' })).toBeNull();
});

it('opens the photos of a company, which are links without it', async () => {
  const photos = [1, 2].map((number) => ({
    url: `/large-${number}.webp`,
    small: `/small-${number}.webp`,
    alt: `Osh, photo ${number}`,
  }));
  const links = photos.map(({ url, small, alt }) => {
    return `<li><a href="${url}" class="company-photo"><img src="${small}" alt="${alt}"></a></li>`;
  });
  const { user } = await open(
    `<ul class="company-photos">${links.join('')}</ul>${slot('photos', { photos }, '', 'span hidden')}`,
  );
  await user.click(screen.getByRole('img', { name: 'Osh, photo 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/large-2.webp');
  expect(dialog.getByRole('status').textContent).toBe('2 / 2');
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'Osh, photo 1' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('saving a search', () => {
  const SAVE = slot(
    'save-search',
    { query: 'q=cook', name: 'Cook' },
    '<button>Save search</button>',
  );

  it('is offered until it is saved', async () => {
    const kept: object[] = [];
    answers['my/searches'] = [200, { status: true, data: kept }];
    const { user } = await open(SAVE, CANDIDATE);
    await waitFor(() => expect(sent['my/searches']).toHaveLength(1));
    kept.push({ id: '1', query: 'q=cook', name: 'Cook', digest: true, new_count: 0 });
    await user.click(screen.getByRole('button', { name: /Save/ }));
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/en/user/searches');
    expect(sent['my/searches']).toContainEqual({ query: 'q=cook', name: 'Cook' });
  });

  it('leads a guest to sign in, and back to the list', async () => {
    history.replaceState(null, '', '/en/jobs?q=cook');
    const { user } = await open(SAVE);
    await user.click(screen.getByRole('button'));
    await leaveToSignIn(user);
    expect(sessionStorage.getItem('after_login')).toContain('"/jobs?q=cook"');
    expect(peekIntention()).toEqual({ act: 'search', query: 'q=cook', name: 'Cook' });
  });
});

const CABINET = {
  todos: [{ kind: 'late_answers', count: 2, name: 'Otabek', due_at: '2026-11-01T00:00:00Z' }],
  vacancies: [{ new_responses: 4 }, { new_responses: 1 }],
  week: { days: [{ views: 7 }, { views: 5 }], views_before: 0, responses_before: 0 },
  plan: { open_vacancies: { used: 3, of: 10 }, is_verified: true },
  may_act: true,
};

it('shows an employer what waits and the own numbers on the home page', async () => {
  answers['company/cabinet'] = [200, { status: true, data: CABINET }];
  await open(slot('employer-home'), employer('owner'));
  expect((await screen.findByRole('link', { name: 'Answer' })).getAttribute('href')).toBe(
    '/en/monitoring?late=true',
  );
  const numbers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(numbers).toEqual(['3', '5', '12']);
  cleanup();
  // Whoever may only look answers nobody.
  answers['company/cabinet'] = [200, { status: true, data: { ...CABINET, may_act: false } }];
  await open(slot('employer-home'), employer('viewer'));
  expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull();
  cleanup();
  await open(slot('employer-home'), CANDIDATE);
  await waitFor(() => expect(sent.me).toHaveLength(3));
  expect(screen.queryByRole('link')).toBeNull();
});

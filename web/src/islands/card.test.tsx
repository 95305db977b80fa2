// The personal part of the cards of a document, against a fake server with scripted responses.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markViewed } from '@/features/vacancies/viewed';
import { resumeWishes } from '@/features/vacancies/waiting-wishes';
import { startLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { forgetIntention, peekIntention } from '@/session/intention';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { findSlots } from './slots';
import { leaveToSignIn, openDocument, slot } from './testing';

type Answer = [status: number, body: object];

const CANDIDATE = {
  id: 'u1',
  role: 'candidate',
  candidate: { name: 'Malika', surname: 'Y' },
  companies: [],
  team_invitations: [],
};

let sent: Record<string, unknown[]>;
let answers: Record<string, Answer | (() => Answer | Promise<Answer>)>;
/** What the server knows of the vacancies for this person. */
let known: Record<string, object>;

const COOK = { slug: 'cook', title: 'Cook', company: { slug: 'osh', name: 'Osh' }, rows: true };
const BAKER = { ...COOK, slug: 'baker', title: 'Baker', company: { slug: 'non', name: 'Non' } };
const CLEANER = {
  ...COOK,
  slug: 'cleaner',
  title: 'Cleaner',
  company: { slug: 'toza', name: 'Toza' },
};
const DRIVER = { ...COOK, slug: 'driver', title: 'Driver', company: { slug: 'yol', name: 'Yol' } };
const WAITER = { ...COOK, slug: 'waiter', title: 'Waiter' };

function card(one: typeof COOK): string {
  const { slug, title } = one;
  const painted = `<form method="post" action="/forms/save"><input type="hidden" name="slug" value="${slug}">
    <button class="icon-btn bookmark vacancy-save" aria-pressed="false" aria-label="Save: ${title}"></button></form>`;
  return `<li><article><a class="stretch" href="/en/jobs/${slug}">${title}</a>
    <p><time>Today</time>${slot('card-mark', { slug }, '', 'span')}</p>${slot('card', one, painted)}</article></li>`;
}

const list = (...cards: (typeof COOK)[]) => `<ul>${cards.map(card).join('')}</ul>`;

function openList(user?: object, cards = [COOK, BAKER]) {
  if (user) {
    writeToken('1|secret');
    answers.me = [200, { status: true, user }];
  }
  return openDocument(list(...cards));
}

beforeEach(() => {
  startLocale('/en');
  history.replaceState(null, '', '/en/jobs');
  sent = {};
  known = {};
  answers = {};
  localStorage.clear();
  sessionStorage.clear();
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = pathname.replace('/api/v1/', '');
    const slugs = searchParams.get('slugs');
    const body = request.method === 'POST' ? await request.clone().text() : (slugs ?? '');
    sent[call] = [...(sent[call] ?? []), body.startsWith('{') ? JSON.parse(body) : body];
    const answer = answers[call] ?? (slugs ? marksOf(slugs) : [200, { status: true, liked: true }]);
    const [status, json] = typeof answer === 'function' ? await answer() : answer;
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

function marksOf(slugs: string): Answer {
  const none = { liked: false, contacted: false, responded: null, hidden: false, is_own: false };
  const data = slugs.split(',').map((slug) => ({ slug, ...none, ...known[slug] }));
  return [200, { status: true, data }];
}

const offline = (): Answer => {
  throw new TypeError('no network');
};

/** Until the answer about this person is shown. */
const alive = () =>
  waitFor(() => {
    expect(document.querySelectorAll('[data-island]:not([data-live])')).toHaveLength(0);
    expect(sent['my/marks']).toBeDefined();
  });
const bookmark = (title = 'Cook') => screen.getByRole('button', { name: `Save: ${title}` });
const isPressed = (title?: string) => bookmark(title).getAttribute('aria-pressed') === 'true';
const item = (title: string) => screen.getByText(title).closest('li') as HTMLElement;

describe('what the person has to do with the vacancies of a page', () => {
  it('is asked for in one call, for all cards and their marks', async () => {
    known = { cook: { liked: true }, baker: { contacted: true } };
    openList(CANDIDATE);
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(isPressed('Baker')).toBe(false);
    expect(sent['my/marks']).toEqual(['cook,baker']);
  });

  it('is asked for only about new cards when the list grows', async () => {
    openList(CANDIDATE);
    await alive();
    item('Baker').insertAdjacentHTML('afterend', card(WAITER));
    known = { waiter: { liked: true } };
    findSlots();
    await waitFor(() => expect(isPressed('Waiter')).toBe(true));
    expect(sent['my/marks']).toEqual(['cook,baker', 'waiter']);
  });

  it('is asked for in parts that the server accepts', async () => {
    const cards = Array.from({ length: 61 }, (_, number) => ({ ...COOK, slug: `v-${number}` }));
    openList(CANDIDATE, cards);
    await waitFor(() => expect(sent['my/marks']).toHaveLength(2));
    const sizes = sent['my/marks']?.map((slugs) => String(slugs).split(',').length);
    expect(sizes).toEqual([60, 1]);
  });

  it('is not asked for by guests', async () => {
    markViewed('baker');
    openList();
    await waitFor(() => expect(item('Baker').textContent).toContain('Today · Viewed'));
    expect(sent).toEqual({});
  });

  it('shows the latest step beside the age', async () => {
    for (const slug of ['cook', 'baker', 'waiter']) markViewed(slug);
    known = { cook: { contacted: true, responded: 'waiting' }, baker: { contacted: true } };
    openList(CANDIDATE, [COOK, BAKER, WAITER]);
    await waitFor(() => expect(item('Cook').textContent).toContain('Today · Applied'));
    expect(item('Baker').textContent).toContain('Today · Contacts opened');
    expect(item('Waiter').textContent).toContain('Today · Viewed');
  });

  it('follows what was opened meanwhile in another tab', async () => {
    openList(undefined, [CLEANER]);
    await waitFor(() => expect(document.querySelectorAll('[data-live]')).toHaveLength(2));
    expect(item('Cleaner').textContent).not.toContain('Viewed');
    localStorage.setItem('vacancies:viewed', '["cleaner"]');
    dispatchEvent(new Event('storage'));
    await waitFor(() => expect(item('Cleaner').textContent).toContain('Viewed'));
  });

  it('leads the owner to his own page, and only him', async () => {
    known = { cook: { is_own: true } };
    openList(employer());
    const href = (title: string) => screen.getByText(title).getAttribute('href');
    await waitFor(() => expect(href('Cook')).toBe('/en/profile/my-vacancies/cook'));
    expect(href('Baker')).toBe('/en/jobs/baker');
    expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
  });

  it('keeps the page as it is when the call fails', async () => {
    answers['my/marks'] = [400, { status: false, code: 'bad_request' }];
    openList(CANDIDATE);
    await alive();
    expect(isPressed()).toBe(false);
    expect(item('Cook').hidden).toBe(false);
  });
});

describe('hiding', () => {
  const more = (title: string) => screen.findByRole('button', { name: `More actions: ${title}` });
  const choose = (title: string, name: string) =>
    within(item(title)).getByRole('menuitem', { name, hidden: true });

  it('omits what was hidden before', async () => {
    known = { cleaner: { hidden: true } };
    openList(CANDIDATE, [CLEANER, BAKER]);
    await waitFor(() => expect(item('Cleaner').hidden).toBe(true));
    expect(item('Baker').hidden).toBe(false);
  });

  it('takes the card away at once, and can be undone', async () => {
    const { user } = openList(CANDIDATE);
    await user.click(await more('Cook'));
    await user.click(choose('Cook', 'Hide vacancy'));
    expect(item('Cook').hidden).toBe(true);
    expect(sent['jobs/cook/hide']).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(item('Cook').hidden).toBe(false);
    await waitFor(() => expect(sent['jobs/cook/unhide']).toHaveLength(1));
  });

  it('takes all cards of a company away', async () => {
    const { user } = openList(CANDIDATE, [COOK, BAKER, WAITER]);
    await user.click(await more('Waiter'));
    await user.click(choose('Waiter', 'Hide company: Osh'));
    expect([item('Cook').hidden, item('Waiter').hidden]).toEqual([true, true]);
    expect(item('Baker').hidden).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(item('Cook').hidden).toBe(false);
  });

  it('without network the card stays hidden, and the server hears of it later', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers['jobs/driver/hide'] = offline;
    const { user } = openList(CANDIDATE, [DRIVER]);
    await user.click(await more('Driver'));
    await user.click(choose('Driver', 'Hide vacancy'));
    expect(await screen.findByText(m.vacancy_save_later())).toBeTruthy();
    expect(item('Driver').hidden).toBe(true);
    delete answers['jobs/driver/hide'];
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent['jobs/driver/hide']).toHaveLength(2));
    expect(item('Driver').hidden).toBe(true);
  });

  it('brings the card back when the server refuses', async () => {
    answers['jobs/baker/hide'] = [400, { status: false, code: 'bad_request', message: 'Not now' }];
    const { user } = openList(CANDIDATE);
    await user.click(await more('Baker'));
    await user.click(choose('Baker', 'Hide vacancy'));
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(item('Baker').hidden).toBe(false);
  });

  it('is offered to candidates in rows only', async () => {
    openList(CANDIDATE, [{ ...COOK, rows: false }, BAKER]);
    await more('Baker');
    expect(screen.queryByRole('button', { name: 'More actions: Cook' })).toBeNull();
  });
});

describe('saving', () => {
  it('shows at once, tells the server, and can be undone', async () => {
    const { user } = openList(CANDIDATE);
    await alive();
    await user.click(bookmark());
    await waitFor(() => expect(isPressed()).toBe(true));
    expect(sent['wishlist/add']).toEqual([{ job_id: 'cook' }]);
    await user.click(bookmark());
    await waitFor(() => expect(isPressed()).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent['wishlist/add']).toHaveLength(2));
    expect(isPressed()).toBe(true);
  });

  it('takes the mark back when the server refuses, and says why', async () => {
    const message = 'You have saved 500 vacancies already.';
    answers['wishlist/add'] = [200, { status: false, code: 'limit_exceeded', message }];
    const { user } = openList(CANDIDATE);
    await alive();
    await user.click(bookmark());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(isPressed()).toBe(false);
  });

  it('shows at once before the marks have come, and is not undone by them', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    answers['my/marks'] = () => new Promise((resolve) => (arrive = resolve));
    let accept: (answer: Answer) => void = () => undefined;
    answers['wishlist/add'] = () => new Promise((resolve) => (accept = resolve));
    const { user } = openList(CANDIDATE);
    await alive();
    await user.click(bookmark());
    await waitFor(() => expect(isPressed()).toBe(true));
    accept([200, { status: true, liked: true }]);
    await waitFor(() => expect(localStorage.length).toBe(0));
    known = { baker: { liked: true } };
    arrive(marksOf('cook,baker'));
    await waitFor(() => expect(isPressed('Baker')).toBe(true));
    expect(isPressed()).toBe(true);
  });

  it('keeps the mark without a network', async () => {
    answers['wishlist/add'] = offline;
    const { user } = openList(CANDIDATE);
    await alive();
    await user.click(bookmark());
    expect(await screen.findByText(/once you are back online/)).toBeTruthy();
    expect(isPressed()).toBe(true);
  });

  it('does not wait for an identity check that has failed', async () => {
    writeToken('1|secret');
    answers.me = offline;
    const { user } = openList();
    await waitFor(() => expect(sent.me).toHaveLength(2));
    await alive();
    await user.click(bookmark());
    await waitFor(() => expect(sent['wishlist/add']).toEqual([{ job_id: 'cook' }]));
    expect(sent.me).toHaveLength(2);
  });

  it('is sent by the next page, and shown there before the server has it', async () => {
    localStorage.setItem('favourites:wishes', '{"cook":true}');
    answers['wishlist/add'] = () => new Promise(() => undefined);
    const { queryClient } = openList(CANDIDATE);
    void resumeWishes(queryClient);
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitFor(() => expect(sent['wishlist/add']).toEqual([{ job_id: 'cook' }]));
    expect(isPressed('Baker')).toBe(false);
  });

  it('asks a guest to sign in, and remembers what for and where he was', async () => {
    history.replaceState(null, '', '/en/jobs?sphere=it');
    const { user } = openList();
    await waitFor(() => expect(document.querySelector('[data-live] button')).toBeTruthy());
    await user.click(bookmark());
    await leaveToSignIn(user);
    expect(sessionStorage.getItem('after_login')).toContain('"/jobs?sphere=it"');
    expect(peekIntention()).toEqual({ act: 'save', slug: 'cook' });
    expect(sent['wishlist/add']).toBeUndefined();
  });

  it('tells an employer why he is asked to sign in', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = openList(employer());
    await alive();
    await user.click(bookmark());
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/en/auth/login?reason=candidates_only'),
    );
  });
});

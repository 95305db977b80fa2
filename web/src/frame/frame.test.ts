import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { followedLink, followPage, showProgress, startFrame } from './frame';

const PAGE = `
  <div class="route-progress"></div>
  <div role="status" id="network" data-offline="No network" data-later="It opens later"></div>
  <aside><button data-act="close-notice">x</button></aside>
  <a class="logo" href="/ru" data-nav="/" data-exact>Ishbor</a>
  <a href="/ru/jobs" data-nav="/jobs">Jobs</a>
  <a href="/ru/help" data-nav="/help" data-exact>Help</a>
  <a class="language" href="/" lang="uz" data-act="language">Oʻz</a>
  <a class="language" href="/en" lang="en" data-act="language">En</a>
  <main id="main" tabindex="-1"></main>
  <button class="theme" data-act="theme-light">light</button>
  <button class="theme" data-act="theme-dark">dark</button>
  <button class="theme" data-act="theme-system">system</button>
  <button data-act="theme"><svg></svg></button>
  <details data-menu><summary>More</summary><button>theme</button><a href="/ru/candidates">Candidates</a></details>`;

const { dataset } = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => find(selector)?.click();
const busy = () => find('.route-progress')?.dataset.busy;

beforeAll(() => {
  document.body.innerHTML = PAGE;
  startFrame();
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  startLocale('/ru');
  document.body.innerHTML = PAGE;
  showProgress(false);
});
afterEach(() => {
  startLocale('/');
  localStorage.clear();
});

it('changes the theme and keeps it', () => {
  dataset.theme = 'light';
  press('[data-act="theme"]');
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  const pressed = [...document.querySelectorAll('.theme')].map((one) =>
    one.getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'true', 'false']);
  press('[data-act="theme-system"]');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('remembers the chosen language', () => {
  press('.language[lang="en"]');
  expect(document.cookie).toContain('i18n_redirected=en');
});

it('closes a notice for this device and keeps the focus in the page', () => {
  dataset.notice = 'terms-3';
  press('[data-act="close-notice"]');
  expect(dataset.notice).toBeUndefined();
  expect(localStorage.getItem('notice')).toBe('terms-3');
  expect(document.activeElement?.id).toBe('main');
});

it('says that there is no network, and takes it back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(find('#network')?.textContent).toBe('No network');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(find('#network')?.textContent).toBe('');
});

it('shows progress for a page that is loaded, until it is there', () => {
  press('[data-nav="/jobs"]');
  expect(busy()).toBe('true');
  dispatchEvent(new Event('pageshow'));
  expect(busy()).toBeUndefined();
});

it('marks where one is, and leads to the same page in other languages', () => {
  followPage('/jobs/povar', '?page=2');
  const here = [...document.querySelectorAll('[aria-current="page"]')];
  expect(here.map(({ textContent }) => textContent)).toEqual(['Jobs']);
  const languages = [...document.querySelectorAll('.language')];
  expect(languages.map((one) => one.getAttribute('href'))).toEqual([
    '/jobs/povar?page=2',
    '/en/jobs/povar?page=2',
  ]);
  followPage('/help/faq', '');
  expect(find('[aria-current="page"]')).toBeNull();
  followPage('/', '');
  expect(find('[aria-current="page"]')?.textContent).toBe('Ishbor');
  expect(languages.map((one) => one.getAttribute('href'))).toEqual(['/', '/en']);
});

it('closes a menu by a click elsewhere, by its link and by Escape, and keeps it open for its buttons', () => {
  const menu = find('[data-menu]') as HTMLDetailsElement;
  const closedBy = (act: () => unknown) => {
    menu.open = true;
    act();
    return !menu.open;
  };
  expect(closedBy(() => press('[data-menu] button'))).toBe(false);
  expect(closedBy(() => press('[data-menu] a'))).toBe(true);
  expect(closedBy(() => press('#main'))).toBe(true);
  find('[data-menu] a')?.focus();
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  expect(closedBy(() => document.dispatchEvent(escapeKey))).toBe(true);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('knows which clicks lead to another page of ours', () => {
  const link = (href: string, more: object = {}) => {
    const target = Object.assign(document.createElement('a'), { href, ...more });
    const event = { button: 0, defaultPrevented: false, target };
    return followedLink(event as unknown as MouseEvent);
  };
  expect(link('/ru/jobs')?.pathname).toBe('/ru/jobs');
  expect(link('https://example.com/ru/jobs')).toBeUndefined();
  expect(link('/ru/jobs', { target: '_blank' })).toBeUndefined();
  expect(link('/qr/job/a', { download: 'a.png' })).toBeUndefined();
});

it('without network a link or a form of the browser leaves the page as it is, and goes on by itself', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const note = () => document.querySelector('.open-later')?.textContent;
  press('[href="/ru/jobs"]');
  expect(note()).toBe('It opens later');
  expect(busy()).toBeUndefined();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(assign).toHaveBeenCalledWith(`${location.origin}/ru/jobs`);
  expect(note()).toBeUndefined();

  document.body.insertAdjacentHTML(
    'beforeend',
    '<form action="/ru/jobs"><button>Find</button></form>',
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit(), 'with network the browser sends it').toBe(false);
  online.mockReturnValue(false);
  expect(submit()).toBe(true);
  expect(note()).toBe('It opens later');
  dispatchEvent(new Event('online'));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a slash leads to the search field, unless it is being written', () => {
  document.body.innerHTML = '<input class="search-input"><textarea></textarea><p>Matn</p>';
  const press = (where: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: '/',
      bubbles: true,
      cancelable: true,
      ...init,
    });
    document.querySelector(where)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('textarea')).toBe(false);
  expect(press('p', { ctrlKey: true })).toBe(false);
  expect(press('p'), 'it is not typed').toBe(true);
  expect(document.activeElement).toBe(document.querySelector('.search-input'));
});

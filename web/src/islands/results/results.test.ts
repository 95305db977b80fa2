import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { slotStore } from '@/islands/slots';
import { startResults } from './results';
import { FakeServer, resultsPage } from './testing';

let server: FakeServer;
const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

/** Each test is a page of its own: what listens to the window goes with it. */
function open(address: string, html: string, early?: () => void) {
  history.replaceState(history.state, '', address);
  const read = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = read.head.innerHTML;
  document.body.innerHTML = read.body.innerHTML;
  early?.();
  startLocale(address);
  startResults();
}

function cameBy(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/ru/jobs');
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('scrollTo', vi.fn());
  online(true);
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      if (listener) listeners.push([target, type, listener]);
      listen(type, listener as EventListener, options);
    });
  }
});
afterEach(() => {
  for (const [target, type, listener] of listeners.splice(0)) {
    target.removeEventListener(type, listener);
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const one = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const box = (name: string, value: string) =>
  one<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
const pay = () => one<HTMLInputElement>('[name="salary"]');
const text = (selector: string) => one(selector)?.textContent;
const here = () => location.pathname + location.search;
const cards = () => all('.results-list > .vacancies li').map((item) => item.textContent);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function online(is: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  if (is) dispatchEvent(new Event('online'));
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: HTMLInputElement, value: string) {
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The browser has gone to another entry of the history. */
async function traverse(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  await wait(0);
}

describe('a changed filter', () => {
  it('shows its list in place, under its own address', async () => {
    open('/ru/jobs?q=a&page=3', resultsPage({ q: 'a' }));
    box('work', 'remote').click();
    expect(server.addresses).toEqual(['/ru/jobs?q=a&work=remote']);
    const found = one('[data-part="found"]');
    expect([found.dataset.busy, found.ariaBusy ?? found.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ]);
    expect(one('.route-progress').dataset.busy).toBe('true');
    expect(here()).toBe('/ru/jobs?q=a&page=3');

    await server.answer(
      resultsPage({
        q: 'a',
        work: ['remote'],
        total: 2,
        cards: ['Швея'],
        chips: { Удалённо: '/' },
      }),
    );
    expect(here()).toBe('/ru/jobs?q=a&work=remote');
    expect(cards()).toEqual(['Швея']);
    expect(text('h1')).toBe('2 вакансий');
    expect(text('[data-part-status]')).toBe('2 вакансий');
    expect(text('.filter-button-count')).toBe('1');
    expect(box('work', 'remote').nextElementSibling?.nextElementSibling?.textContent).toBe('2');
    expect(document.title).toBe('Вакансии: 2');
    expect(all('[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      'https://ishbor.uz/ru/jobs?total=2',
    ]);
    expect(one('.language').getAttribute('href')).toBe('/jobs?total=2');
    expect(one('.route-progress').dataset.busy).toBeUndefined();
    expect(one('[data-part="found"]').dataset.busy).toBeUndefined();
    // The island of the new list lives, the old one is gone; scripts never run.
    expect(slotStore.snapshot().map(({ element }) => element.isConnected)).toEqual([true]);
    expect('hasRun' in window).toBe(false);
  });

  it('leaves the focus, an opened list and a half-typed query as they are', async () => {
    open('/ru/jobs', resultsPage());
    const details = one<HTMLDetailsElement>('details');
    details.open = true;
    one<HTMLInputElement>('[name="q"]').value = 'пов';
    const field = box('work', 'hybrid');
    field.focus();
    field.click();
    await server.answer(resultsPage({ work: ['hybrid'], total: 1 }));
    expect(document.activeElement).toBe(field);
    expect(box('work', 'hybrid')).toBe(field);
    expect(field.checked).toBe(true);
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    expect(one<HTMLInputElement>('[name="q"]').value).toBe('пов');

    const sort = one<HTMLSelectElement>('[name="sort"]');
    sort.focus();
    choose(sort, 'salary');
    expect(server.addresses.at(-1)).toBe('/ru/jobs?work=hybrid&sort=salary');
    await server.answer(resultsPage({ work: ['hybrid'], sort: 'salary' }));
    expect(document.activeElement).toBe(one('[name="sort"]'));
  });

  it('adds to those that are still on their way: only the newest answer counts', async () => {
    open('/ru/jobs', resultsPage());
    box('work', 'remote').click();
    box('work', 'fulltime').click();
    choose(one('[name="location"]'), 'samarqand');
    expect(server.addresses.at(-1)).toBe('/ru/jobs?location=samarqand&work=fulltime,remote');
    expect(server.asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    await server.answer(resultsPage({ cards: ['Новый'] }));
    await server.answer(resultsPage({ cards: ['Старый'] }), { request: 0 });
    expect(cards()).toEqual(['Новый']);
    expect(here()).toBe('/ru/jobs?location=samarqand&work=fulltime,remote');
  });

  it('that is taken back at once asks for nothing', async () => {
    open('/ru/jobs?page=2', resultsPage());
    box('work', 'remote').click();
    box('work', 'remote').click();
    expect(server.asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(one('[data-part="found"]').dataset.busy).toBeUndefined();
    expect(here()).toBe('/ru/jobs?page=2');
  });

  it('that was typed takes its words along', async () => {
    const said = { q: 'samarqand usta', location: 'samarqand', locationWithout: 'usta' };
    open('/ru/jobs?q=samarqand+usta', resultsPage(said));
    choose(one('[name="location"]'), 'toshkent-shahri');
    expect(server.addresses).toEqual(['/ru/jobs?q=usta&location=toshkent-shahri']);
    await server.answer(resultsPage({ q: 'usta', location: 'toshkent-shahri' }));
    expect(one<HTMLInputElement>('[name="q"]').value).toBe('usta');
  });

  it('of a district replaces its whole region', async () => {
    const districts = ['urgut', 'bulungur'];
    open('/ru/jobs?location=samarqand', resultsPage({ location: 'samarqand', districts }));
    box('location', 'urgut').click();
    box('location', 'bulungur').click();
    expect(server.addresses).toEqual([
      '/ru/jobs?location=urgut',
      '/ru/jobs?location=bulungur,urgut',
    ]);
  });

  it('made before the script came is applied when it comes', async () => {
    cameBy('navigate');
    open('/ru/jobs?q=a', resultsPage({ q: 'a' }), () => {
      box('work', 'remote').checked = true;
      one<HTMLSelectElement>('[name="location"]').value = 'samarqand';
    });
    expect(server.addresses).toEqual(['/ru/jobs?q=a&location=samarqand&work=remote']);
  });

  it('that only the browser remembers is forgotten: the address is right', async () => {
    cameBy('back_forward');
    open('/ru/jobs', resultsPage(), () => {
      box('work', 'remote').checked = true;
    });
    expect(server.addresses).toEqual([]);
    expect(box('work', 'remote').checked).toBe(false);
  });
});

describe('the minimum pay', () => {
  it('is applied after a pause, and what is typed meanwhile stays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open('/ru/jobs', resultsPage());
    type(pay(), '500');
    vi.advanceTimersByTime(500);
    type(pay(), '5000');
    vi.advanceTimersByTime(500);
    expect(server.addresses).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(server.addresses).toEqual(['/ru/jobs?salary=5000']);
    type(pay(), '50000');
    vi.useRealTimers();
    await server.answer(resultsPage({ salary: '5 000', total: 4 }));
    expect([pay().value, text('h1')]).toEqual(['50000', '4 вакансий']);
    expect(document.activeElement).toBe(pay());
  });

  it('is applied by Enter and on leaving the field, which writes it in groups', async () => {
    open('/ru/jobs', resultsPage());
    type(pay(), '6000000 soʻm');
    pay().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(server.addresses).toEqual(['/ru/jobs?salary=6000000']);
    await server.answer(resultsPage({ salary: '6 000 000' }));
    // The field has the focus: its text is not written anew below the fingers.
    expect(pay().value).toBe('6000000 soʻm');
    pay().dispatchEvent(new Event('change', { bubbles: true }));
    expect(pay().value).toBe('6\u00a0000\u00a0000');
    expect(server.asked).toHaveLength(1);
  });

  it('waits with its currency until there is an amount', async () => {
    open('/ru/jobs', resultsPage());
    box('currency', 'USD').click();
    expect(server.asked).toHaveLength(0);
    box('work', 'remote').click();
    await server.answer(resultsPage({ work: ['remote'] }));
    expect(box('currency', 'USD').checked).toBe(true);
    type(pay(), '500');
    pay().dispatchEvent(new Event('change', { bubbles: true }));
    expect(server.addresses.at(-1)).toBe('/ru/jobs?work=remote&salary=500&currency=USD');
    await server.answer(resultsPage({ work: ['remote'], salary: '500', currency: 'USD' }));
    // The same digits would be another pay.
    box('currency', 'UZS').click();
    expect(pay().value).toBe('');
    expect(server.addresses.at(-1)).toBe('/ru/jobs?work=remote');
  });
});

describe('the query', () => {
  it('is sent by the form, with what is typed, and drops "as typed"', async () => {
    const hidden = '<input type="hidden" name="as_typed" value="true">';
    open('/ru/jobs?q=a&period=7&as_typed=true', resultsPage({ q: 'a', hidden }));
    one<HTMLInputElement>('[name="q"]').value = '  usta  bir ';
    one<HTMLButtonElement>('form button').click();
    expect(server.addresses).toEqual(['/ru/jobs?q=usta+bir&period=7']);
    await server.answer(resultsPage({ q: 'usta bir' }));
    expect(all('[type="hidden"]')).toHaveLength(0);
  });

  it('is not changed below the fingers', async () => {
    open('/ru/jobs?q=a', resultsPage({ q: 'a', chips: { a: '/ru/jobs' } }));
    const query = one<HTMLInputElement>('[name="q"]');
    one('.chip-remove').click();
    type(query, 'usta');
    await server.answer(resultsPage());
    expect(query.value).toBe('usta');
  });
});

describe('links', () => {
  it('of chips add up with what is on its way, and leave the focus among the chips', async () => {
    const chips = { Удалённо: '/ru/jobs?q=a', a: '/ru/jobs?work=remote' };
    open('/ru/jobs?q=a&work=remote', resultsPage({ q: 'a', work: ['remote'], chips }));
    box('work', 'hybrid').click();
    one('.chip-remove').focus();
    one('.chip-remove').click();
    expect(server.addresses.at(-1)).toBe('/ru/jobs?q=a&work=hybrid');
    await server.answer(resultsPage({ q: 'a', chips: { a: '/ru/jobs?work=hybrid' } }));
    expect(document.activeElement).toBe(one('.results-filters'));
    one('.results-filters > a').focus();
    one('.results-filters > a').click();
    expect(server.addresses.at(-1)).toBe('/ru/jobs');
    await server.answer(resultsPage());
    expect(document.activeElement).toBe(one('h1'));
  });

  it('to a page begin at its heading; other links and other keys are left to the browser', async () => {
    open('/ru/jobs', resultsPage());
    const away = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    one('.page-link').addEventListener('click', (event) => event.preventDefault(), { once: true });
    one('.page-link').dispatchEvent(away);
    expect(server.addresses).toEqual([]);
    one('.page-link').click();
    expect(server.addresses).toEqual(['/ru/jobs?page=2']);
    await server.answer(resultsPage({ total: 30 }));
    expect(document.activeElement).toBe(one('h1'));
    expect(here()).toBe('/ru/jobs?page=2');
  });
});

describe('Back', () => {
  it('shows the former list from memory, where it was scrolled to', async () => {
    open('/ru/jobs', resultsPage());
    box('work', 'remote').click();
    await server.answer(resultsPage({ work: ['remote'], cards: ['Удалённая'] }));
    const former = history.state;
    vi.stubGlobal('scrollY', 740);
    dispatchEvent(new Event('scroll'));
    box('work', 'hybrid').click();
    await server.answer(resultsPage({ work: ['remote', 'hybrid'], cards: ['Обе'] }));
    expect(history.state).not.toEqual(former);

    await traverse('/ru/jobs?work=remote', former);
    expect(server.asked).toHaveLength(2);
    expect(cards()).toEqual(['Удалённая']);
    expect([box('work', 'remote').checked, box('work', 'hybrid').checked]).toEqual([true, false]);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 740);
    expect(here()).toBe('/ru/jobs?work=remote');
  });

  it('fetches what it does not know, and a filter after it begins there', async () => {
    open('/ru/jobs?q=a', resultsPage({ q: 'a' }));
    await traverse('/ru/jobs?q=b', { entry: 'x' });
    expect(server.asked.map(({ address, cache }) => [address, cache])).toEqual([
      ['/ru/jobs?q=b', 'force-cache'],
    ]);
    await server.answer(resultsPage({ q: 'b', cards: ['Б'] }));
    expect(cards()).toEqual(['Б']);
    expect(one<HTMLInputElement>('[name="q"]').value).toBe('b');
    box('work', 'remote').click();
    expect(server.addresses.at(-1)).toBe('/ru/jobs?q=b&work=remote');
  });

  it('to the list on the screen ends what is on its way; a fragment does not', async () => {
    open('/ru/jobs', resultsPage());
    const { entry } = history.state;
    box('work', 'remote').click();
    await traverse('/ru/jobs#main');
    expect(server.asked[0]?.signal.aborted).toBe(false);
    await traverse('/ru/jobs', { entry });
    expect(server.asked[0]?.signal.aborted).toBe(true);
  });
});

describe('"Show more"', () => {
  it('adds the next page below and passes the focus to it', async () => {
    open('/ru/jobs?q=a', resultsPage({ q: 'a', cards: ['1', '2'], more: '?q=a&page=2' }));
    one('[data-more]').focus();
    one('[data-more]').click();
    one('[data-more]').click();
    expect(server.addresses).toEqual(['/ru/jobs?q=a&page=2']);
    expect(one('[data-more]').getAttribute('aria-busy')).toBe('true');
    await server.answer(resultsPage({ cards: ['3'], more: '?q=a&page=3', total: 99 }));
    expect(cards()).toEqual(['1', '2', '3']);
    expect(document.activeElement?.textContent).toBe('3');
    expect(text('h1')).toBe('10 вакансий');
    expect(one('[data-more]').getAttribute('href')).toBe('?q=a&page=3');
    expect(all('.pagination')).toHaveLength(1);
    expect(here()).toBe('/ru/jobs?q=a');
    expect(history.state.more).toBe(1);

    // The same search asked for again begins anew.
    one<HTMLButtonElement>('form button').click();
    await server.answer(resultsPage({ cards: ['1', '2'], more: '?page=2' }));
    expect([cards().length, history.state.more]).toEqual([2, undefined]);
  });

  it('is repeated when one comes back', async () => {
    sessionStorage.setItem('results:places', JSON.stringify([['e1', 1234]]));
    history.replaceState({ entry: 'e1', more: 2 }, '', '/ru/jobs');
    open('/ru/jobs', resultsPage({ cards: ['1'], more: '/ru/jobs?page=2' }));
    expect(server.addresses).toEqual(['/ru/jobs?page=2']);
    await server.answer(resultsPage({ cards: ['2'], more: '/ru/jobs?page=3' }));
    expect(server.addresses.at(-1)).toBe('/ru/jobs?page=3');
    await server.answer(resultsPage({ cards: ['3'], more: '/ru/jobs?page=4' }));
    expect(cards()).toEqual(['1', '2', '3']);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);

    // Within the page too, from memory.
    const state = history.state;
    box('work', 'remote').click();
    await server.answer(resultsPage({ cards: ['Швея'] }));
    expect(history.state.more).toBeUndefined();
    await traverse('/ru/jobs', state);
    await server.answer(resultsPage({ cards: ['1'], more: '/ru/jobs?page=2' }));
    expect(cards()).toEqual(['1', '2', '3']);
  });
});

describe('a failure', () => {
  it('leaves the list, says so, and goes on when the network is back', async () => {
    open('/ru/jobs', resultsPage({ cards: ['Старый'] }));
    online(false);
    box('work', 'remote').click();
    await server.answer(new TypeError('offline'));
    const note = one('[role="alert"]');
    expect(note.textContent).toContain('Нет интернета');
    expect(note.nextElementSibling).toBe(one('[data-part="found"]'));
    expect(cards()).toEqual(['Старый']);
    expect(here()).toBe('/ru/jobs');

    // Another choice adds to it.
    box('work', 'hybrid').click();
    await server.answer(new TypeError('offline'));
    expect(all('[role="alert"]')).toHaveLength(1);
    online(true);
    expect(server.addresses.at(-1)).toBe('/ru/jobs?work=remote,hybrid');
    await server.answer(resultsPage({ work: ['remote', 'hybrid'], cards: ['Новый'] }));
    expect(all('[role="alert"]')).toHaveLength(0);
    expect(cards()).toEqual(['Новый']);
    online(true);
    expect(server.asked).toHaveLength(3);
  });

  it('is an error page of the server, and can be tried again', async () => {
    open('/ru/jobs', resultsPage());
    box('work', 'remote').click();
    await server.answer('<main>Ошибка</main>', { status: 502 });
    expect(text('[role="alert"] p')).toBe('Список не обновился. Попробуйте ещё раз.');
    one('[role="alert"] button').click();
    await server.answer(resultsPage({ cards: ['Новый'] }));
    expect(cards()).toEqual(['Новый']);
  });

  it('is not a list that is not found', async () => {
    open('/ru/jobs', resultsPage());
    choose(one('[name="location"]'), 'samarqand');
    await server.answer(resultsPage({ cards: [], total: 0 }), { status: 404 });
    expect(text('h1')).toBe('0 вакансий');
    expect(all('[role="alert"]')).toHaveLength(0);
  });
});

describe('the sheet', () => {
  const sheet = () => one<HTMLDialogElement>('dialog');
  const show = () => one('dialog .btn-p');

  it('takes the fields, counts while one chooses, and gives them back', async () => {
    open('/ru/jobs', resultsPage({ total: 10 }));
    const button = one('.filter-button');
    button.focus();
    button.click();
    expect(sheet().open).toBe(true);
    expect(text('dialog h2')).toBe('Фильтры');
    expect(document.activeElement).toBe(one('dialog h2'));
    expect(sheet().contains(box('work', 'remote'))).toBe(true);
    expect(show().textContent).toBe('Показать 10');

    const before = history.length;
    box('work', 'remote').click();
    expect(show().getAttribute('aria-busy')).toBe('true');
    await server.answer(resultsPage({ work: ['remote'], total: 3, chips: { Удалённо: '/' } }));
    box('work', 'hybrid').click();
    await server.answer(
      resultsPage({ work: ['remote', 'hybrid'], total: 5, chips: { Удалённо: '/', Гибрид: '/' } }),
    );
    expect([show().textContent, text('dialog .sr-only[role]')]).toEqual([
      'Показать 5',
      'Показать 5',
    ]);
    expect(show().hasAttribute('aria-busy')).toBe(false);
    expect(box('work', 'remote').parentElement?.lastElementChild?.textContent).toBe('5');
    expect([sheet().open, all('[name="work"]').length]).toEqual([true, 3]);
    expect(here()).toBe('/ru/jobs?work=remote,hybrid');
    // One visit of the sheet is one step back.
    expect(history.length).toBe(before + 1);

    show().click();
    expect(sheet().open).toBe(false);
    expect(one('#filters').contains(box('work', 'hybrid'))).toBe(true);
    expect(document.activeElement).toBe(one('.filter-button'));
    expect(one('.filter-button').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('clears all filters, also those that have not come yet', async () => {
    open('/ru/jobs', resultsPage());
    one('.filter-button').click();
    box('work', 'remote').click();
    one('dialog .btn-s').click();
    expect(server.asked[0]?.signal.aborted).toBe(true);
    expect(box('work', 'remote').checked).toBe(false);

    box('work', 'remote').click();
    const cleared = '/ru/jobs?q=usta';
    await server.answer(
      resultsPage({ work: ['remote'], chips: { Удалённо: '/ru/jobs' }, cleared }),
    );
    one('dialog .btn-s').click();
    expect(server.addresses.at(-1)).toBe(cleared);
  });

  it('says a failure inside, and the page says it after the sheet', async () => {
    open('/ru/jobs', resultsPage());
    one('.filter-button').click();
    box('work', 'remote').click();
    await server.answer(new TypeError('offline'));
    expect(sheet().contains(one('[role="alert"]'))).toBe(true);
    sheet().close();
    await wait(0);
    expect(one('[role="alert"]').nextElementSibling).toBe(one('[data-part="found"]'));
  });
});

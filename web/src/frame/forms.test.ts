import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { startForms } from './forms';

interface Form {
  values?: Record<string, string>;
  errors?: Record<string, string>;
  problem?: string;
  key?: string;
}

/** As the server writes it (`crates/pages/templates/contacts.html`). */
function form({ values = {}, errors = {}, problem, key = 'k1' }: Form = {}): string {
  const wrong = (name: string) => (errors[name] ? ' aria-invalid="true"' : '');
  const told = (name: string) => (errors[name] ? `<p>${errors[name]}</p>` : '');
  return `<form method="post" action="/ru/help/contacts" novalidate data-enhance data-keep="contact">
<h2>Напишите нам</h2><input type="hidden" name="key" value="${key}">
<input type="text" name="website" class="sr-only" tabindex="-1">
<input name="name" type="text" value="${values.name ?? ''}"${wrong('name')}>${told('name')}
<fieldset role="radiogroup"${wrong('reason')}><input type="radio" name="reason" value="spam"></fieldset>
<select name="topic"><option value="">—</option><option value="problem">Проблема</option></select>
<textarea name="message"${wrong('message')}>${values.message ?? ''}</textarea>${told('message')}
<p data-counter="message" data-max="5"><span aria-hidden="true"></span><span class="sr-only"></span></p>
<div role="alert" class="form-error-place">${problem ? `<p class="form-error">${problem}</p>` : ''}</div>
<button type="submit" data-busy-text="Отправляем…"><svg></svg>Отправить</button></form>`;
}

const page = (inside: string) =>
  `<html><head><title>Контакты</title></head><body><main id="main"><h1>Контакты</h1>
<div data-part="form">${inside}</div></main></body></html>`;
const THANKS = page('<div role="status"><h2 tabindex="-1">Отправлено</h2></div>');

const sent: { url: string; body: string; headers: unknown }[] = [];
let answer: (response: Response | Error) => Promise<void>;
const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, { body, headers }: RequestInit) => {
    sent.push({ url, body: String(body), headers });
    return new Promise<Response>((resolve, reject) => {
      answer = async (response) => {
        if (response instanceof Error) reject(response);
        else resolve(response);
        await new Promise((done) => setTimeout(done));
      };
    });
  });
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

function open(html: string) {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  startLocale('/ru/help/contacts');
  startForms();
}

function online(is: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  if (is) dispatchEvent(new Event('online'));
}

const one = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as T;
const field = (name: string) => one(`[name="${name}"]`);
const button = () => one('button');
const problem = () => one('.form-error-place').textContent;
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

function type(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a sent form', () => {
  it('shows the errors at their fields and begins at the first', async () => {
    open(page(form()));
    type('name', 'Malika');
    button().click();
    expect(sent[0]).toMatchObject({
      url: expect.stringMatching(/\/ru\/help\/contacts$/),
      headers: { Accept: 'text/html' },
    });
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      key: 'k1',
      website: '',
      name: 'Malika',
      topic: '',
      message: '',
    });
    const errors = { message: 'Нужно заполнить' };
    await answer(html(page(form({ values: { name: 'Malika' }, errors })), 422));
    expect(document.activeElement).toBe(field('message'));
    expect(field('name').value).toBe('Malika');
    expect(one('h1').textContent).toBe('Контакты');
  });

  it('passes the focus to a choice of a group with an error', async () => {
    open(page(form()));
    button().click();
    await answer(html(page(form({ errors: { reason: 'Выберите' } })), 422));
    expect(document.activeElement).toBe(field('reason'));
  });

  it('gives its place to the thanks', async () => {
    open(page(form()));
    type('name', 'Malika');
    button().click();
    await answer(html(THANKS));
    expect(document.activeElement?.textContent).toBe('Отправлено');
    expect(document.querySelector('form')).toBeNull();
    expect(document.title).toBe('Контакты');
  });

  it('is sent once, however often it is pressed', async () => {
    open(page(form()));
    button().focus();
    button().click();
    button().click();
    expect(sent).toHaveLength(1);
    expect([button().getAttribute('aria-disabled'), button().textContent]).toEqual([
      'true',
      'Отправляем…',
    ]);
    await answer(html('<main>502</main>', 502));
    expect([button().getAttribute('aria-disabled'), button().textContent]).toEqual([
      null,
      'Отправить',
    ]);
    expect(document.activeElement).toBe(button());
    // The error page of the server is no answer: the texts stay.
    expect(problem()).toBe('Что-то пошло не так. Попробуйте ещё раз.');
    button().click();
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(problem()).toBe('');
  });

  it('follows a redirect', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    open(page(form()));
    button().click();
    const response = html('');
    Object.defineProperties(response, { redirected: { value: true }, url: { value: '/ru/x' } });
    await answer(response);
    expect(assign).toHaveBeenCalledWith('/ru/x');
  });
});

describe('without network', () => {
  it('a form waits with its texts, says so, and goes once when the network is back', async () => {
    open(page(form()));
    type('message', 'Salom');
    online(false);
    button().click();
    await answer(new TypeError('offline'));
    expect(problem()).toBe('Нет интернета. Отправим сами, когда он появится.');
    expect(field('message').value).toBe('Salom');
    online(true);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toBe(sent[0]?.body);
    online(true);
    await answer(html(THANKS));
    online(true);
    expect(sent).toHaveLength(2);
  });

  it('a form that the server has refused is not sent by itself', async () => {
    open(page(form()));
    online(false);
    button().click();
    await answer(new TypeError('offline'));
    online(true);
    await answer(html('<main>502</main>', 502));
    online(true);
    expect(sent).toHaveLength(2);
  });

  it('a form that is being written anew is not sent by itself', async () => {
    open(page(form()));
    online(false);
    button().click();
    await answer(new TypeError('offline'));
    type('message', 'Salo');
    expect(problem()).toBe('');
    online(true);
    expect(sent).toHaveLength(1);
  });
});

describe('texts', () => {
  const kept = () => localStorage.getItem('draft:contact:v1');

  it('stay on the device until they are sent, without the key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(page(form()));
    type('message', 'Salom');
    field('topic').value = 'problem';
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    expect(JSON.parse(kept() ?? '')).toEqual({ name: '', topic: 'problem', message: 'Salom' });

    open(page(form({ values: { name: 'Malika' }, key: 'k2' })));
    expect([field('name').value, field('topic').value, field('message').value]).toEqual([
      'Malika',
      'problem',
      'Salom',
    ]);
    expect(field('key').value).toBe('k2');
    type('name', 'Malika A');
    button().click();
    await answer(html(THANKS));
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toBeNull();
  });

  it('of the page are not replaced by older ones, and broken ones do no harm', () => {
    localStorage.setItem('draft:contact:v1', '{"message":"old","topic":"gone","name":7}');
    open(page(form({ values: { message: 'new' } })));
    expect([field('message').value, field('name').value]).toEqual(['new', '']);
    expect(one<HTMLSelectElement>('select').selectedIndex).toBe(0);
    localStorage.setItem('draft:contact:v1', '[');
    open(page(form()));
    expect(field('message').value).toBe('');
  });

  it('are counted in characters', () => {
    open(page(form({ values: { message: 'a' } })));
    const counter = one('[data-counter]');
    expect(counter.textContent).toContain('1 / 5');
    type('message', ' 👩‍🍳oʻzi ');
    expect(counter.firstElementChild?.textContent).toBe('7 / 5');
    expect(counter.classList.contains('is-over')).toBe(true);
    type('message', 'osh');
    expect(counter.classList.contains('is-over')).toBe(false);
    expect(counter.lastElementChild?.textContent).toBe('Написано символов: 3 из 5');
  });
});

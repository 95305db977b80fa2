/**
 * The frame that the server writes around every page: header, footer, tabs. It has no React: one listener follows what
 * is pressed in it. Loaded after the first paint on documents, and with the app.
 */
import { readToken } from '@/api/token';
import { getLocale, LOCALES, rememberLocale } from '@/i18n/locale';
import { openLater, reloadOnline } from '@/lib/open-later';
import { chooseTheme, shownTheme, startTheme, subscribeTheme, themeChoice } from '@/lib/theme';

/** The session that the page was written for. */
let session: string | undefined;

export function startFrame(): void {
  session = readToken();
  startTheme();
  showTheme();
  subscribeTheme(showTheme);
  document.addEventListener('click', pressed);
  document.addEventListener('click', closeMenus);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenus();
  });
  document.addEventListener('keydown', comeToSearch);
  document.addEventListener('click', leaving);
  // After everybody who sends a form himself.
  addEventListener('submit', sending);
  document.addEventListener('formdata', withoutEmptyValues);
  addEventListener('pageshow', arrived);
  addEventListener('online', showNetwork);
  addEventListener('offline', showNetwork);
  showNetwork();
  if (document.querySelector('form[data-enhance]')) formsReady = loadForms();
}

/** The forms of this page are alive; undefined when it has none. */
export let formsReady: Promise<unknown> | undefined;

/** Without network the browser sends forms itself. */
const loadForms = () =>
  import('./forms').then(
    ({ startForms }) => startForms(),
    () => undefined,
  );

/** `data-act` of a button or link of the frame. */
const ACTS: Record<string, (control: HTMLElement) => void> = {
  theme: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
  'theme-light': () => chooseTheme('light'),
  'theme-dark': () => chooseTheme('dark'),
  'theme-system': () => chooseTheme('system'),
  language: (link) => {
    const locale = LOCALES.find((one) => one === link.lang);
    if (locale) rememberLocale(locale);
  },
  'close-notice': closeNotice,
};

function pressed({ target }: MouseEvent): void {
  const control = (target as Element).closest<HTMLElement>('[data-act]');
  if (control) ACTS[control.dataset.act ?? '']?.(control);
}

/** A menu of the frame is open until something else is pressed, also one of its links. */
function closeMenus(event?: MouseEvent): void {
  const target = event?.target as Element | undefined;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (menu.contains(target ?? null) && !target?.closest('a')) continue;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (!event && hadFocus) menu.querySelector('summary')?.focus();
  }
}

/** The slash leads to the search of the page, unless somebody is writing it. */
function comeToSearch(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
  if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
  const field = document.querySelector<HTMLElement>('.search-input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function showTheme(): void {
  const chosen = `theme-${themeChoice()}`;
  for (const button of document.querySelectorAll<HTMLElement>('.theme')) {
    button.setAttribute('aria-pressed', String(button.dataset.act === chosen));
  }
}

/** A closed notice stays hidden on this device: an inline script of the page compares what was stored. */
function closeNotice(): void {
  const { dataset } = document.documentElement;
  try {
    if (dataset.notice) localStorage.setItem('notice', dataset.notice);
  } catch {
    // Without storage the notice is shown again on the next page.
  }
  delete dataset.notice;
  // The focused button is gone.
  document.getElementById('main')?.focus();
}

/** A thin bar while there is no network. The live region is always there, so that its text is announced. */
function showNetwork(): void {
  const place = document.getElementById('network');
  if (!place) return;
  const text = place.dataset.offline ?? '';
  place.innerHTML = '';
  if (navigator.onLine) return;
  const bar = document.createElement('p');
  bar.className = 'offline';
  bar.textContent = text;
  place.append(bar);
}

/** The progress line along the top, while the next page loads. */
export function showProgress(busy: boolean): void {
  const line = document.querySelector<HTMLElement>('.route-progress');
  if (!line) return;
  if (busy) line.dataset.busy = 'true';
  else delete line.dataset.busy;
}

/** The address of a search names what was filled in. */
function withoutEmptyValues({ target, formData }: FormDataEvent): void {
  if ((target as HTMLFormElement).method !== 'get') return;
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}

/** A link to another page of ours was followed, and nobody else takes care of it. */
function leaving(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link || isSamePage(link)) return;
  if (navigator.onLine) {
    showProgress(true);
    return;
  }
  event.preventDefault();
  openLater(() => location.assign(link.href), link);
}

/** A form that the browser itself sends leads to another page too. */
function sending(event: SubmitEvent): void {
  if (event.defaultPrevented || navigator.onLine) return;
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog') return;
  event.preventDefault();
  const { submitter } = event;
  openLater(() => form.requestSubmit(submitter), submitter ?? form);
}

/**
 * The page may come back from the back/forward cache: the line still runs, and somebody may have signed in or out since.
 */
function arrived({ persisted }: PageTransitionEvent): void {
  showProgress(false);
  if (persisted && readToken() !== session) reloadOnline();
}

/** The link that a plain click follows to a page of ours; undefined when the browser or somebody else handles it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.origin !== location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link;
}

function isSamePage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

/** The app has opened another of its pages: the frame marks where one is, and its language links follow. */
export function followPage(path: string, search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav]')) {
    const { nav = '', exact } = link.dataset;
    const isHere = path === nav || (exact === undefined && path.startsWith(`${nav}/`));
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const prefix = (locale: string) => (locale === 'uz' ? '' : `/${locale}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language')) {
    link.href = (prefix(link.lang) + path).replace(/(?<=.)\/$/, '') + search;
  }
  document.documentElement.lang = getLocale();
}

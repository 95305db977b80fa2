/**
 * Forms of documents (`<form method="post" data-enhance>`): sent without leaving the page, and the answer is put in the
 * place of the form. Without this script the browser sends them and shows the same answer as a page.
 */
import { REQUEST_TIMEOUT_MS } from '@/api/constants';
import { releaseKeepalive, takeKeepalive } from '@/api/keepalive';
import { m } from '@/paraglide/messages';
import { countFields } from './counters';
import { forgetTexts, keepSending, keepTexts, renewKey, restoreTexts } from './kept-texts';

const ENHANCED = 'form[data-enhance]';
/** The part of the page that an answer replaces. */
const PLACE = '[data-part="form"]';

/** Forms on their way, and those that go when the network is back. */
const sending = new Set<HTMLFormElement>();
const waiting = new Set<HTMLFormElement>();

export function startForms(): void {
  document.addEventListener('submit', submitted);
  document.addEventListener('input', edited);
  addEventListener('online', sendWaiting);
  begin(document);
}

function begin(part: ParentNode): void {
  for (const form of part.querySelectorAll<HTMLFormElement>(ENHANCED)) {
    restoreTexts(form);
    countFields(form);
  }
}

function edited({ target }: Event): void {
  const form = (target as Element).closest<HTMLFormElement>(ENHANCED);
  if (!form) return;
  renewKey(form);
  keepTexts(form);
  countFields(form);
  // Nothing is sent by itself while it is being written anew.
  if (waiting.delete(form)) showProblem(form, '');
}

function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(ENHANCED)) return;
  event.preventDefault();
  void send(form);
}

function sendWaiting(): void {
  for (const form of waiting) {
    if (form.isConnected) void send(form);
    else waiting.delete(form);
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  waiting.delete(form);
  showProblem(form, '');
  keepSending(form);
  const rest = markBusy(form);
  try {
    const response = await post(form);
    const html = await response.text();
    if (response.ok) forgetTexts(form);
    if (response.redirected) location.assign(response.url);
    else if (!showAnswer(form, response, html)) showProblem(form, m.error_unknown());
  } catch (error) {
    showProblem(form, failureText(error));
    waiting.add(form);
  } finally {
    sending.delete(form);
    rest();
  }
}

async function post(form: HTMLFormElement): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  // It arrives even when the page is closed meanwhile.
  const reserved = takeKeepalive(String(body));
  try {
    return await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      keepalive: reserved > 0,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } finally {
    releaseKeepalive(reserved);
  }
}

function failureText(error: unknown): string {
  if (!navigator.onLine) return m.vacancy_save_later();
  return (error as Error).name === 'TimeoutError' ? m.error_timeout() : m.error_network();
}

/** Returns whether the answer has the place of the form. An error page has none: then the texts stay. */
function showAnswer(form: HTMLFormElement, { ok, status }: Response, html: string): boolean {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const place = form.closest(PLACE) ?? document.getElementById('main');
  const next = answer.querySelector(place?.matches(PLACE) ? PLACE : 'main');
  if (!place || !next || (!ok && status !== 422 && !next.matches(PLACE))) return false;
  // They would not run anyway.
  for (const script of next.querySelectorAll('script')) script.remove();
  place.replaceChildren(...document.importNode(next, true).childNodes);
  if (answer.title) document.title = answer.title;
  begin(place);
  focusAnswer(place);
  return true;
}

/** The first field with an error, else what the answer says. */
function focusAnswer(place: Element): void {
  const field = 'input:not([type="hidden"]), select, textarea';
  const wrong = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of choices has the error, its choices have the focus.
  const target = wrong?.matches(field) ? wrong : wrong?.querySelector<HTMLElement>(field);
  const heading = place.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]');
  (target ?? heading ?? submitOf(place))?.focus();
}

const submitOf = (part: ParentNode) => part.querySelector<HTMLElement>('button[type="submit"]');

/** The button keeps the focus, unlike a disabled one. Returns how to end it. */
function markBusy(form: HTMLFormElement): () => void {
  const button = submitOf(form);
  if (!button) return () => undefined;
  const label = [...button.childNodes].findLast(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = label?.nodeValue ?? '';
  if (label && button.dataset.busyText) label.nodeValue = button.dataset.busyText;
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
  return () => {
    if (label) label.nodeValue = text;
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
  };
}

/** Above the button, in the live region that the server wrote there. */
function showProblem(form: HTMLFormElement, text: string): void {
  let place = form.querySelector('.form-error-place');
  if (!place) {
    place = document.createElement('div');
    place.className = 'form-error-place';
    place.setAttribute('role', 'alert');
    submitOf(form)?.before(place);
  }
  place.replaceChildren();
  if (!text) return;
  const problem = document.createElement('p');
  problem.className = 'form-error';
  const words = document.createElement('span');
  words.textContent = text;
  problem.append(words);
  place.append(problem);
}

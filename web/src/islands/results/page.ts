// One answer of the server, and putting its parts in place.
import { morph, morphChildren } from './morph';

const PARTS = ['filters', 'head', 'found'] as const;
type Part = (typeof PARTS)[number];

export interface ResultsPage {
  document: Document;
  /** Of the list's own parts; the filter button is not on every page. */
  parts: Record<Part, HTMLElement>;
}

export const partOf = (root: ParentNode, part: string) =>
  root.querySelector<HTMLElement>(`[data-part="${part}"]`);

/** Undefined for a page without the parts of the list, such as an error page. */
export function readPage(html: string): ResultsPage | undefined {
  const read = new DOMParser().parseFromString(html, 'text/html');
  // They would not run anyway.
  for (const script of read.querySelectorAll('script')) script.remove();
  const parts: Partial<Record<Part, HTMLElement>> = {};
  for (const part of PARTS) {
    const element = partOf(read, part);
    if (!element) return undefined;
    parts[part] = element;
  }
  return { document: read, parts: parts as Record<Part, HTMLElement> };
}

/** Lists of one page of results, without advertisements and without vacancies of another search. */
const listsOf = (found: Element) =>
  [...found.querySelectorAll('.vacancies')].filter(
    (list) => !list.parentElement?.closest('.jobs-ads, .jobs-near, .vacancies'),
  );

export const pagesOf = (found: Element) => found.querySelector('.results-pages');
export const moreLinkOf = (root: ParentNode) =>
  root.querySelector<HTMLAnchorElement>('a[data-more]');

/** Appends the lists of a further page below those that are shown. Returns the first of them. */
export function appendPage(found: Element, { parts }: ResultsPage): Element | undefined {
  const added = listsOf(parts.found).map((list) => document.importNode(list, true));
  // It is the same search.
  for (const list of added) list.querySelector('.jobs-save')?.remove();
  listsOf(found)
    .at(-1)
    ?.after(...added);
  const pages = pagesOf(parts.found);
  if (pages) pagesOf(found)?.replaceWith(document.importNode(pages, true));
  else pagesOf(found)?.remove();
  return added[0];
}

interface Place {
  root: HTMLElement;
  form: HTMLFormElement;
  /** Where the fields are: beside the list or in the sheet. */
  fields: HTMLElement;
  /** The amount that is still being typed is kept. */
  isTyping: (pay: HTMLInputElement, next: HTMLInputElement) => boolean;
}

/** Shows an answer. The focus stays, or passes to what stands in the same place now. */
export function putPage(page: ResultsPage, { root, form, fields, isTyping }: Place): void {
  const { parts } = page;
  const focus = noteFocus(root);
  putHead(page.document);
  const nextForm = page.document.getElementById(form.id);
  if (nextForm) putHidden(form, nextForm);

  const pay = parts.filters.querySelector<HTMLInputElement>('input[name="salary"]');
  const keep = (field: HTMLInputElement, next: HTMLInputElement) => {
    // A currency alone is no filter yet: it waits for its amount.
    if (field.name === 'currency') return !pay?.value;
    return field.name === 'salary' && isTyping(field, next);
  };
  const button = partOf(root, 'filter-button');
  const nextButton = partOf(page.document, 'filter-button');
  if (button && nextButton) morph(button, nextButton, keep);
  const rail = partOf(root, 'filters');
  if (rail && rail !== fields) {
    morphChildren(fields, parts.filters, keep);
    rail.dataset.show = parts.filters.dataset.show ?? '';
  } else if (rail) morph(rail, parts.filters, keep);
  const head = partOf(root, 'head');
  if (head) morph(head, parts.head, keep);
  // Its islands begin anew with what the server painted.
  partOf(root, 'found')?.replaceWith(document.importNode(parts.found, true));
  focus?.();
}

/** What of the head belongs to one address. */
const HEAD = 'link[rel="canonical"], link[rel="alternate"], meta[name="robots"]';

function putHead(next: Document): void {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  for (const element of next.head.querySelectorAll(HEAD)) {
    document.head.append(document.importNode(element, true));
  }
  for (const link of document.querySelectorAll('.language')) {
    const other = next.querySelector(`.language[lang="${link.getAttribute('lang')}"]`);
    if (other) link.setAttribute('href', other.getAttribute('href') ?? '');
  }
}

/** Parameters without a field. */
function putHidden(form: Element, next: Element): void {
  const hidden = 'input[type="hidden"]';
  for (const field of form.querySelectorAll(hidden)) field.remove();
  for (const field of next.querySelectorAll(hidden)) form.append(document.importNode(field, true));
}

/** Remembers what has the focus; the returned function gives it back when it was lost with the old list. */
function noteFocus(root: HTMLElement): (() => void) | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root.contains(active)) return undefined;
  const attribute = (name: string) => {
    const value = active.getAttribute(name);
    return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
  };
  const isField = active.matches('[name]');
  const isChoice = active.matches('[type="checkbox"], [type="radio"]');
  const same = isField
    ? active.localName + attribute('name') + (isChoice ? attribute('value') : '')
    : attribute('id') || (active.matches('a') && `a${attribute('href')}`);
  const row = ['.results-filters', '.jobs-note-link'].find((place) => active.closest(place));
  return () => {
    // A filter that was removed leaves the focus in its row, a note in the note that replaced it.
    if (active.isConnected && document.activeElement === active) return;
    const places = [same, row].map((place) => place && root.querySelector<HTMLElement>(place));
    const next = places.find((place) => place) || headingOf(root);
    if (next && !next.matches('a, button, input, select')) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  };
}

export const headingOf = (root: ParentNode) => root.querySelector('h1');

/** React remembers the value of its fields: it notices another only when it is set past it. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** The text field of the search may belong to an island by now. */
export function putQuery(form: HTMLFormElement, q: string): void {
  const field = form.querySelector<HTMLInputElement>('input[name="q"]');
  if (!field || field.value === q) return;
  setValue?.call(field, q);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

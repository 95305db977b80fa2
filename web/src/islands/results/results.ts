/**
 * The list of vacancies: a changed filter, a removed one or another page is fetched from its address and put in place.
 * Without this script all of it is one form and plain links.
 */
import { followedLink } from '@/frame/frame';
import { findSlots } from '@/islands/slots';
import { onPageHidden } from '@/lib/page-hidden';
import { changed, isSameList, readSearch, rebased, type Search, writeSearch } from './address';
import {
  changedFields,
  type Field,
  fieldOf,
  isPay,
  isQuery,
  isSamePay,
  resetFields,
  typedFilters,
  withField,
  writtenPay,
} from './fields';
import { Lists, type Loaded } from './load';
import {
  appendPage,
  headingOf,
  moreLinkOf,
  pagesOf,
  partOf,
  putPage,
  putQuery,
  type ResultsPage,
} from './page';
import { changeEntry, entryNow, nameEntry, placeNow, pushEntry, startPlaces } from './places';
import { Requests, type Where } from './requests';
import { makeSheet } from './sheet';

/** An amount that is being typed is applied after this pause. */
const TYPING_MS = 600;
/** The link beside the chips that removes all filters. */
const CLEAR = '.results-filters > a';

export function startResults(): void {
  const root = document.querySelector<HTMLElement>('[data-results]');
  const form = root?.querySelector<HTMLFormElement>('#jobs-search');
  const rail = root && partOf(root, 'filters');
  if (root && form && rail && partOf(root, 'found')) new Results(root, form, rail).start();
}

const addressNow = () => location.pathname + location.search;
const searchOf = (address: string) => readSearch(new URL(address, location.origin).search);

/** Where one is after another list has come: the focus and the scroll position stay, unless it says otherwise. */
interface Then {
  /** The list is read from its beginning. */
  top?: boolean;
  /** The heading gets the focus. */
  focus?: boolean;
}

class Results {
  private readonly root: HTMLElement;
  private readonly form: HTMLFormElement;
  /** The path of all lists, in the language of the page. */
  private readonly list: string;
  private readonly lists = new Lists();
  private readonly requests = new Requests();
  private readonly sheet;
  /** The address of the list on the screen. */
  private shown = addressNow();
  /** The search that was asked for last. Somebody who clicks quickly adds to it before its list has come. */
  private wanted = searchOf(this.shown);
  /** The pause after a typed digit. */
  private typing: ReturnType<typeof setTimeout> | undefined;
  /** The address was changed since the sheet was opened. */
  private isTried = false;

  constructor(root: HTMLElement, form: HTMLFormElement, rail: HTMLElement) {
    this.root = root;
    this.form = form;
    this.list = new URL(form.action).pathname;
    this.sheet = makeSheet({
      root,
      rail,
      onClear: () => this.clear(),
      onClose: () => this.sheetClosed(),
    });
  }

  start(): void {
    startPlaces();
    makeButton(this.root);
    this.listenToFields();
    this.root.addEventListener('click', (event) => this.clicked(event));
    addEventListener('popstate', () => this.traversed());
    // The address says what is chosen. Without this a browser fills the fields of a reloaded page from its memory, by
    // their order, which other counts may have changed.
    this.form.autocomplete = 'off';
    const early = changedFields(this.form);
    if (early.length > 0 && !isMemory()) {
      // Chosen before this script came.
      this.want(early.reduce((search, field) => this.with(field, search), this.wanted));
      return;
    }
    if (early.length > 0) resetFields(this.form);
    this.restore();
  }

  // Another list

  /** Asks for this search, or for nothing when its list is on the screen. */
  private want(next: Search): void {
    this.wanted = next;
    if (isSameList(next, searchOf(this.shown))) this.settle();
    else this.go(this.list + writeSearch(next));
  }

  private settle(): void {
    this.requests.drop();
    this.wanted = searchOf(this.shown);
  }

  private go(address: string, then: Then = {}): void {
    void this.requests.run(async (signal) => {
      const loaded = await this.lists.load(address, { signal });
      return () => {
        // One visit of the sheet is one step back, however many filters were tried in it.
        const isSame = loaded.address === this.shown || (this.sheet.isOpen && this.isTried);
        if (isSame) changeEntry({ more: undefined }, loaded.address);
        else pushEntry(loaded.address);
        this.isTried ||= this.sheet.isOpen;
        this.put(loaded);
        if (then.focus) this.focusHeading();
        if (then.top) this.scrollToList();
      };
    }, this.whole);
  }

  private readonly whole: Where = {
    mark: (busy) => {
      const { dataset } = this.found;
      if (busy) dataset.busy = 'true';
      else delete dataset.busy;
      this.found.setAttribute('aria-busy', String(busy));
      this.sheet.update(busy);
      if (busy) this.say('');
    },
    putNote: (note) => {
      if (this.sheet.isOpen) this.sheet.putNote(note);
      else this.found.before(note);
    },
  };

  private put({ address, page }: Loaded): void {
    const before = searchOf(this.shown).q ?? '';
    this.shown = address;
    this.wanted = searchOf(address);
    putPage(page, {
      root: this.root,
      form: this.form,
      fields: this.sheet.fields,
      isTyping: (pay, next) =>
        this.typing !== undefined ||
        (document.activeElement === pay && isSamePay(pay.value, next.value)),
    });
    const { q = '' } = this.wanted;
    const query = this.query;
    const isTyped = document.activeElement === query && query?.value.trim() !== before;
    if (q !== before && !isTyped) putQuery(this.form, q);
    makeButton(this.root);
    this.sheet.update(false);
    this.say(headingOf(this.root)?.textContent ?? '');
    findSlots();
  }

  /** The heading is what has changed, for those who do not see the list. */
  private say(text: string): void {
    const status = this.root.querySelector('[data-part-status]');
    if (status) status.textContent = text;
  }

  private focusHeading(): void {
    const heading = headingOf(this.root);
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }

  /** Only up: whoever sees the beginning of the list stays. The search bar may cover the top of the window. */
  private scrollToList(): void {
    const head = partOf(this.root, 'head');
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (head && head.getBoundingClientRect().top < (covered || 0)) head.scrollIntoView();
  }

  private get found(): HTMLElement {
    return partOf(this.root, 'found') as HTMLElement;
  }

  // Fields

  private listenToFields(): void {
    const { root, form } = this;
    root.addEventListener('input', ({ target }) => {
      const field = fieldOf(target, form);
      if (!field || !isPay(field)) return;
      clearTimeout(this.typing);
      this.typing = setTimeout(() => this.applyPay(), TYPING_MS);
    });
    root.addEventListener('change', ({ target }) => {
      const field = fieldOf(target, form);
      if (!field || isQuery(field)) return;
      if (isPay(field)) {
        this.applyPay();
        field.value = writtenPay(field.value);
        return;
      }
      if (field.name === 'currency') this.clearPay();
      this.want(this.with(field));
    });
    root.addEventListener('keydown', (event) => {
      const field = event.key === 'Enter' && fieldOf(event.target, form);
      if (!field || !isPay(field)) return;
      // It would send the form.
      event.preventDefault();
      this.applyPay();
    });
    root.addEventListener('submit', (event) => {
      if (event.target !== form) return;
      event.preventDefault();
      this.submitted();
    });
    onPageHidden(() => this.applyPay());
  }

  private with(field: Field, search = this.wanted): Search {
    return withField(search, field, typedFilters(this.form, searchOf(this.shown).q));
  }

  private submitted(): void {
    this.endTyping();
    const pay = this.form.elements.namedItem('salary');
    if (pay instanceof HTMLInputElement) this.wanted = this.with(pay);
    this.wanted = changed(this.wanted, { q: this.query?.value ?? '' });
    // For the same words too: somebody wants to see what is new.
    this.go(this.list + writeSearch(this.wanted), { top: true });
  }

  private get query() {
    return this.form.querySelector<HTMLInputElement>('input[name="q"]');
  }

  /** The typed amount, if its pause is not over. */
  private applyPay(): void {
    if (this.typing === undefined) return;
    this.endTyping();
    const pay = this.form.elements.namedItem('salary');
    if (pay instanceof HTMLInputElement) this.want(this.with(pay));
  }

  private clearPay(): void {
    this.endTyping();
    const pay = this.form.elements.namedItem('salary');
    if (pay instanceof HTMLInputElement) pay.value = '';
  }

  private endTyping(): void {
    clearTimeout(this.typing);
    this.typing = undefined;
  }

  // Links

  private clicked(event: MouseEvent): void {
    const link = followedLink(event);
    if (!link) return;
    const isList = link.pathname === this.list && !link.hash;
    if (!isList && !link.matches('.filter-button')) return;
    event.preventDefault();
    if (!isList) this.openSheet();
    else if (link.matches('[data-more]')) this.showMore(link);
    else this.follow(link);
  }

  private follow(link: HTMLAnchorElement): void {
    const target = readSearch(link.search);
    const isHere = link.closest('.results-filters, .jobs-note') !== null;
    if (isHere && !link.matches(CLEAR)) {
      // One filter less, or another reading of the words. The link knows the list on the screen only.
      this.want(rebased(searchOf(this.shown), target, this.wanted));
      return;
    }
    this.wanted = target;
    this.go(link.pathname + link.search, { top: !isHere, focus: !isHere });
  }

  // Further pages

  private showMore(link: HTMLAnchorElement): void {
    if (link.getAttribute('aria-busy') === 'true') return;
    const where: Where = {
      mark: (busy) => {
        if (busy) link.setAttribute('aria-busy', 'true');
        else link.removeAttribute('aria-busy');
      },
      putNote: (note) => pagesOf(this.found)?.before(note),
    };
    void this.requests.run(async (signal) => {
      const { page } = await this.lists.load(link.pathname + link.search, { signal });
      return () => {
        const hadFocus = document.activeElement === link;
        const added = appendPage(this.found, page);
        changeEntry({ more: (entryNow().more ?? 0) + 1 });
        findSlots();
        if (hadFocus) added?.querySelector('a')?.focus({ preventScroll: true });
      };
    }, where);
  }

  /** The pages that "Show more" had added to a list, each from the link of the one before. */
  private async morePages(first: Element, count: number, signal: AbortSignal) {
    const pages: ResultsPage[] = [];
    let link = moreLinkOf(first);
    while (link && pages.length < count) {
      // A link of an answer has no address of its own.
      const { search } = new URL(link.getAttribute('href') ?? '', location.origin);
      const { page } = await this.lists.load(this.list + search, { signal, again: true });
      pages.push(page);
      link = moreLinkOf(page.parts.found);
    }
    return pages;
  }

  /** After a reload, or Back from another page, the further pages stand below again. */
  private restore(): void {
    const { more } = entryNow();
    const y = placeNow();
    if (!more) return;
    let isMoved = false;
    const moved = () => {
      isMoved = true;
    };
    for (const type of ['wheel', 'touchmove', 'keydown']) {
      addEventListener(type, moved, { once: true, passive: true });
    }
    const quietly: Where = { mark: () => undefined, putNote: () => undefined };
    void this.requests.run(async (signal) => {
      const pages = await this.morePages(this.found, more, signal);
      return () => {
        for (const page of pages) appendPage(this.found, page);
        findSlots();
        if (y !== undefined && !isMoved) scrollTo(0, y);
      };
    }, quietly);
  }

  // Back and Forward

  private traversed(): void {
    const address = addressNow();
    const { entry, more = 0 } = entryNow();
    if (address === this.shown) {
      // A fragment of this page was followed, or its list is wanted again before another has come.
      if (entry === undefined) nameEntry();
      else this.settle();
      return;
    }
    const y = placeNow() ?? 0;
    this.endTyping();
    this.sheet.close();
    void this.requests.run(async (signal) => {
      const { page } = await this.lists.load(address, { signal, again: true });
      const pages = await this.morePages(page.parts.found, more, signal);
      return () => {
        this.put({ address, page });
        for (const further of pages) appendPage(this.found, further);
        findSlots();
        scrollTo(0, y);
      };
    }, this.whole);
  }

  // The sheet

  private openSheet(): void {
    this.isTried = false;
    this.sheet.open();
    const { note } = this.requests;
    if (note) this.sheet.putNote(note);
  }

  private sheetClosed(): void {
    this.applyPay();
    const { note } = this.requests;
    if (note) this.found.before(note);
    if (this.isTried) this.scrollToList();
  }

  private clear(): void {
    this.endTyping();
    const link = this.found.querySelector<HTMLAnchorElement>(CLEAR);
    if (link) {
      this.follow(link);
      return;
    }
    // The list on the screen has no filters; what was chosen is still on its way.
    resetFields(this.form);
    this.settle();
  }
}

/**
 * Fields differ from what the server wrote although nobody has touched the page: the browser has filled them in while
 * going Back or reloading, perhaps on a page that was left before this script came. The address is right then.
 */
function isMemory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate' && !navigator.userActivation?.hasBeenActive;
}

/** With this script the link to the filters opens a dialog, as a button does. */
function makeButton(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('.filter-button');
  if (!button) return;
  button.setAttribute('role', 'button');
  button.setAttribute('aria-haspopup', 'dialog');
  button.onkeydown = (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.click();
  };
}

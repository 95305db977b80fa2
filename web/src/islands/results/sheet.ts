/**
 * The filters on phones: the fields of `<aside id="filters">` move into a dialog that slides up, and back when it
 * closes. Without scripts the button leads to them in the page.
 */
import { m } from '@/paraglide/messages';
import { swipeDown } from './swipe';
import '@/ui/dialog.css';

/** Beside the list there is room for them from here on, as in `ui/rail.css`. */
const WIDE = '(min-width: 1000px)';

interface SheetOptions {
  root: HTMLElement;
  rail: HTMLElement;
  onClear: () => void;
  /** It has closed, by whatever way. */
  onClose: () => void;
}

export interface Sheet {
  readonly isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Where the fields are now. */
  readonly fields: HTMLElement;
  /** The number of results has changed, or is being asked for. */
  update: (busy: boolean) => void;
  /** Above the buttons. */
  putNote: (note: HTMLElement) => void;
}

export function makeSheet({ root, rail, onClear, onClose }: SheetOptions): Sheet {
  const dialog = document.createElement('dialog');
  dialog.className = 'modal sheet';
  dialog.setAttribute('aria-labelledby', 'filters-title');
  dialog.innerHTML = `<div class="modal-panel">
<div class="sheet-pull"><span class="sheet-grip" aria-hidden="true"></span>
<header class="modal-head"><h2 id="filters-title" tabindex="-1" class="modal-title"></h2>
<button type="button" class="icon-btn"><svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor"
stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>
</button></header></div>
<div class="modal-body"></div>
<footer class="modal-foot sheet-foot"><button type="button" class="btn btn-s"></button>
<button type="button" class="btn btn-p"></button><span role="status" class="sr-only"></span></footer></div>`;
  const part = (name: string) => dialog.querySelector(name) as HTMLElement;
  const [title, close, body, foot] = ['h2', '.icon-btn', '.modal-body', 'footer'].map(part);
  const [clear, show, status] = ['.btn-s', '.btn-p', '[role="status"]'].map(part);
  if (!title || !close || !body || !foot || !clear || !show || !status) throw new Error('no sheet');

  title.textContent = rail.getAttribute('aria-label');
  close.setAttribute('aria-label', m.ui_close());
  clear.textContent = m.jobs_filters_clear();
  clear.addEventListener('click', onClear);
  let isOpen = false;
  const closed = () => {
    if (!isOpen) return;
    isOpen = false;
    rail.append(...body.childNodes);
    root.querySelector<HTMLElement>('.filter-button')?.focus({ preventScroll: true });
    onClose();
  };
  const shut = () => {
    dialog.close();
    // At once, not when the event of the dialog comes: the next answer looks for the fields.
    closed();
  };
  for (const way of [close, show]) way.addEventListener('click', shut);
  // The panel fills the dialog's box: a click on the dialog itself is one on the page behind.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) shut();
  });
  // By Escape and by the phone's Back gesture.
  dialog.addEventListener('close', closed);
  swipeDown(part('.sheet-pull'), dialog, shut);
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) shut();
  });
  root.append(dialog);

  return {
    get isOpen() {
      return isOpen;
    },
    get fields() {
      return isOpen ? body : rail;
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      body.append(...rail.childNodes);
      this.update(false);
      dialog.showModal();
      body.scrollTop = 0;
      // The browser would choose the close button; the title says where one is.
      title.focus();
    },
    close: shut,
    update(busy) {
      const text = rail.dataset.show ?? '';
      if (show.textContent !== text) show.textContent = text;
      if (busy) show.setAttribute('aria-busy', 'true');
      else show.removeAttribute('aria-busy');
      // Outside the button: a live region inside would break its name.
      if (dialog.open && !busy && status.textContent !== text) status.textContent = text;
    },
    putNote(note) {
      foot.before(note);
    },
  };
}

/**
 * What is written into `<form data-keep="contact">` stays on this device until it is sent, under the same name and in
 * the same form as the drafts of the app (`forms/draft.ts`).
 */
import { onPageHidden } from '@/lib/page-hidden';

/** Long enough not to write every letter, short enough to lose no more than a word. */
const PAUSE_MS = 300;

type Texts = Record<string, string>;

/** The field that names a sending. */
const KEY = 'key';

const keyOf = ({ dataset }: HTMLFormElement) => dataset.keep && `draft:${dataset.keep}:v1`;

let timer: ReturnType<typeof setTimeout> | undefined;
let unsaved: HTMLFormElement | undefined;
onPageHidden(save);

export function keepTexts(form: HTMLFormElement): void {
  if (!keyOf(form)) return;
  unsaved = form;
  clearTimeout(timer);
  timer = setTimeout(save, PAUSE_MS);
}

function save(): void {
  clearTimeout(timer);
  const key = unsaved && keyOf(unsaved);
  if (!unsaved || !key) return;
  const texts: Texts = {};
  for (const field of textsOf(unsaved)) texts[field.name] = field.value;
  if (unsaved.dataset.sent) texts[KEY] = unsaved.dataset.sent;
  unsaved = undefined;
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

/**
 * The form is on its way. Should its answer get lost, the same texts go under the same key again, even after a reload:
 * the server takes one letter for it.
 */
export function keepSending(form: HTMLFormElement): void {
  const key = keyFieldOf(form);
  if (!key) return;
  form.dataset.sent = key.value;
  unsaved = form;
  save();
}

/** Changed texts are another letter. */
export function renewKey(form: HTMLFormElement): void {
  const key = keyFieldOf(form);
  if (!key || form.dataset.sent === undefined) return;
  delete form.dataset.sent;
  key.value = crypto.randomUUID();
}

function keyFieldOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(KEY);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What was already written into the page, by the server or before this script came, is newer. */
export function restoreTexts(form: HTMLFormElement): void {
  const key = keyOf(form);
  if (!key) return;
  const kept = read(key);
  for (const field of textsOf(form)) {
    const text = kept[field.name];
    if (field.value !== '' || typeof text !== 'string') continue;
    field.value = text;
    // An option that no longer exists leaves the field without a choice.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
  const sent = keyFieldOf(form);
  const isSame = textsOf(form).every((field) => field.value === kept[field.name]);
  if (sent && kept[KEY] && isSame) {
    sent.value = kept[KEY];
    form.dataset.sent = sent.value;
  }
}

export function forgetTexts(form: HTMLFormElement): void {
  const key = keyOf(form);
  if (!key) return;
  clearTimeout(timer);
  unsaved = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

function read(key: string): Texts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Texts) : {};
  } catch {
    return {};
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const TYPES: readonly string[] = ['text', 'email', 'tel', 'textarea', 'select-one'];

/** Without keys and choices, and without the trap for robots, which people cannot reach. */
function textsOf(form: HTMLFormElement): TextField[] {
  const fields = [...form.elements].map((field) => field as TextField);
  return fields.filter(({ name, type, tabIndex }) => name && TYPES.includes(type) && tabIndex >= 0);
}

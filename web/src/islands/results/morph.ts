/**
 * Brings a part of the page into the state that the server wrote, but keeps its elements: the focus, an open keyboard,
 * a text half typed, an opened `<details>` and the scroll position of the part stay as they are.
 */

/** Says of a field whether what the person entered stays. */
export type Keep = (field: HTMLInputElement, next: HTMLInputElement) => boolean;

export function morph(old: Element, next: Element, keep: Keep): void {
  copyAttributes(old, next);
  morphChildren(old, next, keep);
  copyState(old, next, keep);
}

/** The same with the content only. */
export function morphChildren(old: Element, next: Element, keep: Keep): void {
  const known = new Map<string, ChildNode[]>();
  for (const node of old.childNodes) {
    const key = keyOf(node);
    known.set(key, [...(known.get(key) ?? []), node]);
  }
  const pairs = [...next.childNodes].map((wanted) => ({
    wanted,
    node: known.get(keyOf(wanted))?.shift(),
  }));
  for (const gone of [...known.values()].flat()) gone.remove();
  // An element that already stands in its place is not touched: moving it would take the focus from it.
  let place = old.firstChild;
  for (const { wanted, node } of pairs) {
    const shown = node ?? document.importNode(wanted, true);
    if (shown === place) place = place.nextSibling;
    else old.insertBefore(shown, place);
    if (isElement(shown) && isElement(wanted) && node) morph(shown, wanted, keep);
    else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue;
  }
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The same key means the same thing: the same filter, the same value of it. */
function keyOf(node: Node): string {
  if (!isElement(node)) return `#${node.nodeType}`;
  const field = node.matches('[name]') ? node : node.querySelector('[name]');
  const choice = node.matches('label') ? field : node;
  const value =
    choice?.matches('option, [type="checkbox"], [type="radio"]') && choice.getAttribute('value');
  return [node.localName, node.id, field?.getAttribute('name'), value].join(' ');
}

/** Set by the person or by scripts, not by the server. */
const OWN: readonly string[] = ['open', 'tabindex'];

function copyAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) {
    if (!next.hasAttribute(name) && !OWN.includes(name)) old.removeAttribute(name);
  }
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** A field that was touched no longer follows its attributes. */
function copyState(old: Element, next: Element, keep: Keep): void {
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
    old.value = next.value;
  }
  if (!(old instanceof HTMLInputElement && next instanceof HTMLInputElement)) return;
  if (keep(old, next)) return;
  if (old.checked !== next.checked) old.checked = next.checked;
  if (old.value !== next.value) old.value = next.value;
}

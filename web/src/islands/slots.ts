/** The places of islands in the page: `<div data-island="share" data-props='{"slug":"…"}'>` with its painted content. */

export interface Slot {
  id: number;
  element: HTMLElement;
  name: string;
  props: Record<string, unknown>;
  /** What the server painted, shown until the island lives. */
  painted: readonly ChildNode[];
}

let slots: readonly Slot[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const slotStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => slots,
};

/** Looks for islands again, after a part of the page was replaced. */
export function findSlots(): void {
  const known = new Map(slots.map((slot) => [slot.element, slot]));
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    // What the app draws itself is alive.
    .filter((element) => !element.closest('#app'));
  slots = elements.map((element) => known.get(element) ?? slotOf(element));
  for (const listener of listeners) listener();
}

function slotOf(element: HTMLElement): Slot {
  lastId += 1;
  const { island = '', props } = element.dataset;
  return {
    id: lastId,
    element,
    name: island,
    props: props ? JSON.parse(props) : {},
    painted: [...element.childNodes],
  };
}

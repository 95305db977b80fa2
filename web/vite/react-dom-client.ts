// `react-dom/client` in browsers. Preact's own compatible layer empties the element it draws into, as React does; ours
// holds the page that the server painted. Preact itself takes over what is there: elements stay, with what was typed
// and chosen in them, and only what differs is changed. A weak phone is done in half the time.
import { type ComponentChild, render } from 'preact';

export function createRoot(container: Element) {
  return {
    render: (children: ComponentChild) => keepingPainted(() => render(children, container)),
    unmount: () => render(null, container),
  };
}

/**
 * Parts that wait for their turn (`ui/in-turn.tsx`) keep the HTML that stands in them. Preact would write it anew, and
 * the browser read and lay it out anew. What is on the page while it is first drawn was painted by the server; what
 * Preact makes itself is not there yet.
 */
function keepingPainted(draw: () => void) {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor;
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    set(this: Element, html: string) {
      if (!this.isConnected || !this.hasAttribute('data-painted')) own.set?.call(this, html);
    },
  });
  try {
    draw();
  } finally {
    Object.defineProperty(Element.prototype, 'innerHTML', own);
  }
}

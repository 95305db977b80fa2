import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { setupScrollRestoration, storageKey } from './scroll-restoration';

/** A fake router that emits given events, and the positions to which the window was scrolled. */
function begin() {
  const listeners: Record<string, (event: unknown) => void> = {};
  const sent: unknown[] = [];
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    sent.push(top);
    scrolledTo(top);
  });
  const router = {
    _scroll: { n: true },
    options: { scrollRestoration: true, scrollRestorationBehavior: 'smooth' },
    subscribe: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  setupScrollRestoration(router as unknown as AnyRouter);
  const to = (key: string) => ({ href: `/${key}`, hash: '', state: { __TSR_key: key } });
  const show = (key: string) => listeners.onRendered?.({ toLocation: to(key) });
  const leave = () => listeners.onBeforeLoad?.({ hrefChanged: true, toLocation: to('next') });
  const stay = (key: string) =>
    listeners.onBeforeLoad?.({ hrefChanged: false, toLocation: to(key) });
  return { router, sent, leave, show, stay };
}

function scrolledTo(top: number) {
  vi.stubGlobal('scrollY', top);
}

beforeEach(() => sessionStorage.clear());

it('begins a new page at its top and comes back to the place that was left', () => {
  const { sent, leave, show } = begin();
  show('list');
  scrolledTo(700);
  leave();
  show('vacancy');
  leave();
  show('list');
  expect(sent).toEqual([0, 0, 700]);
});

it('does not take the place of a page that was never shown', () => {
  const { sent, leave, show, stay } = begin();
  show('list');
  scrolledTo(700);
  leave();
  // The vacancy page has not rendered yet; a scroll event fires, and the address changes again.
  scrolledTo(120);
  leave();
  show('list');
  expect(sent).toEqual([0, 700]);
  // Back before the next page rendered: the list was never replaced, and its position is saved again.
  leave();
  stay('list');
  scrolledTo(300);
  leave();
  show('list');
  expect(sent).toEqual([0, 700, 300]);
});

it('stays where a change of the page asks to stay', () => {
  const { router, sent, leave, show } = begin();
  show('list');
  leave();
  router._scroll.n = false;
  show('narrowed');
  expect(sent).toEqual([0]);
  leave();
  show('vacancy');
  expect(sent, 'only that one time').toEqual([0, 0]);
});

it('knows the places after a reload, and begins anew with what it cannot read', () => {
  const first = begin();
  first.show('list');
  scrolledTo(700);
  window.dispatchEvent(new Event('pagehide'));
  const second = begin();
  second.show('list');
  expect(second.sent).toEqual([700]);

  sessionStorage.setItem(storageKey, '{');
  const third = begin();
  third.show('list');
  expect(third.sent).toEqual([0]);
});

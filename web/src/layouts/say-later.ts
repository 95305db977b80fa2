import type { RegisteredRouter } from '@tanstack/react-router';
import { sayLater } from '@/lib/open-later';

/** What is there opens sooner. */
const SOON_MS = 300;

/**
 * A page of the app whose data is not there yet waits for the network, and the old page stays meanwhile: a note beside
 * what was pressed says so.
 */
export function startSayingLater(router: RegisteredRouter): void {
  let pressed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsay: (() => void) | undefined;
  const forget = () => {
    clearTimeout(timer);
    unsay?.();
    unsay = undefined;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      forget();
      pressed = (target as Element).closest('a, button');
    },
    true,
  );
  router.subscribe('onBeforeLoad', () => {
    forget();
    timer = setTimeout(() => {
      if (!navigator.onLine) unsay = sayLater(pressed?.isConnected ? pressed : undefined);
    }, SOON_MS);
  });
  router.subscribe('onLoad', forget);
}

import { expect, it, vi } from 'vitest';
import { onPageHidden } from './page-hidden';

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('tells when the page is left or put into the background, and not when it comes back', () => {
  const listener = vi.fn();
  const stop = onPageHidden(listener);
  dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(1);
  turn('hidden');
  expect(listener).toHaveBeenCalledTimes(2);
  turn('visible');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  turn('hidden');
  dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(2);
});

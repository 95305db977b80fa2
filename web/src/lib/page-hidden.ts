/**
 * Calls back when the page is left, reloaded, closed, or put into the background, where a phone may discard it at any
 * time without further events. The callback may run several times, and the page may become visible again.
 */
export function onPageHidden(listener: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', hidden);
  };
}

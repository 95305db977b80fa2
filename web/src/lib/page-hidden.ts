/**
 * Calls back when the page goes away: it is left, reloaded, closed, or put into the background, where a phone may drop
 * it at any moment without another word. It may be called several times, and the page may come back.
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

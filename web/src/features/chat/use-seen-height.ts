import { useLayoutEffect } from 'react';

/**
 * On phones the keyboard covers a part of the page without changing its height. The page gets the height that can be
 * seen as `--seen`, so that its foot stands above the keyboard.
 */
export function useSeenHeight(isOn: boolean): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!isOn || !seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Zoomed in, the height is that of the enlarged part.
      if (seen.scale > 1.01) return;
      style.setProperty('--seen', `${Math.round(seen.height)}px`);
      // Safari pushes the page up to show the field, which is in sight anyway.
      if (seen.offsetTop > 0) window.scrollTo(0, 0);
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      style.removeProperty('--seen');
    };
  }, [isOn]);
}

import { type RefObject, useEffect, useState } from 'react';
import { inSight, type Slots } from './slots';

/** Cards this far outside the view are drawn as well, so that fast scrolling shows no holes. */
const MARGIN = 500;
/** The view is looked at in steps: most scroll events draw nothing. */
const STEP = 200;

interface View {
  from: number;
  to: number;
}

type Scroller = RefObject<HTMLElement | null>;

function viewOf(list: HTMLElement, scroller: HTMLElement | null): View {
  const top = scroller ? scroller.scrollTop - list.offsetTop : -list.getBoundingClientRect().top;
  const height = scroller ? scroller.clientHeight : window.innerHeight;
  return {
    from: Math.floor((top - MARGIN) / STEP) * STEP,
    to: Math.ceil((top + height + MARGIN) / STEP) * STEP,
  };
}

/** The cards in sight of a list, as the first index and the one after the last. Without `scroller` the page scrolls. */
export function useSight(list: Scroller, slots: Slots, scroller?: Scroller): [number, number] {
  const [view, setView] = useState<View>({ from: 0, to: window.innerHeight + MARGIN });
  useEffect(() => {
    const target = scroller ? scroller.current : window;
    if (!target) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!list.current) return;
      const next = viewOf(list.current, scroller?.current ?? null);
      setView((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    target.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [list, scroller]);
  return inSight(slots, view.from, view.to);
}

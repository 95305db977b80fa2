import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there: a finger does not hit it exactly. */
const NEAR_PX = 48;
/** So near to the beginning older messages are fetched. */
const TOP_PX = 240;

interface LogScroll {
  box: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
  onScroll: () => void;
}

interface LogScrollOptions {
  /** The number of the first message: a lower one means that older messages were put above. */
  first: number | undefined;
  /** Changes with what stands at the end. */
  end: string;
  onTop: () => void;
}

/**
 * Where the reader is. At the end new messages are followed; elsewhere what is read stays in its place, also while older
 * messages are put above it.
 */
export function useLogScroll({ first, end, onTop }: LogScrollOptions): LogScroll {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** The distance to the end, and whether the reader is there; both as of the last scrolling. */
  const place = useRef({ fromEnd: 0, isAtEnd: true, first });

  const toEnd = () => {
    place.current.isAtEnd = true;
    setAtEnd(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };

  const onScroll = () => {
    const log = box.current;
    if (!log) return;
    const fromEnd = log.scrollHeight - log.scrollTop;
    const isNow = fromEnd - log.clientHeight <= NEAR_PX;
    place.current = { ...place.current, fromEnd, isAtEnd: isNow };
    setAtEnd(isNow);
    if (log.scrollTop < TOP_PX && log.scrollHeight > log.clientHeight) onTop();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something stands at another place.
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const before = place.current.first;
    place.current.first = first;
    if (place.current.isAtEnd) log.scrollTop = log.scrollHeight;
    else if (before !== undefined && first !== undefined && first < before) {
      log.scrollTop = log.scrollHeight - place.current.fromEnd;
    }
  }, [first, end]);

  // The keyboard of a phone, a growing field and late fonts change the height.
  useEffect(() => {
    const log = box.current;
    if (!log || typeof ResizeObserver === 'undefined') return;
    const follow = new ResizeObserver(() => {
      if (place.current.isAtEnd) log.scrollTop = log.scrollHeight;
    });
    follow.observe(log);
    for (const child of log.children) follow.observe(child);
    return () => follow.disconnect();
  }, []);

  return { box, isAtEnd, toEnd, onScroll };
}

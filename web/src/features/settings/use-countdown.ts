import { useEffect, useState } from 'react';

/** Seconds left of `seconds`, counted anew whenever `from` changes. Counted by the clock: a sleeping phone loses none. */
export function useCountdown(seconds: number, from: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `from` says that the same number of seconds began again
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds, from]);
  return left;
}

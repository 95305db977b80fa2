import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, which moves on by the minute while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

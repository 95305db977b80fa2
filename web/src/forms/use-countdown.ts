import { useEffect, useState } from 'react';

/**
 * Seconds until the moment `until` (milliseconds of this device's clock), down to 0. The clock is read on every tick,
 * so that time in sleep mode counts too.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `95` → `1:35`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The moment that is `seconds` ahead. */
export function after(seconds: number): number {
  return Date.now() + seconds * 1000;
}

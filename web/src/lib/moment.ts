import { dayText, tashkentIso } from './day';

/** `2026-11-15T09:02:00Z` → `15.11.2026`: stored in UTC and shown as a clock in Tashkent says (decisions J3). */
export function momentDay(iso: string): string {
  return dayText(tashkentIso(iso).slice(0, 10));
}

/** `2026-11-15T09:02:00Z` → `15.11.2026, 14:02`: read alike in all three languages. */
export function momentText(iso: string): string {
  return `${momentDay(iso)}, ${tashkentIso(iso).slice(11, 16)}`;
}

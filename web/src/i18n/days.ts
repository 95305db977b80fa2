/** Days in words, for sentences about what happens by when. */
import { daysSince, tashkentIso } from '@/lib/day';
import { m } from '@/paraglide/messages';

const MONTHS = [
  m.day_of_month_1,
  m.day_of_month_2,
  m.day_of_month_3,
  m.day_of_month_4,
  m.day_of_month_5,
  m.day_of_month_6,
  m.day_of_month_7,
  m.day_of_month_8,
  m.day_of_month_9,
  m.day_of_month_10,
  m.day_of_month_11,
  m.day_of_month_12,
];

/** Forbids a line break: a day is read as one word. */
const JOINED = '\u2060';
const SPACE = '\u00a0';

/** `2026-12-17` → `17-dekabr`. */
export function dayWords(isoDay: string): string {
  const [, month = 1, day = 1] = isoDay.split('-').map(Number);
  const words = MONTHS[month - 1]?.({ day }) ?? isoDay;
  return words.replace('-', `-${JOINED}`).replace(' ', SPACE);
}

/** A moment by its day, inside a sentence: `bugun`, `kecha`, `17-dekabr`. */
export function momentDayWords(iso: string, now = Date.now()): string {
  const days = daysSince(iso, now);
  // A planned moment lies ahead of the clock, where `daysSince` counts no days.
  if (days === 0 && tashkentIso(iso).slice(0, 10) === tashkentIso(now).slice(0, 10)) {
    return m.ago_today().toLowerCase();
  }
  if (days === 1) return m.ago_yesterday().toLowerCase();
  return dayWords(tashkentIso(iso).slice(0, 10));
}

/** `bugun, 14:02`. */
export function momentWords(iso: string, now = Date.now()): string {
  return `${momentDayWords(iso, now)}, ${tashkentIso(iso).slice(11, 16)}`;
}

/** Begins a sentence: `kecha oʻqidi.` → `Kecha oʻqidi.` */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

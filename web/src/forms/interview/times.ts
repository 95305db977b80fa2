/** Times of interviews: moments are stored in UTC and always shown as a clock in Tashkent says. */
import { tashkentIso } from '@/lib/day';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `2026-11-18`: the day in Tashkent. */
export function dayOf(moment: string | number): string {
  return tashkentIso(moment).slice(0, 10);
}

/** `11:00`. */
export function clockOf(moment: string | number): string {
  return tashkentIso(moment).slice(11, 16);
}

/** Minutes after midnight in Tashkent. */
export function minutesOf(moment: string | number): number {
  const [hours = 0, minutes = 0] = clockOf(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

/** `660` → `11:00`. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The moment when a clock in Tashkent shows so many minutes after midnight. */
export function momentAt(day: string, minutes: number): string {
  const moment = new Date(`${day}T${clockText(minutes)}:00+05:00`);
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** `11:00 – 11:30`. */
export function spanText(start: string, minutes: number): string {
  return `${clockOf(start)} – ${clockOf(endOf(start, minutes))}`;
}

export function endOf(start: string, minutes: number): number {
  return Date.parse(start) + minutes * MINUTE;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** Monday to Sunday. */
export function weekOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place));
}

export function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  );
}

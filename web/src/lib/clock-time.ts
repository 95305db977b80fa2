/**
 * A time of the day as people write it: `9`, `930`, `9:30`, `09.30`, `9 30`. `HH:MM` on the 24-hour clock, or empty
 * while it is none.
 */
export function readTime(text: string): string {
  const found =
    /^(\d{1,2})$/.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    /^(\d{1,2})\s*[:.,\-\s]\s*(\d{2})?$/.exec(text.trim());
  if (!found) return '';
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  if (hour > 23 || minute > 59) return '';
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `2026-11-15` → `15.11.2026`: read alike in all three languages, and the server writes it the same way. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${day}.${month}.${year}`;
}

/** Today in Uzbekistan, `YYYY-MM-DD`: what "in the future" and an age are measured by. */
export function todayIso(now = new Date()): string {
  // Swedish writes days as ISO does.
  return now.toLocaleDateString('sv', { timeZone: 'Asia/Tashkent' });
}

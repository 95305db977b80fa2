/** Numbers of the report in words. */
import { getLocale } from '@/i18n/locale';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { DAY, HOUR } from './figures';
import type { FunnelStep } from './wire';

/** `14 soat`, `2,1 kun`, `19 kun`: hours up to two days, tenths of days up to ten. */
export function timeText(minutes: number): string {
  if (minutes < HOUR / 2) return m.report_under_hour();
  if (minutes < 2 * DAY) {
    const hours = Math.round(minutes / HOUR);
    return m.report_hours({ count: hours, shown: String(hours) });
  }
  const tenths = Math.round((minutes * 10) / DAY);
  if (tenths % 10 === 0 || tenths >= 100) {
    const days = Math.round(minutes / DAY);
    return m.report_days({ count: days, shown: groupDigits(days) });
  }
  const point = getLocale() === 'en' ? '.' : ',';
  const shown = `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
  return m.report_days({ count: tenths / 10, shown });
}

export function percentText(percent: number): string {
  return m.report_percent({ value: percent });
}

export function shownShare(share: number | null | undefined): string {
  return share == null ? '–' : percentText(share);
}

/** Everybody begins with an application, whatever the first column is called. */
export function stepName(
  step: FunnelStep,
  names: Record<FunnelStep['stage'], () => string>,
): string {
  return step.stage === 'new' ? m.report_funnel_first() : names[step.stage]();
}

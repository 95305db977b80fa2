/** Pay, experience and age formatted in the page's language; the numbers come from `lib/`. */
import { age } from '@/lib/age';
import { daysSince } from '@/lib/day';
import * as experience from '@/lib/experience';
import { momentDay } from '@/lib/moment';
import * as money from '@/lib/money';
import { m } from '@/paraglide/messages';
import { CURRENCIES } from './labels';
import { getLocale } from './locale';

/** A message for each currency, because Uzbek adds the ending to its name. */
const FROM = {
  UZS: m.kernel_salary_from_uzs,
  USD: m.kernel_salary_from_usd,
  RUB: m.kernel_salary_from_rub,
};

function salaryWords(): money.SalaryWords {
  return {
    millions: (number) => m.kernel_millions({ number }),
    from: (amount, currency) => FROM[currency]({ amount }),
    range: (min, max) => m.kernel_salary_range({ min, max }),
    rangeApart: (min, max) => m.kernel_salary_range_apart({ min, max }),
    agreement: m.kernel_salary_agreement(),
    currency: {
      UZS: CURRENCIES.UZS(),
      USD: CURRENCIES.USD(),
      RUB: CURRENCIES.RUB(),
    },
  };
}

/** `7,0–11,0 mln soʻm`; null when the pay is hidden. */
export function salaryText(salary: money.Salary): string | null {
  return money.salaryText(salary, getLocale(), salaryWords());
}

/** `7 000 000–11 000 000 soʻm`, for `title` and screen readers. */
export function salaryFullText(salary: money.Salary): string | null {
  return money.salaryFullText(salary, salaryWords());
}

/** `Tajribasiz`, `7 oy`, `3 yil`. */
export function experienceText(months: number): string {
  return experience.experienceText(months, {
    none: m.kernel_experience_none(),
    months: (count) => m.kernel_experience_months({ count }),
    years: (count) => m.kernel_experience_years({ count }),
  });
}

/** `26 yosh`. */
export function ageText(birthYear: number, currentYear: number): string {
  return m.kernel_age({ count: age(birthYear, currentYear) });
}

const WEEK = 7;

/** `Bugun`, `Kecha`, `3 kun oldin`; from a week on the date, `08.11.2026`. The server formats it the same way. */
export function agoText(iso: string, now = Date.now()): string {
  const days = daysSince(iso, now);
  if (days === 0) return m.ago_today();
  if (days === 1) return m.ago_yesterday();
  return days < WEEK ? m.ago_days({ count: days }) : momentDay(iso);
}

/** Inside a sentence: `bugun`, `08.11.2026`. */
export function whenText(iso: string): string {
  return agoText(iso).toLowerCase();
}

/** `1 248 ta vakansiya`. */
export function jobsCount(count: number): string {
  return m.jobs_count({ count, shown: money.groupDigits(count) });
}

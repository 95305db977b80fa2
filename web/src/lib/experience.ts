/** Months of work as product §9 shows them: nothing, months under a year, then whole years. */
export type Experience =
  | { unit: 'none' }
  | { unit: 'months'; count: number }
  | { unit: 'years'; count: number };

export function experience(months: number): Experience {
  const whole = Math.floor(months);
  if (whole <= 0) return { unit: 'none' };
  if (whole < 12) return { unit: 'months', count: whole };
  return { unit: 'years', count: Math.floor(whole / 12) };
}

/** The texts of one language; the caller provides plural forms, since it has the messages. */
export interface ExperienceWords {
  none: string;
  months: (count: number) => string;
  years: (count: number) => string;
}

export function experienceText(months: number, words: ExperienceWords): string {
  const value = experience(months);
  if (value.unit === 'none') return words.none;
  return words[value.unit](value.count);
}

/** Age from the birth year only (product §9, decisions B14): the exact birthday never leaves its owner. */
export function age(birthYear: number, currentYear: number): number {
  return Math.max(0, currentYear - birthYear);
}

/** The ages that may have a profile (decisions B15); the server checks them: `check_birthday`. */
const YOUNGEST = 15;
const OLDEST = 80;

/** The years of birth to choose from. A year that is already stored stays among them. */
export function birthYears(currentYear: number, stored = '') {
  const born = Number(stored.slice(0, 4)) || currentYear - YOUNGEST;
  return {
    minYear: Math.min(currentYear - OLDEST, born),
    maxYear: Math.max(currentYear - YOUNGEST, born),
  };
}

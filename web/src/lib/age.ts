/** Age from the birth year only (spec §9, decision B14): the exact birthday never leaves its owner. */
export function age(birthYear: number, currentYear: number): number {
  return Math.max(0, currentYear - birthYear);
}

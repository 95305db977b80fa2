/** Age from the birth year only (product §9, decisions B14): the exact birthday never leaves its owner. */
export function age(birthYear: number, currentYear: number): number {
  return Math.max(0, currentYear - birthYear);
}

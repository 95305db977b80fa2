/**
 * Finds a phone number in a text while it is typed, to say at once that it does not belong there. The server has the
 * complete rules (`crates/screening`); this one is careful not to take sums, dates and years for phones.
 */

/** Seven to fifteen digits with the separators that people write between them. */
const RUN = /(?<![\p{L}\d])(?:\+\s?)?\(?\d(?:[\s().\-–—]{0,2}\d){6,14}(?!\d)/gu;
/** `7 000 000`, `12.500.000`: a sum in groups of three. */
const SUM = /^\d{1,3}(?:[ \u00a0.]\d{3})+$/;
/** `2019-2023`, `01.12.2026`, `2026-12-01`. */
const DATES =
  /^(?:(?:19|20)\d{2}\D{1,3}(?:19|20)\d{2}|\d{1,2}\D\d{1,2}\D\d{4}|\d{4}\D\d{1,2}\D\d{1,2})$/;
/** Codes of operators and regions, of which a number without country begins with one. */
const CODE = /^(?:20|33|50|55|6[125679]|7\d|8[78]|9\d)/;

export function phoneInText(text: string): string | undefined {
  for (const [found] of text.matchAll(RUN)) {
    const run = found.trim();
    if (!SUM.test(run) && !DATES.test(run) && isPhone(run)) return run;
  }
  return undefined;
}

function isPhone(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (run.startsWith('+')) return digits.length >= 9;
  if (digits.startsWith('998')) return digits.length === 12;
  if (digits.length === 9) return CODE.test(digits);
  // The old trunk prefix.
  if (digits.length === 10) return digits.startsWith('8') && CODE.test(digits.slice(1));
  // A city number has its separators: 244-12-34. Seven digits in one piece are a sum.
  return digits.length === 7 && /^\d{3}\D\d{2}\D\d{2}$/.test(run);
}

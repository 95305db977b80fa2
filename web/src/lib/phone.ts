/** Phone numbers as people type and read them (decisions B27). Validity is decided by `kernel::Phone`. */

export const PHONE_PREFIX = '+998';
const NATIONAL_DIGITS = 9;
/** Codes of operators and regions. */
const CODE = /^(?:00|20|33|50|55|6[125679]|7\d|8[78]|9\d)/;
/** The length of a foreign number with its country, as the server accepts it. */
const FOREIGN_DIGITS = { min: 8, max: 15 };

/** Converts digits of any script to ASCII and removes invisible characters of copied text. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/**
 * The digits after +998 in whatever was typed or pasted: `998901234567`, `8 90 123 45 67`, `(90) 123-45-67`, `00998 …`,
 * a doubled prefix. Surplus digits are kept, so that a wrong number is shown as wrong instead of being truncated to
 * somebody else's.
 */
export function nationalDigits(text: string): string {
  const typed = plain(text).trim();
  const hasPlus = typed.startsWith('+');
  let digits = typed.replace(/\D/g, '');
  const drop = (prefix: string) => {
    digits = digits.slice(prefix.length);
  };
  if (digits.startsWith('00998')) drop('00');
  if (digits.startsWith('998') && (hasPlus || digits.length > NATIONAL_DIGITS)) drop('998');
  // Typed or pasted behind the +998 of the field.
  const isRepeated = (prefix: string) =>
    digits.startsWith(prefix) && digits.length === NATIONAL_DIGITS + prefix.length;
  if (isRepeated('00998')) drop('00998');
  if (isRepeated('998')) drop('998');
  // The old trunk prefix was 8; 87 and 88 are codes today, so this applies only to ten digits.
  if (isRepeated('8') && CODE.test(digits.slice(1))) drop('8');
  return digits;
}

/** Whether a number of another country was typed: `+7 912 …`. */
export function isForeign(text: string): boolean {
  const typed = plain(text).trim();
  return typed.startsWith('+') && !'+998'.startsWith(typed.slice(0, 4)) && /\d/.test(typed);
}

/** Whether the number is complete. Codes are sent to Uzbek numbers only, and only the server knows all countries. */
export function isWhole(phone: string): boolean {
  if (!isForeign(phone)) return nationalDigits(phone).length === NATIONAL_DIGITS;
  const { length } = phone.replace(/\D/g, '');
  return length >= FOREIGN_DIGITS.min && length <= FOREIGN_DIGITS.max;
}

/** `901234567` → `90 123 45 67`; a partial number is grouped the same way while it is typed. */
export function groupNational(digits: string): string {
  const cuts = [
    [0, 2],
    [2, 5],
    [5, 7],
    [7, digits.length],
  ] as const;
  return cuts
    .map(([from, to]) => digits.slice(from, Math.max(from, to)))
    .filter(Boolean)
    .join(' ');
}

/** `+998901234567` → `+998 90 123 45 67`. Numbers of other countries are shown as stored. */
export function formatPhone(phone: string): string {
  if (!/^\+998\d{9}$/.test(phone)) return phone;
  return `${PHONE_PREFIX} ${groupNational(phone.slice(PHONE_PREFIX.length))}`;
}

/** The first part and the last two digits: `+998 90 *** ** 67`. */
export function maskPhone(phone: string): string {
  if (/^\+998\d{9}$/.test(phone)) {
    return `${PHONE_PREFIX} ${phone.slice(4, 6)} *** ** ${phone.slice(-2)}`;
  }
  // For other countries the length of the country code is unknown; the server masks the same part.
  const hidden = Math.max(0, phone.length - 6);
  return `${phone.slice(0, 4)}${'*'.repeat(hidden)}${phone.slice(-2)}`;
}

/** What the form sends: a plus and the digits, or an empty string when nothing was typed after the prefix. */
export function phoneValue(typed: string): string {
  if (isForeign(typed)) return `+${plain(typed).replace(/\D/g, '')}`;
  const digits = nationalDigits(typed);
  return digits === '' ? '' : `${PHONE_PREFIX}${digits}`;
}

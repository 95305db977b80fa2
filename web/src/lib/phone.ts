/** Uzbek phone numbers as people type and read them (decisions B27). Validity is decided by `kernel::Phone`. */

export const PHONE_PREFIX = '+998';
const NATIONAL_DIGITS = 9;

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
  if (digits.startsWith('00998')) digits = digits.slice(2);
  if (digits.startsWith('998') && (hasPlus || digits.length > NATIONAL_DIGITS))
    digits = digits.slice(3);
  if (digits.startsWith('998') && digits.length === NATIONAL_DIGITS + 3) digits = digits.slice(3);
  // The old trunk prefix was 8; 87 and 88 are operator codes today, so this applies only to ten digits.
  if (!hasPlus && digits.length === NATIONAL_DIGITS + 1 && digits.startsWith('8'))
    digits = digits.slice(1);
  return digits;
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

/** What the form sends: `+998` and the digits, or an empty string when nothing was typed after the prefix. */
export function phoneValue(typed: string): string {
  const digits = nationalDigits(typed);
  return digits === '' ? '' : `${PHONE_PREFIX}${digits}`;
}

/** A tax number (STIR) as people type and read it. The server decides whether it is valid. */

export const TAX_NUMBER_DIGITS = 9;
const GROUP = 3;

/** The digits of whatever was typed or pasted; a surplus is dropped. */
export function taxNumberDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, TAX_NUMBER_DIGITS);
}

/** `302118540` → `302 118 540`; a partial number is grouped the same way while it is typed. */
export function groupTaxNumber(digits: string): string {
  return digits.match(new RegExp(`\\d{1,${GROUP}}`, 'g'))?.join(' ') ?? '';
}

export function isWholeTaxNumber(digits: string): boolean {
  return digits.length === TAX_NUMBER_DIGITS;
}

import { getLocale } from '@/i18n/locale';

/** "Oʻzbekiston, 5.133.120.7": the country in the user's language, if known, and the IP address. */
export function placeText(country: string | null | undefined, address: string): string {
  if (!country) return address;
  const name = new Intl.DisplayNames([getLocale()], { type: 'region' }).of(country);
  return `${name ?? country}, ${address}`;
}

import { joinLocale, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

/** A page to share: a vacancy of a company, or the company itself. */
export interface Shared {
  /** The path without its language. */
  path: string;
  title: string;
  company: string;
}

/** The source of the visit, for the employer's statistics. */
export type ShareSource = 'link' | 'telegram' | 'share';

export function shareLink({ path }: Shared, locale: Locale, from: ShareSource): string {
  return `${location.origin}${joinLocale(locale, path)}?from=${from}`;
}

/** The picture of the link that the server draws; visits through it are counted as `qr`. */
export function shareQr({ path }: Shared, locale: Locale): string {
  return `/qr${path}.${locale}.svg`;
}

/** The text that goes with the link, in the recipient's language. */
export function shareText({ title, company }: Shared, locale: Locale): string {
  return title === company
    ? m.vacancy_share_company({ company }, { locale })
    : m.vacancy_share_text({ title, company }, { locale });
}

export function telegramLink(shared: Shared, locale: Locale): string {
  const params = new URLSearchParams({
    url: shareLink(shared, locale, 'telegram'),
    text: shareText(shared, locale),
  });
  return `https://t.me/share/url?${params}`;
}

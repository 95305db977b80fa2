import { joinLocale, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

/** A page to share. */
export interface Shared {
  /** The path without its language. */
  path: string;
  title: string;
  /** The text that goes with the link, in the recipient's language. */
  text: (locale: Locale) => string;
  /** A link that opens only for those who have it: its visits are not counted by source. */
  isSecret?: boolean;
  /** What the sender should know about the link. */
  note?: string;
  /** The title of the dialog, if it says more than that something is shared. */
  heading?: string;
  /** The server draws no picture of a guide, nor of a link that it does not know any more. */
  hasNoQr?: boolean;
}

/** The source of the visit, for the employer's statistics. */
export type ShareSource = 'link' | 'telegram' | 'share';

export function shareLink(shared: Shared, locale: Locale, from: ShareSource): string {
  const link = `${location.origin}${joinLocale(locale, shared.path)}`;
  return shared.isSecret ? link : `${link}?from=${from}`;
}

/** The picture of the link that the server draws; visits through it are counted as `qr`. */
export function shareQr({ path }: Shared, locale: Locale): string {
  return `/qr${path}.${locale}.svg`;
}

/** The text for a vacancy of a company, or for the company itself. */
export function companyText(title: string, company: string): Shared['text'] {
  return (locale) =>
    title === company
      ? m.vacancy_share_company({ company }, { locale })
      : m.vacancy_share_text({ title, company }, { locale });
}

export function telegramLink(shared: Shared, locale: Locale): string {
  const params = new URLSearchParams({
    url: shareLink(shared, locale, 'telegram'),
    text: shared.text(locale),
  });
  return `https://t.me/share/url?${params}`;
}

import { joinLocale, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';

/** A page to send to somebody: a vacancy of a company, or the company itself. */
export interface Shared {
  /** The address without its language. */
  path: string;
  title: string;
  company: string;
}

/** Where the visit came from, for the employer's numbers. */
export type ShareSource = 'link' | 'telegram' | 'qr' | 'share';

export function shareLink({ path }: Shared, locale: Locale, from: ShareSource): string {
  return `${location.origin}${joinLocale(locale, path)}?from=${from}`;
}

/** The words that go with the link, in the language of who gets it. */
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

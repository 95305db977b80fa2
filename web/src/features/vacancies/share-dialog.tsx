import { Copy, QrCode as QrIcon, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { getLocale, LOCALE_LABELS, LOCALES, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioGroup } from '@/ui/radio-group';
import { toast } from '@/ui/toast-store';
import './dialogs.css';
import { companyText, type Shared, shareLink, shareQr, telegramLink } from './share';

interface ShareDialogProps {
  shared: Shared;
  onClose: () => void;
}

/** Shares the link, in the recipient's language: to Telegram, to another app, to the clipboard, or as a QR code. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const [locale, setLocale] = useState<Locale>(getLocale());
  const [withCode, setWithCode] = useState(false);
  const link = shareLink(shared, locale, 'link');
  const text = shared.text(locale);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(m.vacancy_share_copied());
    } catch {
      // Not on https, or forbidden by the user: the link is visible above the buttons.
      toast.error(m.vacancy_share_not_copied());
    }
  };
  const shareNatively = () =>
    navigator
      .share({ title: shared.title, text, url: shareLink(shared, locale, 'share') })
      // Closing the system's share sheet is not an error.
      .catch(() => undefined);

  return (
    <Dialog
      open
      onClose={onClose}
      title={shared.heading ?? m.vacancy_share()}
      closeLabel={m.ui_close()}
    >
      <div className="share-dialog">
        <RadioGroup
          label={m.vacancy_share_language()}
          look="segments"
          options={LOCALES.map((value) => ({ value, label: LOCALE_LABELS[value].full }))}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
        />
        <p className="share-text" lang={locale}>
          {text}
          <span className="share-link">{link}</span>
        </p>
        {shared.note && <p className="contacts-warning">{shared.note}</p>}
        <div className="share-ways">
          <ButtonLink
            look="primary"
            href={telegramLink(shared, locale)}
            target="_blank"
            rel="noopener"
            icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}
          >
            {m.vacancy_share_telegram()}
          </ButtonLink>
          <Button icon={<Copy size={18} strokeWidth={1.9} aria-hidden="true" />} onClick={copy}>
            {m.vacancy_share_copy()}
          </Button>
          {'share' in navigator && (
            <Button
              icon={<Share2 size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={shareNatively}
            >
              {m.vacancy_share_other()}
            </Button>
          )}
          {!shared.hasNoQr && (
            <Button
              aria-expanded={withCode}
              icon={<QrIcon size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => setWithCode(!withCode)}
            >
              {m.vacancy_share_qr()}
            </Button>
          )}
        </div>
        {withCode && (
          <img
            className="share-qr"
            src={shareQr(shared, locale)}
            alt={m.vacancy_share_qr_label()}
            width={240}
            height={240}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PageShareDialogProps {
  path: string;
  title: string;
  company: string | undefined;
  titles: Record<Locale, string> | undefined;
  onClose: () => void;
}

/** Shares a vacancy of a company, the company itself, or a guide, which has no picture of its link. */
export function PageShareDialog({ path, title, company, titles, onClose }: PageShareDialogProps) {
  const shared: Shared = company
    ? { path, title, text: companyText(title, company) }
    : { path, title, text: (locale) => titles?.[locale] ?? title, hasNoQr: true };
  return <ShareDialog shared={shared} onClose={onClose} />;
}

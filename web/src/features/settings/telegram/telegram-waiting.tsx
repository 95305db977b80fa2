import { Send } from 'lucide-react';
import { useState } from 'react';
import { after, useCountdown } from '@/forms/use-countdown';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { QrCode } from '../qr-code';
import type { TelegramLink } from '../queries';
import { Section } from '../section';

interface TelegramWaitingProps {
  link: TelegramLink;
  onAgain: () => void;
  onCancel: () => void;
  busy: boolean;
}

/** The link to the bot, shown while waiting for the bot to report that somebody opened it. */
export function TelegramWaiting({ link, onAgain, onCancel, busy }: TelegramWaitingProps) {
  const [until] = useState(() => after(link.expires_in));
  const left = useCountdown(until);
  if (left === 0) {
    return (
      <Section
        title={m.settings_telegram_expired_title()}
        text={m.settings_telegram_expired_text()}
      >
        <Button look="primary" className="settings-start" busy={busy} onClick={onAgain}>
          {m.settings_telegram_again()}
        </Button>
      </Section>
    );
  }
  return (
    <Section title={m.settings_telegram_waiting_title()}>
      <ol className="settings-steps">
        <li>
          <p>{m.settings_telegram_step_open()}</p>
          <div className="settings-telegram">
            <ButtonLink
              look="primary"
              href={link.url}
              target="_blank"
              rel="noopener"
              icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}
            >
              {m.settings_telegram_open()}
            </ButtonLink>
            <div className="settings-desktop-only">
              <p className="settings-note">{m.settings_telegram_scan()}</p>
              <QrCode svg={link.qr} label={m.settings_telegram_qr()} />
            </div>
          </div>
        </li>
        <li>{m.settings_telegram_step_start()}</li>
        <li>{m.settings_telegram_step_return()}</li>
      </ol>
      <p className="settings-note" role="status">
        {m.settings_telegram_waiting()}
      </p>
      <p className="settings-note">{m.settings_telegram_left({ minutes: Math.ceil(left / 60) })}</p>
      <Button look="quiet" className="settings-start" onClick={onCancel}>
        {m.settings_cancel()}
      </Button>
    </Section>
  );
}

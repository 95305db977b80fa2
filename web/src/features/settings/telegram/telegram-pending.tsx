import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { toast } from '@/ui/toast-store';
import { confirmTelegram, declineTelegram, telegramQuery } from '../queries';
import { useChangeMe } from '../use-me';

interface TelegramPendingProps {
  name: string;
  onSettled: () => void;
}

/** Somebody followed the link. It may have been forwarded to a stranger, so the owner confirms it here, on the site. */
export function TelegramPending({ name, onSettled }: TelegramPendingProps) {
  const queryClient = useQueryClient();
  const changeMe = useChangeMe();
  const title = useRef<HTMLHeadingElement>(null);
  // The waiting view with its button is gone, so the focus moves to the question.
  useEffect(() => title.current?.focus(), []);
  const settled = async () => {
    onSettled();
    await queryClient.invalidateQueries(telegramQuery());
  };
  const confirm = useAction(async () => {
    changeMe(await confirmTelegram());
    toast.success(m.settings_telegram_linked());
    await settled();
  });
  const decline = useAction(async () => {
    await declineTelegram();
    await settled();
  });
  return (
    <Card as="section" className="settings-section" aria-labelledby="telegram-pending">
      <h2 id="telegram-pending" ref={title} tabIndex={-1} className="settings-section-title">
        {m.settings_telegram_pending_title({ name })}
      </h2>
      <p className="settings-lead">{m.settings_telegram_pending_text()}</p>
      <FormError text={confirm.error ?? decline.error} />
      <div className="settings-actions">
        <Button look="primary" busy={confirm.busy} onClick={() => confirm.run()}>
          {m.settings_telegram_confirm()}
        </Button>
        <Button busy={decline.busy} onClick={() => decline.run()}>
          {m.settings_telegram_decline()}
        </Button>
      </div>
    </Card>
  );
}

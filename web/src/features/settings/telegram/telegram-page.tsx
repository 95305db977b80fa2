import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import { linkTelegram, type Telegram, telegramQuery, unlinkTelegram } from '../queries';
import { Section } from '../section';
import { SettingsPage } from '../settings-page';
import { useChangeMe } from '../use-me';
import { TelegramPending } from './telegram-pending';
import { TelegramWaiting } from './telegram-waiting';

/** Polling interval while the user is in the bot: the result should appear while they still look at the screen. */
const POLL_MS = 3_000;

export function TelegramPage() {
  const [link, setLink] = useState<Awaited<ReturnType<typeof linkTelegram>> | null>(null);
  const query = useQuery({
    ...telegramQuery(),
    refetchInterval: link ? POLL_MS : false,
  });
  const proved = useWithProof(linkTelegram);
  const start = useAction(async () => setLink(await proved()));

  const body = ({ available, linked, pending }: Telegram) => {
    if (linked) return <Linked linked={linked} />;
    if (pending) return <TelegramPending name={pending.name} onSettled={() => setLink(null)} />;
    if (!available)
      return (
        <Section title={m.settings_telegram_off_title()} text={m.settings_telegram_off_text()} />
      );
    if (link) {
      return (
        <TelegramWaiting
          key={link.url}
          link={link}
          onAgain={() => start.run()}
          onCancel={() => setLink(null)}
          busy={start.busy}
        />
      );
    }
    return (
      <Section title={m.settings_telegram_none_title()}>
        <ul className="settings-list">
          <li>{m.settings_telegram_gives_codes()}</li>
          <li>{m.settings_telegram_gives_news()}</li>
          <li>{m.settings_telegram_gives_stop()}</li>
        </ul>
        <FormError text={start.error} />
        <Button
          look="primary"
          className="settings-start"
          busy={start.busy}
          onClick={() => start.run()}
        >
          {m.settings_telegram_link()}
        </Button>
      </Section>
    );
  };

  return (
    <SettingsPage title={m.settings_telegram_title()} lead={m.settings_telegram_lead()}>
      <Loaded query={query}>{body}</Loaded>
    </SettingsPage>
  );
}

function Linked({ linked }: { linked: NonNullable<Telegram['linked']> }) {
  const queryClient = useQueryClient();
  const changeMe = useChangeMe();
  const [asking, setAsking] = useState(false);
  const proved = useWithProof(unlinkTelegram);
  const unlink = useAction(async () => {
    changeMe(await proved());
    setAsking(false);
    toast.success(m.settings_telegram_unlinked());
    await queryClient.invalidateQueries(telegramQuery());
  });
  return (
    <Section
      title={m.settings_telegram_linked_title({ name: linked.name })}
      text={m.settings_telegram_since({ time: momentText(linked.linked_at) })}
    >
      <Button className="settings-start" onClick={() => setAsking(true)}>
        {m.settings_telegram_unlink()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.settings_telegram_unlink_title()}
        confirmText={m.settings_telegram_unlink()}
        cancelText={m.settings_keep()}
        closeLabel={m.ui_close()}
        danger
        busy={unlink.busy}
        onConfirm={() => unlink.run()}
        onClose={() => setAsking(false)}
      >
        <p>{m.settings_telegram_unlink_text()}</p>
        <FormError text={unlink.error} />
      </ConfirmDialog>
    </Section>
  );
}

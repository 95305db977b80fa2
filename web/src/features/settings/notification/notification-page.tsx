import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import { type Choices, choicesQuery, setChoices, telegramQuery } from '../queries';
import { SettingsPage } from '../settings-page';
import { useMe } from '../use-me';
import { isReachable, isSame, quietProblem, withChoice } from './matrix';
import { NotificationTable } from './notification-table';
import { QuietHours } from './quiet-hours';

export function NotificationPage() {
  const query = useQuery(choicesQuery());
  return (
    <SettingsPage title={m.settings_notification_title()} lead={m.settings_notification_lead()}>
      <Unreachable />
      <Loaded query={query} rows={6}>
        {(saved) => <NotificationForm saved={saved} />}
      </Loaded>
    </SettingsPage>
  );
}

/** Channels that cannot reach the person yet, each with a link to set it up. */
function Unreachable() {
  const user = useMe();
  const { data: telegram } = useQuery(telegramQuery());
  return (
    <>
      {!isReachable('telegram', user) && telegram?.available && (
        <div className="settings-strip" data-tone="info">
          <Send size={22} strokeWidth={1.8} aria-hidden="true" />
          <p className="settings-row-text">{m.settings_notify_no_telegram()}</p>
          <Link to="/profile/settings/telegram" className={buttonClass({ size: 'sm' })}>
            {m.settings_notify_link_telegram()}
          </Link>
        </div>
      )}
      {!isReachable('email', user) && (
        <div className="settings-strip" data-tone="info">
          <Mail size={22} strokeWidth={1.8} aria-hidden="true" />
          <p className="settings-row-text">
            {user.email ? m.settings_notify_unconfirmed_email() : m.settings_notify_no_email()}
          </p>
          <Link to="/profile/settings/security" className={buttonClass({ size: 'sm' })}>
            {user.email ? m.settings_email_confirm() : m.settings_email_add()}
          </Link>
        </div>
      )}
    </>
  );
}

function NotificationForm({ saved }: { saved: Choices }) {
  const user = useMe();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(saved);
  const problem = quietProblem(chosen);
  const { run, busy, error } = useAction(async () => {
    const answer = await setChoices({ events: chosen.events, quiet: chosen.quiet });
    queryClient.setQueryData(choicesQuery().queryKey, answer);
    setChosen(answer);
    toast.success(m.settings_saved());
  });
  return (
    <form
      className="settings-sections"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) run();
      }}
    >
      <NotificationTable
        events={chosen.events}
        user={user}
        onChange={(event, channel, on) => setChosen(withChoice(chosen, event, channel, on))}
      />
      <QuietHours
        quiet={chosen.quiet}
        error={problem}
        onChange={(quiet) => setChosen({ ...chosen, quiet })}
      />
      <FormError text={error} />
      <div className="settings-save">
        <Button type="submit" look="primary" busy={busy}>
          {m.settings_save()}
        </Button>
        <p className="settings-note" role="status">
          {isSame(chosen, saved) ? '' : m.settings_unsaved()}
        </p>
      </div>
    </form>
  );
}

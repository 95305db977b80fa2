import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { Loaded } from '../loaded';
import { endOtherSessions, endSession, type Session, sessionsQuery } from '../queries';
import { Section } from '../section';
import { placeText } from './place-text';

/** The active sessions of the account; each can be ended here. */
export function Sessions() {
  const query = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const endOne = useAction(async (id: string) => {
    await endSession(id);
    toast.success(m.settings_session_ended());
    await query.refetch();
  });
  const endOthers = useAction(async () => {
    await endOtherSessions();
    setAsking(false);
    toast.success(m.settings_sessions_ended());
    await query.refetch();
  });
  return (
    <Section title={m.settings_sessions_title()} text={m.settings_sessions_text()}>
      <Loaded query={query}>
        {({ data }) => (
          <>
            <ul className="settings-rows">
              {data.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={endOne.busy}
                  onEnd={() => endOne.run(session.id)}
                />
              ))}
            </ul>
            {data.length > 1 && (
              <Button className="settings-start" onClick={() => setAsking(true)}>
                {m.settings_sessions_end_others()}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <FormError text={endOne.error} />
      <ConfirmDialog
        open={asking}
        title={m.settings_sessions_end_title()}
        confirmText={m.settings_sessions_end_others()}
        cancelText={m.settings_keep()}
        closeLabel={m.ui_close()}
        danger
        busy={endOthers.busy}
        onConfirm={() => endOthers.run()}
        onClose={() => setAsking(false)}
      >
        <p>{m.settings_sessions_end_text()}</p>
        <FormError text={endOthers.error} />
      </ConfirmDialog>
    </Section>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const device = session.device || m.settings_device_unknown();
  return (
    <li className="settings-row">
      <MonitorSmartphone size={22} strokeWidth={1.8} aria-hidden="true" />
      <div className="settings-row-text">
        <p className="settings-row-title">{device}</p>
        <p className="settings-note">
          {placeText(session.country, session.address)} ·{' '}
          {m.settings_session_used({ time: momentText(session.last_used_at) })}
        </p>
      </div>
      {session.is_current ? (
        <Status tone="active">{m.settings_session_current()}</Status>
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={m.settings_session_end_named({ device })}
          onClick={onEnd}
        >
          {m.settings_session_end()}
        </Button>
      )}
    </li>
  );
}

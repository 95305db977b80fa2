import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useAction } from '@/forms/use-action';
import { useSubmit } from '@/forms/use-submit';
import { passwordTexts } from '@/i18n/ui-texts';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { CodeField } from './code-field';
import { deviceName } from './device';
import { Loaded } from './loaded';
import { LoginForManagers } from './login-for-managers';
import {
  changePassword,
  endSession,
  meQuery,
  type PasswordChange,
  type Session,
  sessionsQuery,
} from './queries';
import { passwordSchema } from './rules';

/** The member's own sessions and password. */
export function SecurityPage() {
  const query = useQuery(sessionsQuery());
  const end = useAction(async (session: Session) => {
    await endSession(session.id);
    toast.success(m.console_session_ended());
    await query.refetch();
  });
  return (
    <>
      <h1 className="console-title">{m.console_security()}</h1>
      <section aria-labelledby="sessions-title" className="console-part">
        <h2 id="sessions-title" className="console-subtitle">
          {m.console_sessions()}
        </h2>
        <p className="console-note">{m.console_sessions_text()}</p>
        <FormError text={end.error} />
        <Loaded query={query}>
          {(sessions) => (
            <ul className="console-rows">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={end.busy}
                  onEnd={() => end.run(session)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <section aria-labelledby="password-title" className="console-part">
        <h2 id="password-title" className="console-subtitle">
          {m.console_password_change()}
        </h2>
        <p className="console-note">{m.console_password_text()}</p>
        <PasswordForm onChanged={() => query.refetch()} />
      </section>
    </>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const device = deviceName(session.user_agent) ?? m.console_session_unknown();
  return (
    <Card as="li" className="console-row">
      <MonitorSmartphone size={22} strokeWidth={1.8} aria-hidden="true" />
      <div className="console-row-text">
        <p>{device}</p>
        <p className="console-note">
          {session.address} · {m.console_session_used({ time: momentText(session.last_used_at) })}
        </p>
      </div>
      {session.is_current ? (
        <Status tone="active">{m.console_session_current()}</Status>
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={m.console_session_end_named({ device })}
          onClick={onEnd}
        >
          {m.console_session_end()}
        </Button>
      )}
    </Card>
  );
}

const EMPTY: PasswordChange = { current: '', password: '', totp: '' };

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { data: me } = useSuspenseQuery(meQuery());
  const form = useForm<PasswordChange, unknown, PasswordChange>({
    resolver: standardSchemaResolver(passwordSchema),
    defaultValues: EMPTY,
  });
  const { register } = form;
  const { errors } = form.formState;
  const { submit, busy } = useSubmit({
    kind: 'staff-password',
    secret: true,
    form,
    send: changePassword,
    onSent: () => {
      form.reset(EMPTY);
      toast.success(m.console_password_saved());
      onChanged();
    },
  });
  return (
    <form className="console-form" noValidate onSubmit={submit}>
      <LoginForManagers login={me.login} />
      <Field label={m.console_password_current()} error={errors.current?.message} required>
        <PasswordInput
          autoComplete="current-password"
          texts={passwordTexts()}
          {...register('current')}
        />
      </Field>
      <Field
        label={m.console_new_password()}
        hint={m.console_password_hint({ min: limits.Password.minLength })}
        error={errors.password?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          texts={passwordTexts()}
          {...register('password')}
        />
      </Field>
      <CodeField field={register('totp')} error={errors.totp?.message} />
      <FormError text={formMessage(form)} />
      <Button type="submit" look="primary" busy={busy} busyText={m.console_password_saving()}>
        {m.console_password_save()}
      </Button>
    </form>
  );
}

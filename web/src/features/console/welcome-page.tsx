import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isNotFound } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { errorText } from '@/i18n/error-text';
import { passwordTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { CodeField } from './code-field';
import { Door } from './door';
import { Loaded } from './loaded';
import { LoginForManagers } from './login-for-managers';
import { finishWelcome, meQuery, type Welcome, welcomeQuery } from './queries';
import { welcomeSchema } from './rules';

/** The page of an invitation link. Its secret is after `#`, so that it reaches no server log. */
export function WelcomePage() {
  const [secret] = useState(() => location.hash.slice(1));
  const query = useQuery(welcomeQuery(secret));
  if (isNotFound(query.error)) {
    return (
      <Door title={m.console_welcome_dead_title()}>
        <p className="console-lead">{errorText(query.error)}</p>
        <Link to="/admin/sign-in" className={buttonClass()}>
          {m.console_welcome_to_signin()}
        </Link>
      </Door>
    );
  }
  return (
    <Door title={m.console_welcome_title()}>
      <Loaded query={query}>{(welcome) => <Steps secret={secret} welcome={welcome} />}</Loaded>
    </Door>
  );
}

interface Typed {
  password: string;
  totp: string;
}

function Steps({ secret, welcome }: { secret: string; welcome: Welcome }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<Typed, unknown, Typed>({
    resolver: standardSchemaResolver(welcomeSchema),
    defaultValues: { password: '', totp: '' },
  });
  const { register } = form;
  const { errors } = form.formState;
  const { submit, busy } = useSubmit({
    kind: 'staff-welcome',
    secret: true,
    form,
    send: async (body) => {
      const me = await finishWelcome({ secret, ...body });
      queryClient.setQueryData(meQuery().queryKey, me);
    },
    onSent: () => navigate({ to: '/admin', replace: true }),
  });
  const { name, login, totp } = welcome;
  return (
    <form className="console-form" noValidate onSubmit={submit}>
      <p className="console-lead">{m.console_welcome_lead({ name, login })}</p>
      <h2 className="console-subtitle">{m.console_welcome_step_app()}</h2>
      <p>{m.console_welcome_app_text()}</p>
      <img
        className="console-qr"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(totp.qr)}`}
        alt={m.console_welcome_qr()}
        width={200}
        height={200}
      />
      <p className="console-note">
        {m.console_welcome_by_hand()} <code className="console-key">{grouped(totp.secret)}</code>
      </p>
      <CodeField field={register('totp')} error={errors.totp?.message} />
      <h2 className="console-subtitle">{m.console_welcome_step_password()}</h2>
      <LoginForManagers login={login} />
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
      <FormError text={formMessage(form)} />
      <Button type="submit" look="primary" wide busy={busy} busyText={m.console_welcome_saving()}>
        {m.console_welcome_finish()}
      </Button>
    </form>
  );
}

/** `JBSWY3DP…` in groups of four, as people read it aloud. */
export function grouped(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}

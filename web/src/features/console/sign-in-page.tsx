import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { passwordTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { CodeField } from './code-field';
import { Door } from './door';
import { meQuery, nextPath, type SignIn, type StaffMe, signIn } from './queries';
import { signInSchema } from './rules';

/** Login, password and a code; `next` is the page that was requested. */
export function SignInPage({ next }: { next: string | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<SignIn, unknown, SignIn>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { login: '', password: '', totp: '' },
  });
  const { register } = form;
  const { errors } = form.formState;
  const { submit, busy } = useSubmit({
    kind: 'staff-sign-in',
    secret: true,
    form,
    send: async (body) => {
      let me: StaffMe;
      try {
        me = await signIn(body);
      } catch (error) {
        // A code works once, so the user has to type a new one after an error.
        form.resetField('totp');
        throw error;
      }
      queryClient.setQueryData(meQuery().queryKey, me);
    },
    onSent: () => navigate({ to: nextPath(next), replace: true }),
  });
  return (
    <Door title={m.console_signin_title()}>
      <p className="console-lead">{m.console_signin_text()}</p>
      <form className="console-form" noValidate onSubmit={submit}>
        <Field label={m.console_login()} error={errors.login?.message} required>
          <Input
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            {...register('login')}
          />
        </Field>
        <Field label={m.console_password()} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            texts={passwordTexts()}
            {...register('password')}
          />
        </Field>
        <CodeField field={register('totp')} error={errors.totp?.message} />
        <FormError text={formMessage(form)} />
        <Button type="submit" look="primary" wide busy={busy} busyText={m.console_signing_in()}>
          {m.console_sign_in()}
        </Button>
      </form>
      <p className="console-note">{m.console_signin_lost()}</p>
    </Door>
  );
}

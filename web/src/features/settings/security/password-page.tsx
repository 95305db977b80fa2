import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { type NewPassword, newPasswordSchema } from '@/forms/profile-rules';
import { useWithProof } from '@/forms/proof';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { passwordTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { toast } from '@/ui/toast-store';
import { setPassword } from '../queries';
import { SettingsPage } from '../settings-page';
import { useChangeMe, useMe } from '../use-me';

const EMPTY: NewPassword = { password: '', repeat: '' };

export function PasswordPage() {
  const user = useMe();
  const changeMe = useChangeMe();
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const change = useWithProof(setPassword);
  const { submit, busy } = useSubmit({
    kind: 'password',
    secret: true,
    form,
    send: ({ password }) => change(password),
    onSent: () => {
      form.reset(EMPTY);
      toast.success(user.has_password ? m.settings_password_changed() : m.settings_password_set());
      changeMe({ has_password: true });
    },
  });
  return (
    <SettingsPage
      title={user.has_password ? m.settings_password_title() : m.settings_password_title_new()}
      lead={user.has_password ? m.settings_password_text() : m.settings_password_text_new()}
    >
      <Card>
        <form className="settings-form settings-narrow" noValidate onSubmit={submit}>
          {/* Password managers look for the username beside the password. */}
          <input type="text" autoComplete="username" value={user.phone} readOnly hidden />
          <Field
            label={m.settings_password_new()}
            hint={m.settings_password_hint({ min: limits.Password.minLength })}
            error={errors.password?.message}
            required
          >
            <PasswordInput
              autoComplete="new-password"
              texts={passwordTexts()}
              {...form.register('password')}
            />
          </Field>
          <Field label={m.settings_password_repeat()} error={errors.repeat?.message} required>
            <PasswordInput
              autoComplete="new-password"
              texts={passwordTexts()}
              {...form.register('repeat')}
            />
          </Field>
          <FormError text={formMessage(form)} />
          <Button type="submit" look="primary" busy={busy} className="settings-start">
            {user.has_password ? m.settings_password_change() : m.settings_password_save()}
          </Button>
        </form>
      </Card>
    </SettingsPage>
  );
}

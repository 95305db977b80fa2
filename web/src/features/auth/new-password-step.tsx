import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { passwordTexts, wizardTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import type { Step } from '@/ui/stepper';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { passwordRule } from './account';
import { NewPasswordField } from './account-fields';
import { fieldId } from './profile-form';

/** The second field only guards against a slip of the fingers; the server gets one password. */
export const newPasswordSchema = v.pipe(
  v.object({ password: passwordRule, repeat: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => password === repeat,
      () => m.auth_passwords_differ(),
    ),
    ['repeat'],
  ),
);

type NewPassword = v.InferOutput<typeof newPasswordSchema>;

interface NewPasswordStepProps {
  steps: readonly Step[];
  current: number;
  phone: string;
  send: (password: string) => Promise<void>;
}

export function NewPasswordStep({ steps, current, phone, send }: NewPasswordStepProps) {
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '', repeat: '' },
  });
  const { errors } = form.formState;
  const { submit, busy } = useSubmit({
    kind: 'reset',
    secret: true,
    form,
    send: ({ password }) => send(password),
    onSent: () => undefined,
  });
  return (
    <WizardShell
      steps={steps}
      current={current}
      texts={{ ...wizardTexts(), next: m.auth_reset_save(), busy: m.auth_reset_saving() }}
      title={m.auth_reset_title()}
      intro={m.auth_reset_intro()}
      busy={busy}
      onNext={submit}
    >
      <FormError text={formMessage(form)} />
      <NewPasswordField
        id={fieldId('password')}
        phone={phone}
        need="required"
        registration={form.register('password')}
        error={errors.password}
      />
      <Field
        id={fieldId('repeat')}
        label={m.auth_repeat_password()}
        error={errors.repeat?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          texts={passwordTexts()}
          {...form.register('repeat')}
        />
      </Field>
    </WizardShell>
  );
}

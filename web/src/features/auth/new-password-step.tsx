import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { FormError } from '@/forms/form-error';
import { type NewPassword, newPasswordSchema } from '@/forms/profile-rules';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { passwordTexts, wizardTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import type { Step } from '@/ui/stepper';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { NewPasswordField } from './account-fields';
import { fieldId } from './profile-form';

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
      problem={<FormError text={formMessage(form)} />}
      busy={busy}
      onNext={submit}
    >
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

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { passwordRule } from '@/forms/profile-rules';
import { text } from '@/forms/schema';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { wizardTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { NewPasswordField } from './account-fields';
import { fieldId } from './profile-form';
import { passwordSteps } from './steps';

const schema = v.object({ name: text(limits.MemberName), password: passwordRule });

type InvitedForm = v.InferOutput<typeof schema>;

interface InvitedStepProps {
  phone: string;
  onBack: () => void;
  send: (form: InvitedForm, key: string) => Promise<void>;
}

/** The last step of an invited person: a name for the team, and a password. */
export function InvitedStep({ phone, onBack, send }: InvitedStepProps) {
  const form = useForm<InvitedForm, unknown, InvitedForm>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', password: '' },
  });
  const { errors } = form.formState;
  const { submit, busy } = useSubmit({ kind: 'register-invited', secret: true, form, send });
  return (
    <WizardShell
      steps={passwordSteps()}
      current={1}
      texts={{ ...wizardTexts(), next: m.join_join(), busy: m.join_joining() }}
      title={m.join_password_title()}
      intro={m.join_password_intro()}
      problem={<FormError text={formMessage(form)} />}
      busy={busy}
      onBack={onBack}
      onNext={submit}
    >
      <Field
        id={fieldId('name')}
        label={m.join_name()}
        hint={m.join_name_hint()}
        error={errors.name?.message}
        required
      >
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <NewPasswordField
        id={fieldId('password')}
        phone={phone}
        need="required"
        registration={form.register('password')}
        error={errors.password}
      />
    </WizardShell>
  );
}

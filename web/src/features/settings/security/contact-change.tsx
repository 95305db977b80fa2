import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type CodeSent, confirmEmail, sendEmailCode, verifyCode } from '@/forms/codes';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PhoneInput } from '@/ui/phone-input';
import { Status } from '@/ui/status';
import { toast } from '@/ui/toast-store';
import { CodeEntry } from '../code-entry';
import { sendMyCode, setPhone } from '../queries';
import { Section } from '../section';
import { useChangeMe, useMe } from '../use-me';
import { type EmailForm, emailSchema, type PhoneForm, phoneSchema } from './schemas';

/** Changes the phone number used to sign in. The new one is confirmed by a code before it replaces the old one. */
export function PhoneChange() {
  const user = useMe();
  const changeMe = useChangeMe();
  const [editing, setEditing] = useState(false);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const form = useForm<PhoneForm, unknown, PhoneForm>({
    resolver: standardSchemaResolver(phoneSchema),
    defaultValues: { phone: '' },
  });
  const provedSend = useWithProof(sendMyCode);
  const change = useWithProof(setPhone);
  const send = async ({ phone }: PhoneForm) => setSent(await provedSend('phone', phone));
  const { submit, busy } = useSubmit({ kind: 'phone', secret: true, form, send });
  const close = () => {
    setEditing(false);
    setSent(null);
    form.reset();
  };
  return (
    <Section title={m.settings_phone_title()} text={m.settings_phone_text()}>
      <p className="settings-value">{formatPhone(user.phone)}</p>
      {!editing && (
        <Button className="settings-start" onClick={() => setEditing(true)}>
          {m.settings_phone_change()}
        </Button>
      )}
      {editing && !sent && (
        <ContactForm onSubmit={submit} busy={busy} error={formMessage(form)} onCancel={close}>
          <Controller
            control={form.control}
            name="phone"
            render={({ field, fieldState }) => (
              <Field label={m.settings_phone_new()} error={fieldState.error?.message} required>
                <PhoneInput {...field} />
              </Field>
            )}
          />
        </ContactForm>
      )}
      {sent && (
        <CodeEntry
          sent={sent}
          onResend={() => send(form.getValues())}
          onCode={async (code) => {
            await verifyCode(sent.request_id, code);
            changeMe(await change(sent.request_id));
            close();
            toast.success(m.settings_phone_changed());
          }}
        />
      )}
    </Section>
  );
}

/** The e-mail address, optional. It counts as the person's own only after the code sent to it is confirmed. */
export function EmailChange() {
  const user = useMe();
  const changeMe = useChangeMe();
  const [editing, setEditing] = useState(false);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const isConfirmed = Boolean(user.email_verified_at);
  const form = useForm<EmailForm, unknown, EmailForm>({
    resolver: standardSchemaResolver(emailSchema),
    defaultValues: { email: user.email && !isConfirmed ? user.email : '' },
  });
  const provedSend = useWithProof(sendEmailCode);
  const send = async ({ email }: EmailForm) => setSent(await provedSend(email));
  const { submit, busy } = useSubmit({ kind: 'email', secret: true, form, send });
  const close = () => {
    setEditing(false);
    setSent(null);
  };
  return (
    <Section title={m.settings_email_title()} text={m.settings_email_text()}>
      {user.email && (
        <p className="settings-value">
          {user.email}
          <Status tone={isConfirmed ? 'active' : 'waiting'}>
            {isConfirmed ? m.settings_email_confirmed() : m.settings_email_waiting()}
          </Status>
        </p>
      )}
      {!editing && (
        <Button className="settings-start" onClick={() => setEditing(true)}>
          {emailVerb(user.email, isConfirmed)}
        </Button>
      )}
      {editing && !sent && (
        <ContactForm onSubmit={submit} busy={busy} error={formMessage(form)} onCancel={close}>
          <Field
            label={m.settings_email_new()}
            error={form.formState.errors.email?.message}
            required
          >
            <Input
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              {...form.register('email')}
            />
          </Field>
        </ContactForm>
      )}
      {sent && (
        <CodeEntry
          sent={sent}
          onResend={() => send(form.getValues())}
          onCode={async (code) => {
            changeMe(await confirmEmail(sent.request_id, code));
            close();
            form.reset({ email: '' });
            toast.success(m.settings_email_changed());
          }}
        />
      )}
    </Section>
  );
}

function emailVerb(email: string | null | undefined, isConfirmed: boolean): string {
  if (!email) return m.settings_email_add();
  return isConfirmed ? m.settings_email_change() : m.settings_email_confirm();
}

interface ContactFormProps {
  onSubmit: () => void;
  onCancel: () => void;
  busy: boolean;
  error: string | undefined;
  children: ReactNode;
}

function ContactForm({ onSubmit, onCancel, busy, error, children }: ContactFormProps) {
  return (
    <form
      className="settings-stack settings-narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <FormError text={error} />
      <div className="settings-actions">
        <Button type="submit" look="primary" busy={busy}>
          {m.settings_code_send()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.settings_cancel()}
        </Button>
      </div>
    </form>
  );
}

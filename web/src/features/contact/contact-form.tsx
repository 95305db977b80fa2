import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { readDraft, useDraft } from '@/forms/draft';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { EMPTY_LETTER, type LetterForm, letterSchema, topicOptions } from './letter';
import { type ContactTopic, type Letter, sendLetter } from './queries';

const DRAFT = { kind: 'contact', v: 1 };
const MESSAGE_MAX = limits.LetterText.maxLength;

interface ContactFormProps {
  /** Set by the link that led here; it overrides an old draft. */
  topic?: ContactTopic;
  onSent: (letter: Letter) => void;
}

export function ContactForm({ topic, onSent }: ContactFormProps) {
  const [start] = useState(() => {
    const draft = readDraft(DRAFT, EMPTY_LETTER);
    return topic ? { ...draft, topic } : draft;
  });
  const form = useForm<LetterForm, unknown, Letter>({
    resolver: standardSchemaResolver(letterSchema),
    defaultValues: start,
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const draft = useDraft(form, DRAFT);
  const { submit, busy } = useSubmit({
    kind: DRAFT.kind,
    form,
    send: sendLetter,
    onSent: (letter) => {
      draft.forget();
      onSent(letter);
    },
  });
  const written = countChars(useWatch({ control, name: 'message' }).trim());

  return (
    <form className="contact-form" noValidate aria-labelledby="contact-title" onSubmit={submit}>
      <h2 id="contact-title" className="contact-title">
        {m.contact_title()}
      </h2>
      <Field label={m.contact_name()} error={errors.name?.message} required>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field
        label={m.contact_reply_to()}
        hint={m.contact_reply_to_hint()}
        error={errors.reply_to?.message}
        required
      >
        <Input autoCapitalize="off" spellCheck={false} {...register('reply_to')} />
      </Field>
      <Field label={m.contact_topic()} error={errors.topic?.message} required>
        <Select
          options={topicOptions()}
          placeholder={m.contact_topic_choose()}
          // The attribute is needed too: otherwise the form library may take the first option for the user's choice.
          defaultValue={start.topic}
          {...register('topic')}
        />
      </Field>
      <Field
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        error={errors.message?.message}
        counter={{
          value: written,
          max: MESSAGE_MAX,
          label: m.contact_counter({ value: written, max: MESSAGE_MAX }),
        }}
        required
      >
        <Textarea rows={5} {...register('message')} />
      </Field>
      <FormError text={formMessage(form)} />
      <Button
        type="submit"
        look="primary"
        wide
        busy={busy}
        busyText={m.contact_sending()}
        icon={<Send size={18} strokeWidth={1.9} aria-hidden="true" />}
      >
        {m.contact_send()}
      </Button>
    </form>
  );
}

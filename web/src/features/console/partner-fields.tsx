import { type FormEvent, useState } from 'react';
import { PartnerLink, PartnerName } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { Partner, PartnerForm } from './partners-queries';

interface PartnerFieldsProps {
  /** The partner being edited; undefined for a new one. */
  partner?: Partner;
  button: string;
  onSend: (form: PartnerForm) => Promise<void>;
}

export function PartnerFields({ partner, button, onSend }: PartnerFieldsProps) {
  const [name, setName] = useState(partner?.name ?? '');
  const [link, setLink] = useState(partner?.link ?? '');
  const [hidden, setHidden] = useState(partner?.hidden ?? false);
  const send = useAction(() => onSend({ name, link, hidden }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  return (
    <form className="console-form" onSubmit={submit}>
      <Field label={m.console_partners_name()} required>
        <Input
          value={name}
          required
          minLength={PartnerName.minLength}
          maxLength={PartnerName.maxLength}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={m.console_partners_link()} hint={m.console_partners_link_hint()} required>
        <Input
          type="url"
          value={link}
          required
          maxLength={PartnerLink.maxLength}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={m.console_partners_hidden()}
        checked={hidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
      <FormError text={send.error} />
      <div>
        <Button look="primary" type="submit" busy={send.busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}

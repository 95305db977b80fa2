import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { enterCompany } from '@/session/company';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { toast } from '@/ui/toast-store';
import { joinCompany } from './queries';

interface JoinFormProps {
  /** The secret of a link, or the id of an invitation to the own number. */
  invitation: { token: string } | { id: string };
  company: string;
  /** The name that the person goes by elsewhere. */
  name: string;
  /** A refusal that the page shows itself; otherwise it stands in the form. */
  onRefused?: (failure: unknown) => void;
}

/** One field and one button: joins the team. */
export function JoinForm({ invitation, company, name: known, onRefused }: JoinFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(known);
  const [missing, setMissing] = useState<string>();
  const { run, busy, failure } = useAction(async () => {
    try {
      const user = await joinCompany(invitation, name.trim());
      toast.success(m.join_joined({ company }));
      enterCompany(queryClient, user);
    } catch (problem) {
      onRefused?.(problem);
      throw problem;
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = name.trim() === '' ? m.error_required_field() : undefined;
    setMissing(problem);
    if (!problem) void run();
  };
  return (
    <form className="join-form" noValidate onSubmit={submit}>
      <Field
        label={m.join_name()}
        hint={m.join_name_hint()}
        error={missing ?? fieldError(failure, 'name')}
        required
      >
        <Input
          autoComplete="name"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing(undefined);
          }}
        />
      </Field>
      <FormError text={headError(failure, ['name'])} />
      <Button type="submit" look="primary" size="lg" wide busy={busy} busyText={m.join_joining()}>
        {m.join_join()}
      </Button>
    </form>
  );
}

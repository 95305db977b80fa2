import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { readDraft, useDraft } from '@/forms/draft';
import { useSubmit } from '@/forms/use-submit';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { changedOnly, isEqual } from './edit-forms';

interface ProfileForm<Values extends FieldValues, Body> {
  /** The draft's name; it contains the profile's id, because several people may use one browser. */
  kind: string;
  schema: GenericSchema<unknown, Body>;
  /** The stored profile, in the shape of the form. */
  stored: Values;
  /** Sends only the changed answers and returns the stored profile. */
  save: (change: Partial<Body>) => Promise<Values>;
}

/** A profile form whose draft is stored on this device until it is saved or discarded. */
export function useProfileForm<
  Values extends FieldValues,
  Body extends Record<keyof Values, unknown>,
>({ kind, schema, stored, save }: ProfileForm<Values, Body>) {
  const name = { kind, v: 1 };
  const [start] = useState(() => readDraft(name, stored));
  const [isRestored, setRestored] = useState(() => !isEqual(start, stored));
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(schema) as Resolver<Values, unknown, Body>,
    defaultValues: start as DefaultValues<Values>,
  });
  const draft = useDraft(form, name);
  /** Resets the form to the stored profile. */
  const settle = (values: Values) => {
    form.reset(values);
    draft.forget();
    setRestored(false);
  };
  const { submit, busy } = useSubmit({
    kind,
    // The draft already stores the answers.
    secret: true,
    form,
    send: async (body) => {
      const change = changedOnly(body, form.getValues(), stored);
      settle(Object.keys(change).length > 0 ? await save(change) : stored);
    },
    onSent: () => toast.success(m.settings_saved()),
  });
  return { form, start, submit, busy, isRestored, discard: () => settle(stored) };
}

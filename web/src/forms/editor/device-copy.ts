/** The device's copy of a draft. It belongs to one person: signing out removes it with all other personal data. */
import { readToken } from '@/api/token';
import { read, remove, write } from '../draft';
import type { Base, Copy, Device } from './draft-sync';

interface Stored<Form, Step> {
  /** The key of the copy, with its owner and the version of the form's fields. */
  name: string;
  firstStep: Step;
  toWire: (form: Form) => unknown;
  fromWire: (stored: unknown) => Form;
}

/** A form as it is in the storage. */
type Kept<Step> = { base?: Base<unknown, Step> | null; form?: unknown; step?: Step };

export function deviceCopy<Form, Step>({
  name,
  firstStep,
  toWire,
  fromWire,
}: Stored<Form, Step>): Device<Form, Step> {
  const key = `draft:${name}`;
  return {
    read: (): Copy<Form, Step> | null => {
      const kept = read(key) as Kept<Step> | null;
      if (!kept?.form) return null;
      const { base, form, step = firstStep } = kept;
      return {
        base: base ? { ...base, form: fromWire(base.form) } : null,
        form: fromWire(form),
        step,
      };
    },
    write: ({ base, form, step }) => {
      // The page may outlive the session for a moment; no personal data may be written to the device after signing out.
      if (readToken() === undefined) return;
      write(key, { base: base && { ...base, form: toWire(base.form) }, form: toWire(form), step });
    },
    remove: () => remove(key),
  };
}

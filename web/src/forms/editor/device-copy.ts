/** The device's copies of a draft. They belong to one person: signing out removes them with all other personal data. */
import { readToken } from '@/api/token';
import { keysFrom, read, remove, write } from '../draft';
import type { Base, Device, StoredCopy } from './draft-sync';

interface Stored<Form, Step> {
  /** Names the draft, with its owner and the version of the form's fields. */
  name: string;
  firstStep: Step;
  toWire: (form: Form) => unknown;
  fromWire: (stored: unknown) => Form;
}

/** A form as it is in the storage. */
interface Kept<Step> {
  base?: Base<unknown, Step> | null;
  form?: unknown;
  step?: Step;
  at?: number;
}

export function deviceCopy<Form, Step>({
  name,
  firstStep,
  toWire,
  fromWire,
}: Stored<Form, Step>): Device<Form, Step> {
  const all = `draft:${name}:`;
  // New for every editor and not for every tab: a duplicated tab would have the key of the first one.
  const own = `${all}${crypto.randomUUID()}`;
  const copyAt = (key: string): StoredCopy<Form, Step>[] => {
    const kept = read(key) as Kept<Step> | null;
    if (!kept?.form) return [];
    const { base, form, step = firstStep, at } = kept;
    return [
      {
        key,
        base: base ? { ...base, form: fromWire(base.form) } : null,
        form: fromWire(form),
        step,
        at,
      },
    ];
  };
  return {
    read: () =>
      keysFrom(all)
        .flatMap(copyAt)
        .sort((a, b) => (b.at ?? 0) - (a.at ?? 0)),
    write: ({ base, form, step, at }) => {
      // The page may outlive the session for a moment; no personal data may be written to the device after signing out.
      if (readToken() === undefined) return false;
      const kept = {
        base: base && { ...base, form: toWire(base.form) },
        form: toWire(form),
        step,
        at,
      };
      return write(own, kept);
    },
    drop: (keys) => {
      for (const key of keys) if (key !== own) remove(key);
    },
    remove: () => remove(own),
  };
}

/** The device's copy of a draft. It belongs to one person: signing out removes it with all other personal data. */
import { read, remove, write } from '@/forms/draft';
import { fromWire, toWire } from '@/forms/vacancy/form';
import { hasToken } from '@/session/token';
import type { Copy, Device } from './draft-sync';

/** Incremented when the meaning of the form's fields changes. */
const VERSION = 1;

export function deviceCopy(owner: string): Device {
  const name = `draft:vacancy:${owner}:v${VERSION}`;
  return {
    read: () => {
      const kept = read(name) as Partial<Copy> | null;
      if (!kept?.form) return null;
      const { base, form, step = 'default' } = kept;
      return {
        base: base ? { ...base, form: fromWire(base.form) } : null,
        form: fromWire(form),
        step,
      };
    },
    write: ({ base, form, step }) => {
      // The page may outlive the session for a moment; no personal data may be written to the device after signing out.
      if (!hasToken()) return;
      write(name, { base: base && { ...base, form: toWire(base.form) }, form: toWire(form), step });
    },
    remove: () => remove(name),
  };
}

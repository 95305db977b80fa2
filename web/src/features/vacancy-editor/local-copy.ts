/** The device's copy of a draft. It belongs to a person: signing out removes it with everything else of his. */
import { read, remove, write } from '@/forms/draft';
import { hasToken } from '@/session/token';
import type { Copy, Device } from './draft-sync';
import { fromWire, toWire } from './wire';

/** Grows when the form's fields change their meaning. */
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
      // The page may outlive the session for a moment; nothing of the person may come back to the device.
      if (!hasToken()) return;
      write(name, { base: base && { ...base, form: toWire(base.form) }, form: toWire(form), step });
    },
    remove: () => remove(name),
  };
}

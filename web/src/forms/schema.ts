/**
 * Builders of validation rules. The numbers come from the Rust types through `limits.gen.ts`, so a form uses
 * `text(limits.LetterText)` and can never disagree with the server. Error texts are created during validation, in the
 * language of the page.
 */
import * as v from 'valibot';
import { m } from '@/paraglide/messages';

export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Counts characters as the server does: an emoji is one, not two. */
export function countChars(text: string): number {
  return [...text].length;
}

/** A required text. Surrounding white space does not count, as in `kernel::text`. */
export function text({ minLength = 1, maxLength = Number.POSITIVE_INFINITY }: TextLimits) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = countChars(dataset.value);
      if (count === 0) addIssue({ message: m.error_required_field() });
      else if (count < minLength) addIssue({ message: m.error_too_short({ min: minLength }) });
      else if (count > maxLength) addIssue({ message: m.error_too_long({ max: maxLength }) });
    }),
  );
}

/** An optional text; if present, it has the same limits. */
export function optionalText(limits: TextLimits) {
  return v.union([v.pipe(v.string(), v.trim(), v.literal('')), text(limits)]);
}

/** One code of a closed list. */
export function oneOf<const Codes extends readonly string[]>(limits: { readonly enum: Codes }) {
  return v.picklist(limits.enum, () => m.error_required_field());
}

/** The kinds of a form's fields: how a value is stored, validated, shown as text and edited. */
import * as v from 'valibot';
import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { countChars, oneOf, optionalText, type TextLimits, text as textRule } from './schema';
import { orNull, readText, readTexts, withoutBlanks } from './values';

/** Names for the codes of answers. */
export interface Lists {
  places: readonly { slug: string; name: string }[];
  spheres: readonly {
    slug: string;
    name: string;
    professions: readonly { code: string; name: string }[];
  }[];
  languages: readonly { code: string; name: string }[];
}

/** One line of an answer. The path is relative to the field: `2` is the third row, empty the field itself. */
export interface Line {
  path: string;
  text: string;
}

/** How a value goes to the server and back, and what it means. */
export interface Behaviour<Value> {
  /** The value in a new form. */
  empty: Value;
  /** Reads stored JSON. A draft holds whatever was typed so far, so anything of another shape becomes empty. */
  read(stored: unknown): Value;
  send(value: Value): unknown;
  rule: v.GenericSchema;
  /** Removes empty rows, which are not answers. */
  tidy?(value: Value): Value;
  /** What two versions are compared by, where the order of rows is not part of the answer. */
  meaning?(value: Value): unknown;
  /** The answer as moderators read it; no lines when there is none. `form` has the other answers. */
  lines(value: Value, lists: Lists, form: object): Line[];
  /** The answer in the dialog that compares two versions, where it is not the text of `lines`. */
  compared?(value: Value, lists: Lists): string;
}

interface Hinted {
  hint?: () => string;
  required?: boolean;
}
interface TextControl extends Hinted {
  kind: 'text';
  type?: 'text' | 'time' | 'email';
  autoComplete?: 'street-address' | 'given-name' | 'family-name' | 'email';
}
interface LongTextControl extends Hinted {
  kind: 'long text';
  limit: { readonly maxLength: number };
}
interface RowsControl extends Hinted {
  kind: 'rows';
  addText: () => string;
  example: () => string;
  limit: { readonly minLength: number; readonly maxLength: number; readonly maxItems: number };
}
interface ChoiceControl extends Hinted {
  kind: 'choice';
  codes: readonly string[];
  labels: Labels<string>;
  /** The option for no answer; without it all options are visible side by side. */
  placeholder?: () => string;
}
interface ChoicesControl extends Hinted {
  kind: 'choices';
  codes: readonly string[];
  labels: Labels<string>;
}
interface FlagControl {
  kind: 'flag';
  note?: () => string;
}
/** Replaces the control of the kind; null when the control of another field edits this one too. */
type NamedControl<ControlName extends string> = ControlName | null;

type Control<ControlName extends string> =
  | ((
      | TextControl
      | LongTextControl
      | RowsControl
      | ChoiceControl
      | ChoicesControl
      | FlagControl
    ) & { control?: NamedControl<ControlName> })
  | { kind: 'own'; control: NamedControl<ControlName> };

/** A field of a form's list. `Step` names the steps of its wizard, `ControlName` the controls of single fields. */
export type Field<
  Step extends string = string,
  ControlName extends string = string,
  Value = unknown,
> = Behaviour<Value> &
  Control<ControlName> & {
    label: () => string;
    step: Step;
    /** Neighbours with the same word share a row. */
    pair?: string;
    /** Free text, which moderators read first. */
    written?: boolean;
    /** Shown to moderators as part of another field. */
    partOf?: string;
    /** A change is public at once: it needs no moderation. */
    atOnce?: boolean;
  };

/** A whole answer as one line. */
export const one = (text: string): Line[] => (text === '' ? [] : [{ path: '', text }]);

/** The label of a code; an unknown code is shown as it is. */
export const labelOf = (labels: Labels<string>, code: string): string =>
  Object.hasOwn(labels, code) ? (labels[code]?.() ?? code) : code;

type TextOptions = Omit<TextControl, 'kind'> & {
  limit?: TextLimits;
  /** The text to show for a stored code. */
  shown?: (value: string, lists: Lists) => string;
};

/** One line of text. */
export function text({ limit = {}, shown, ...control }: TextOptions) {
  return {
    kind: 'text' as const,
    ...control,
    empty: '',
    read: readText,
    send: control.required ? (value: string) => value.trim() : orNull,
    rule: control.required ? textRule(limit) : optionalText(limit),
    lines: (value: string, lists: Lists) => one(value && shown ? shown(value, lists) : value),
  };
}

type LongTextOptions = Omit<LongTextControl, 'kind' | 'limit'> & {
  limit: Required<TextLimits>;
};

export function longText(control: LongTextOptions) {
  const { kind: _, ...same } = text({ limit: control.limit, required: control.required });
  return { ...same, ...control, kind: 'long text' as const };
}

type RowsOptions = Omit<RowsControl, 'kind' | 'limit'> & {
  row: { readonly minLength: number; readonly maxLength: number };
  count: { readonly maxItems: number };
};

/** A list of short texts that grows while it is filled in. */
export function rows({ row, count, ...control }: RowsOptions) {
  return {
    kind: 'rows' as const,
    ...control,
    limit: { ...row, maxItems: count.maxItems },
    empty: [] as string[],
    read: readTexts,
    send: (value: string[]) => value.map((item) => item.trim()),
    tidy: withoutBlanks,
    rule: rowsRule(row, count.maxItems, control.required ?? false),
    lines: (value: string[]) => value.map((item, at) => ({ path: `${at}`, text: `• ${item}` })),
  };
}

type ListOf<Code extends string> = { readonly enum: readonly Code[] };
type ChoiceOptions = Omit<ChoiceControl, 'kind' | 'codes' | 'labels'> & {
  /** What is chosen in a new form. */
  first?: string;
};

/** One code of a closed list. */
export function choice<Code extends string>(
  list: ListOf<Code>,
  labels: Labels<Code>,
  { first = '', ...control }: ChoiceOptions,
) {
  return {
    kind: 'choice' as const,
    ...control,
    codes: list.enum,
    labels: labels as Labels<string>,
    empty: first,
    read: (stored: unknown) => readText(stored) || first,
    send: orNull,
    rule: control.required ? oneOf(list) : v.string(),
    lines: (value: string) => one(labelOf(labels, value)),
  };
}

/** Several codes of a closed list. */
export function choices<Code extends string>(
  list: ListOf<Code>,
  labels: Labels<Code>,
  control: Omit<ChoicesControl, 'kind' | 'codes' | 'labels'>,
) {
  return {
    kind: 'choices' as const,
    ...control,
    codes: list.enum,
    labels: labels as Labels<string>,
    empty: [] as string[],
    // A single code is a list of one.
    read: (stored: unknown) => readTexts(typeof stored === 'string' ? [stored] : stored),
    send: (value: string[]) => value,
    rule: chosenRule(control.required ? 1 : 0, list.enum.length),
    lines: (value: string[]) => one(value.map((code) => labelOf(labels, code)).join(', ')),
  };
}

/** Yes or no. */
export function flag(control: Omit<FlagControl, 'kind'> = {}) {
  return {
    kind: 'flag' as const,
    ...control,
    empty: false as boolean,
    read: (stored: unknown) => stored === true,
    send: (value: boolean) => value,
    rule: v.boolean(),
    lines: (value: boolean) => one(yesNo(value)),
  };
}

export function yesNo(value: boolean): string {
  return value ? m.form_yes() : m.form_no();
}

/** A row of a growing list: too few characters have words of their own (decisions B19). */
function rowRule({ minLength: min, maxLength: max }: RowsOptions['row']) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = countChars(dataset.value);
      if (count < min) addIssue({ message: m.additional_inputs_error({ maxLength: min }) });
      else if (count > max) addIssue({ message: m.error_too_long({ max }) });
    }),
  );
}

function rowsRule(row: RowsOptions['row'], max: number, required: boolean) {
  return v.pipe(
    v.array(rowRule(row)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = dataset.value.length;
      if (count === 0 && required) addIssue({ message: m.error_required_field() });
      if (count > max) addIssue({ message: m.form_too_many({ max }) });
    }),
  );
}

/** A choice of one or several options. */
export function chosenRule(min: number, max: number) {
  return v.pipe(
    v.array(v.string()),
    v.minLength(min, () => m.error_required_field()),
    v.maxLength(max, () => m.error_too_many({ max })),
  );
}

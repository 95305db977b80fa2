/**
 * Three-way merge of a form that was changed in two places. Field by field: what only one side changed is taken; what
 * both changed differently is a conflict. Nothing is discarded without the user having seen it.
 */
import { isSame } from '../model';

type Name<Form> = keyof Form & string;

/** What merging must know about a form. */
export interface MergeModel<Form> {
  names: readonly Name<Form>[];
  /** Whether two answers mean the same; by default, whether they are equal. */
  same?: (name: Name<Form>, a: unknown, b: unknown) => boolean;
}

export interface Clash<Form, Field extends Name<Form> = Name<Form>> {
  field: Field;
  mine: Form[Field];
  theirs: Form[Field];
}

/** When both versions were written, in milliseconds. */
export interface ClashTimes {
  mine?: number;
  theirs?: number;
}

export interface Merged<Form> {
  /** For a conflict this has my version until it is resolved. */
  form: Form;
  clashes: Clash<Form>[];
}

/** Whether two forms have the same answers. */
export function isSameForm<Form>({ names, same }: MergeModel<Form>, a: Form, b: Form): boolean {
  return names.every((name) => (same ? same(name, a[name], b[name]) : isSame(a[name], b[name])));
}

/** `base` is the common ancestor of both sides. */
export function merge<Form extends object>(
  { names, same = (_, a, b) => isSame(a, b) }: MergeModel<Form>,
  base: Form,
  mine: Form,
  theirs: Form,
): Merged<Form> {
  const form = { ...mine };
  const clashes: Clash<Form>[] = [];
  for (const field of names) {
    const changedHere = !same(field, mine[field], base[field]);
    const changedThere = !same(field, theirs[field], base[field]);
    if (!changedThere || same(field, mine[field], theirs[field])) continue;
    if (changedHere) clashes.push({ field, mine: mine[field], theirs: theirs[field] });
    else form[field] = theirs[field];
  }
  return { form, clashes };
}

export type Choice = 'mine' | 'theirs' | 'both';

/** Only lists and long texts, whose versions can be put one after the other, can be kept both. */
export function mayKeepBoth(
  { mine, theirs }: { mine: unknown; theirs: unknown },
  isLongText: boolean,
): boolean {
  if (isLongText) return mine !== '' && theirs !== '';
  return Array.isArray(mine) && Array.isArray(theirs) && mine.length > 0 && theirs.length > 0;
}

export function choose<Value>(
  { mine, theirs }: { mine: Value; theirs: Value },
  choice: Choice,
): Value {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const more = theirs.filter((item) => !mine.some((own) => isSame(own, item)));
    return [...mine, ...more] as Value;
  }
  return `${mine}\n\n${theirs}` as Value;
}

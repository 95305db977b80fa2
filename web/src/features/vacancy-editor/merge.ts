/**
 * Three-way merge of a form that was changed in two places. Field by field: what only one side changed is taken; what
 * both changed differently is a conflict. Nothing is discarded without the user having seen it.
 */
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  isSame,
  type VacancyForm,
} from '@/forms/vacancy/form';

export interface Clash<Name extends FieldName = FieldName> {
  field: Name;
  mine: VacancyForm[Name];
  theirs: VacancyForm[Name];
}

export interface Merged {
  /** For a conflict this has my version until it is resolved. */
  form: VacancyForm;
  clashes: Clash[];
}

/** `base` is the common ancestor of both sides. */
export function merge(base: VacancyForm, mine: VacancyForm, theirs: VacancyForm): Merged {
  const form = { ...mine };
  const clashes: Clash[] = [];
  const take = <Name extends FieldName>(field: Name) => {
    const changedHere = !isSame(mine[field], base[field]);
    const changedThere = !isSame(theirs[field], base[field]);
    if (!changedThere || isSame(mine[field], theirs[field])) return;
    if (changedHere) clashes.push({ field, mine: mine[field], theirs: theirs[field] });
    else form[field] = theirs[field];
  };
  FIELD_NAMES.forEach(take);
  return { form, clashes };
}

export type Choice = 'mine' | 'theirs' | 'both';

/** Only lists and texts, whose versions can be put one after the other, can be kept both. */
export function mayKeepBoth({ field, mine, theirs }: Clash): boolean {
  if (fieldOf(field).kind === 'long text') return mine !== '' && theirs !== '';
  return Array.isArray(mine) && Array.isArray(theirs) && mine.length > 0 && theirs.length > 0;
}

export function choose({ mine, theirs }: Clash, choice: Choice): Clash['mine'] {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const more = theirs.filter((item) => !mine.some((own) => isSame(own, item)));
    return [...mine, ...more] as Clash['mine'];
  }
  return `${mine}\n\n${theirs}`;
}

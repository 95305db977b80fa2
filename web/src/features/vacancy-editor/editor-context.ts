import { createContext, useContext } from 'react';
import type { LanguageChoice } from '@/forms/languages-field';
import type { Place } from '@/forms/places';
import type { FieldName, VacancyForm } from '@/forms/vacancy/form';
import type { LoadOptions } from '@/ui/use-suggestions';
import type { Tip } from './contract';
import { isUnder } from './rules';
import type { VacancyEditor } from './use-vacancy-form';

export interface SphereChoice {
  slug: string;
  name: string;
  professions: readonly { code: string; name: string }[];
}

/** Lists and pages show the short name: `Toshkent`, not `Toshkent shahri`. */
export type NamedPlace = Place & { short_name: string };

/** Dictionaries that the answers are chosen from. */
export interface Dictionaries {
  places: readonly NamedPlace[];
  spheres: readonly SphereChoice[];
  languages: readonly LanguageChoice[];
  suggestPositions: LoadOptions;
}

export interface EditorContent {
  editor: VacancyEditor;
  dictionaries: Dictionaries;
  /** Tips of the self-check. */
  tips: readonly Tip[];
}

export const EditorContext = createContext<EditorContent | null>(null);

export function useEditorContent(): EditorContent {
  const content = useContext(EditorContext);
  if (!content) throw new Error('EditorContext is missing above this component');
  return content;
}

/** Ids of controls, used by the error summary, by links of the owner's page and by tests. */
export const fieldId = (path: string) => `vacancy-${path.replaceAll('.', '-')}`;

/** One answer with everything that its control needs. */
export interface Answer<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The error of the field itself, or of a part of it: `problem('min_salary')`. */
  problem: (part?: string) => string | undefined;
  /** The first error anywhere in the field, for answers that show only one. */
  anyProblem: string | undefined;
}

export function useAnswer<Name extends FieldName>(name: Name): Answer<VacancyForm[Name]> {
  const { editor } = useEditorContent();
  const { values, wrong, set } = editor;
  return {
    id: fieldId(name),
    value: values[name],
    onChange: (value) => set(name, value),
    problem: (part) => wrong[part ? `${name}.${part}` : name],
    anyProblem: Object.entries(wrong).find(([path]) => isUnder(path, name))?.[1],
  };
}

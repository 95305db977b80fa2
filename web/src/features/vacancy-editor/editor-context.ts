import { createContext, useContext } from 'react';
import { type Answer, answerOf, idsOf } from '@/forms/editor/answer';
import type { FormState } from '@/forms/editor/use-form-state';
import type { LanguageChoice } from '@/forms/languages-field';
import type { Place } from '@/forms/places';
import type { FieldName, VacancyForm } from '@/forms/vacancy/form';
import type { Findable } from '@/lib/fold';
import type { LoadOptions } from '@/ui/use-suggestions';
import type { Reason, Tip } from './contract';

export interface SphereChoice extends Findable {
  slug: string;
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

export type VacancyEditor = FormState<VacancyForm>;

export interface EditorContent {
  editor: VacancyEditor;
  dictionaries: Dictionaries;
  /** Tips of the self-check. */
  tips: readonly Tip[];
  /** From the last step to another one and back; only in the wizard. */
  change?: (step: number) => void;
  /** Why the text was refused, if it was. */
  reasons?: readonly Reason[];
}

export const EditorContext = createContext<EditorContent | null>(null);

export function useEditorContent(): EditorContent {
  const content = useContext(EditorContext);
  if (!content) throw new Error('EditorContext is missing above this component');
  return content;
}

/** Links of the owner's page lead to these ids. */
export const fieldId = idsOf('vacancy');

export function useAnswers() {
  const { editor } = useEditorContent();
  return <Name extends FieldName>(name: Name) => answerOf(editor, name, fieldId);
}

export function useAnswer<Name extends FieldName>(name: Name): Answer<VacancyForm[Name]> {
  return useAnswers()(name);
}

import { createContext, useContext } from 'react';
import { type Answer, answerOf, idsOf } from '@/forms/editor/answer';
import type { FormState } from '@/forms/editor/use-form-state';
import type { LanguageChoice } from '@/forms/languages-field';
import type { Place } from '@/forms/places';
import type { FieldName, ResumeForm } from '@/forms/resume/form';
import type { Findable } from '@/lib/fold';
import type { Month } from '@/lib/period';
import type { User } from '@/session/me';
import type { LoadOptions } from '@/ui/use-suggestions';

/** Dictionaries that the answers are chosen from. */
export interface Dictionaries {
  places: readonly (Place & { short_name: string })[];
  spheres: readonly (Findable & {
    slug: string;
    professions: readonly { code: string; name: string }[];
  })[];
  languages: readonly LanguageChoice[];
  /** What a licence category allows: `B` → cars. */
  licences: readonly { code: string; name: string }[];
  computerSkills: readonly (Findable & { code: string })[];
  suggestPositions: LoadOptions;
}

export interface EditorContent {
  editor: FormState<ResumeForm>;
  dictionaries: Dictionaries;
  me: User;
  today: Month;
}

export const EditorContext = createContext<EditorContent | null>(null);

export function useEditorContent(): EditorContent {
  const content = useContext(EditorContext);
  if (!content) throw new Error('EditorContext is missing above this component');
  return content;
}

export const fieldId = idsOf('resume');

export function useAnswers() {
  const { editor } = useEditorContent();
  return <Name extends FieldName>(name: Name) => answerOf(editor, name, fieldId);
}

export function useAnswer<Name extends FieldName>(name: Name): Answer<ResumeForm[Name]> {
  return useAnswers()(name);
}

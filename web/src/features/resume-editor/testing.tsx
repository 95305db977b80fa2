/** A resume's editor for tests of its fields. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormState } from '@/forms/editor/use-form-state';
import { EMPTY, type ResumeForm } from '@/forms/resume/form';
import type { User } from '@/session/me';
import { RULES } from './draft';
import { type Dictionaries, EditorContext } from './editor-context';

export const TODAY = { year: 2026, month: 11 };
export const PHONE = '+998901234567';

export const DICTIONARIES: Dictionaries = {
  places: [{ id: 1, slug: 'toshkent', name: 'Toshkent shahri', short_name: 'Toshkent' }],
  spheres: [
    { slug: 'finance', name: 'Finance', professions: [{ code: 'accountant', name: 'Accountant' }] },
  ],
  languages: [{ code: 'uz', name: 'Uzbek' }],
  licences: [{ code: 'b', name: 'Cars' }],
  computerSkills: [
    { code: 'excel', name: 'Microsoft Excel' },
    { code: 'word', name: 'Microsoft Word' },
  ],
  suggestPositions: () => [{ value: 'accountant', label: 'Accountant' }],
};

/** The name of the button that validates everything. */
export const CHECK = 'Check';

interface EditorProps {
  start?: Partial<ResumeForm>;
  /** Called with the current values on each render. */
  onValues?: (form: ResumeForm) => void;
  children: ReactNode;
}

/** Provides the context of the editor; "Check" validates everything, as Continue does for a step. */
export function Editor({ start, onValues, children }: EditorProps) {
  const editor = useFormState({ ...EMPTY, ...start }, RULES);
  onValues?.(editor.values);
  const [queries] = useState(() => new QueryClient());
  const me = { id: 'u1', phone: PHONE } as unknown as User;
  return (
    <QueryClientProvider client={queries}>
      <EditorContext value={{ editor, dictionaries: DICTIONARIES, me, today: TODAY }}>
        {children}
        <button
          type="button"
          aria-label={CHECK}
          onClick={() => editor.check(Object.keys(EMPTY) as (keyof ResumeForm)[])}
        />
      </EditorContext>
    </QueryClientProvider>
  );
}

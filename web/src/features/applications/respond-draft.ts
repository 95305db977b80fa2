import { useState } from 'react';
import { read, remove, write } from '@/forms/draft';
import { readText } from '@/forms/values';
import type { Typed } from './answers';

/** What a person has chosen and written so far. */
export interface ResponseDraft {
  /** The id of the resume; empty before a choice. */
  resume: string;
  letter: string;
  answers: Typed;
}

/** Kept on the device until it is sent: a reload, or making a resume in between, loses nothing. */
export function useResponseDraft(person: string, slug: string, start: Partial<ResponseDraft>) {
  const key = `draft:response:${person}:${slug}`;
  const [draft, setDraft] = useState<ResponseDraft>(() => ({ ...kept(read(key)), ...start }));
  return {
    draft,
    change: (changes: Partial<ResponseDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      write(key, next);
    },
    forget: () => remove(key),
  };
}

function kept(value: unknown): ResponseDraft {
  const { resume, letter, answers } = (value ?? {}) as Partial<Record<string, unknown>>;
  const typed = Object.entries(answers ?? {}).filter(([, text]) => typeof text === 'string');
  return { resume: readText(resume), letter: readText(letter), answers: Object.fromEntries(typed) };
}

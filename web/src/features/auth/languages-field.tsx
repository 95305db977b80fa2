import { Plus, X } from 'lucide-react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import type { CandidateBody, CandidateForm } from './candidate';

export interface LanguageChoice {
  code: string;
  name: string;
}

const LEVELS = {
  a1: m.language_level_a1,
  b1: m.language_level_b1,
  c1: m.language_level_c1,
} satisfies Record<(typeof limits.LanguageLevel.enum)[number], () => string>;

interface LanguagesFieldProps {
  control: Control<CandidateForm, unknown, CandidateBody>;
  languages: readonly LanguageChoice[];
  error?: string;
}

/** Languages with their level, one row each; a language stands in the list once. */
export function LanguagesField({ control, languages, error }: LanguagesFieldProps) {
  const { fields, append, remove, update } = useFieldArray({ control, name: 'languages' });
  const rows = useWatch({ control, name: 'languages' });
  const free = languages.filter(({ code }) => !rows.some((row) => row.language === code));
  const options = (own: string) =>
    languages
      .filter(({ code }) => code === own || free.some((other) => other.code === code))
      .map(({ code, name }) => ({ value: code, label: name }));
  const levels = limits.LanguageLevel.enum.map((value) => ({ value, label: LEVELS[value]() }));
  return (
    <FieldSet label={m.auth_languages()} hint={m.auth_languages_hint()} error={error}>
      {fields.map((field, index) => {
        const row = rows[index] ?? field;
        const name = languages.find(({ code }) => code === row.language)?.name ?? '';
        return (
          <div key={field.id} className="language-row">
            <Select
              aria-label={m.auth_language()}
              options={options(row.language)}
              value={row.language}
              onChange={(event) => update(index, { ...row, language: event.currentTarget.value })}
            />
            <Select
              aria-label={m.auth_language_level({ language: name })}
              placeholder={m.auth_language_any_level()}
              options={levels}
              value={row.level}
              onChange={(event) => update(index, { ...row, level: event.currentTarget.value })}
            />
            <IconButton
              label={m.ui_chip_remove({ label: name })}
              icon={<X size={20} strokeWidth={1.8} aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      {free[0] && fields.length < limits.CandidateIn_languages.maxItems && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => append({ language: free[0]?.code ?? '', level: '' })}
          >
            {m.auth_language_add()}
          </Button>
        </div>
      )}
    </FieldSet>
  );
}

import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { limits } from '@/api/limits.gen';
import { LANGUAGE_LEVELS } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import './languages-field.css';

/** An entry of the dictionary of languages. */
export interface LanguageChoice {
  code: string;
  name: string;
}

/** A language with its level; the level may be empty. */
export interface SpokenLanguage {
  language: string;
  level: string;
}

interface LanguagesFieldProps {
  texts: {
    label: string;
    hint?: string;
    language: string;
    /** "Ingliz tili: darajasi". */
    level: (language: string) => string;
    anyLevel: string;
    add: string;
  };
  languages: readonly LanguageChoice[];
  value: readonly SpokenLanguage[];
  onChange: (value: SpokenLanguage[]) => void;
  error?: string;
}

/** Languages with their levels, one row each; each language can be chosen once. */
export function LanguagesField({ texts, languages, value, onChange, error }: LanguagesFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const free = languages.filter(({ code }) => !value.some((row) => row.language === code));
  const options = (own: string) =>
    languages
      .filter(({ code }) => code === own || free.some((other) => other.code === code))
      .map(({ code, name }) => ({ value: code, label: name }));
  const levels = limits.LanguageLevel.enum.map((code) => ({
    value: code,
    label: LANGUAGE_LEVELS[code](),
  }));
  const change = (index: number, patch: Partial<SpokenLanguage>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...patch } : row)));
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    // The focused row is gone. If the list was full, the button that adds a row is rendered only now.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  return (
    <FieldSet label={texts.label} hint={texts.hint} error={error}>
      <div ref={place} className="field-group">
        {value.map((row, index) => {
          const name = languages.find(({ code }) => code === row.language)?.name ?? row.language;
          return (
            <div key={row.language} className="language-row">
              <Select
                aria-label={texts.language}
                options={options(row.language)}
                value={row.language}
                onChange={(event) => change(index, { language: event.currentTarget.value })}
              />
              <Select
                aria-label={texts.level(name)}
                placeholder={texts.anyLevel}
                options={levels}
                value={row.level}
                onChange={(event) => change(index, { level: event.currentTarget.value })}
              />
              <IconButton
                label={m.ui_chip_remove({ label: name })}
                icon={<X size={20} strokeWidth={1.8} aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            </div>
          );
        })}
        {free[0] && value.length < limits.CandidateIn_languages.maxItems && (
          <div>
            <Button
              size="sm"
              data-add
              icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => onChange([...value, { language: free[0]?.code ?? '', level: '' }])}
            >
              {texts.add}
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
}

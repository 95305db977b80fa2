import type { Answer } from '@/forms/editor/answer';
import { counterOf } from '@/forms/editor/plain-field';
import type { Locale } from '@/lib/locale';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Tabs } from '@/ui/tabs';
import { Textarea } from '@/ui/textarea';
import { ABOUT, aboutLabel, LANGUAGES } from './form';

interface AboutFieldProps {
  answers: Readonly<Record<Locale, Answer<string>>>;
  /** The language whose text is shown. */
  language: Locale;
  onLanguage: (language: Locale) => void;
}

const ORDER: readonly Locale[] = ['uz', 'ru', 'en'];

/** The text about the company, in a tab for each language. A dot marks the languages that have a text. */
export function AboutField({ answers, language, onLanguage }: AboutFieldProps) {
  return (
    <Tabs
      label={m.company_page_about_tabs()}
      value={language}
      onChange={(id) => onLanguage(id as Locale)}
      tabs={ORDER.map((one) => {
        const { id, value, onChange, problem } = answers[one];
        return {
          id: one,
          label: (
            <span
              className="about-tab"
              data-filled={value.trim() !== '' || undefined}
              data-wrong={problem() !== undefined || undefined}
            >
              {LANGUAGES[one]()}
            </span>
          ),
          panel: (
            <Field
              id={id}
              label={aboutLabel(one)}
              hint={m.company_page_about_hint()}
              error={problem()}
              counter={counterOf(value, ABOUT.maxLength)}
            >
              <Textarea
                rows={7}
                lang={one}
                value={value}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            </Field>
          ),
        };
      })}
    />
  );
}

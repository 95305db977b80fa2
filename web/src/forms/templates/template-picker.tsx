import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { fill, type TemplateValues, textFor, unfilled } from './fill';
import { templatesQuery } from './queries';
import { ReplaceQuestion } from './replace-question';
import { TemplateMenu } from './template-menu';
import './template-picker.css';
import type { MessageTemplate, TemplateKind } from './wire';

/** Whom a template is filled in for. */
export interface TemplateTarget {
  /** The candidate's language. */
  locale: Locale;
  /** What is known of the candidate; the company's name is added here. */
  values: TemplateValues;
}

interface TemplatePickerProps extends TemplateTarget {
  kind: TemplateKind;
  /** What is in the field now. Typed words are replaced only after a question. */
  text: string;
  /** The id of the field, which gets the focus. */
  field: string;
  onPick: (text: string) => void;
}

/** Fills a field with one of the company's templates, in the language of the candidate. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { kind, locale, values, text, field, onPick } = props;
  const { data } = useQuery(templatesQuery());
  const [asked, setAsked] = useState<MessageTemplate | null>(null);
  const [filled, setFilled] = useState<{ by: MessageTemplate; text: string }>();
  /** A text that was edited before the facts in it changed. */
  const [old, setOld] = useState<string>();
  const templates = data?.data.filter((one) => one.kind === kind) ?? [];
  const textOf = (template: MessageTemplate) =>
    fill(textFor(template, locale).text, { company: data?.company, ...values });
  const fresh = filled && textOf(filled.by);
  const follow = useEffectEvent(() => {
    if (!filled || fresh === undefined || fresh === filled.text) return;
    setFilled({ ...filled, text: fresh });
    if (text === filled.text) onPick(fresh);
    else if (text.trim() !== '') setOld(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the facts change, and then only.
  useEffect(() => follow(), [fresh]);
  if (templates.length === 0) return null;

  const put = (template: MessageTemplate) => {
    const next = textOf(template);
    setAsked(null);
    setFilled({ by: template, text: next });
    onPick(next);
    document.getElementById(field)?.focus();
  };
  const choose = (template: MessageTemplate) => {
    // What an earlier template filled in and nobody has changed may go.
    if (text.trim() === '' || text === filled?.text) put(template);
    else setAsked(template);
  };
  return (
    <div className="template-picker">
      <TemplateMenu templates={templates} kind={kind} locale={locale} onChoose={choose} />
      <p role="status" className="template-picker-said">
        {filled && text === filled.text && m.templates_filled()}
        {text !== filled?.text && text === old && m.templates_outdated()}
      </p>
      {asked && (
        <ReplaceQuestion
          key={asked.name}
          name={asked.name}
          onReplace={() => put(asked)}
          onKeep={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The candidate would read the braces. */
export function unfilledError(text: string): string | undefined {
  const variable = unfilled(text);
  return variable && m.templates_unfilled({ variable });
}

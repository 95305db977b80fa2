import { useQuery } from '@tanstack/react-query';
import { TextQuote } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LOCALE_LABELS, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Menu, type MenuItem } from '@/ui/menu';
import { fill, type TemplateValues, textFor, unfilled } from './fill';
import { templatesQuery } from './queries';
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
      <Menu
        label={m.templates_pick_label()}
        triggerClass={buttonClass({ size: 'sm' })}
        trigger={
          <>
            <TextQuote size={18} strokeWidth={1.9} aria-hidden="true" />
            <span aria-hidden="true">{m.templates_pick()}</span>
          </>
        }
        items={templates.map(
          (template, place): MenuItem => ({
            id: template.id ?? `ours-${place}`,
            label: template.name,
            note: noteOf(template, locale),
            onSelect: () => choose(template),
          }),
        )}
      />
      <p role="status" className="template-picker-said">
        {filled && text === filled.text && m.templates_filled()}
        {text !== filled?.text && text === old && m.templates_outdated()}
      </p>
      {asked && (
        <Question
          key={asked.name}
          name={asked.name}
          onReplace={() => put(asked)}
          onKeep={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  name: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** It may stand below what is in sight, so it takes the focus: an accidental Enter loses nothing that was typed. */
function Question({ name, onReplace, onKeep }: QuestionProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The menu gives the focus back to its button first.
    const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <fieldset ref={box} className="template-picker-ask">
      <legend className="sr-only">{m.templates_pick()}</legend>
      <p>{m.templates_replace({ name })}</p>
      <div className="template-picker-answers">
        <Button size="sm" onClick={onKeep}>
          {m.templates_replace_no()}
        </Button>
        <Button size="sm" look="primary" onClick={onReplace}>
          {m.templates_replace_yes()}
        </Button>
      </div>
    </fieldset>
  );
}

/** The candidate would read the braces. */
export function unfilledError(text: string): string | undefined {
  const variable = unfilled(text);
  return variable && m.templates_unfilled({ variable });
}

/** Whose it is, and the language if it is not the candidate's. */
function noteOf(template: MessageTemplate, locale: Locale): string {
  const spoken = textFor(template, locale).locale;
  const parts = [
    template.id === null && m.templates_ours(),
    spoken !== locale && LOCALE_LABELS[spoken].full,
  ];
  return parts.filter(Boolean).join(', ');
}

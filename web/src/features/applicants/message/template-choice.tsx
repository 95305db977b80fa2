import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forMessages } from '@/forms/templates/kinds';
import { templatesQuery } from '@/forms/templates/queries';
import { ReplaceQuestion } from '@/forms/templates/replace-question';
import { TemplateMenu } from '@/forms/templates/template-menu';
import type { MessageTemplate } from '@/forms/templates/wire';
import { m } from '@/paraglide/messages';
import { type MessageTexts, type Reader, textsOf } from './texts';

interface TemplateChoiceProps {
  readers: readonly Reader[];
  texts: MessageTexts;
  /** The id of the field that gets the focus. */
  field: string;
  onPick: (texts: MessageTexts) => void;
}

/** A template for many: a text for each language that they speak. Typed words are replaced only after a question. */
export function TemplateChoice({ readers, texts, field, onPick }: TemplateChoiceProps) {
  const { data } = useQuery(templatesQuery());
  const [asked, setAsked] = useState<MessageTemplate | null>(null);
  const [filled, setFilled] = useState<MessageTexts>();
  const templates = forMessages(data?.data ?? []);
  if (templates.length === 0 || readers.length === 0) return null;
  const put = (template: MessageTemplate) => {
    const next = textsOf(template, readers);
    setAsked(null);
    setFilled(next);
    onPick(next);
    document.getElementById(field)?.focus();
  };
  const isTyped = texts !== filled && Object.values(texts).some((text) => text.trim() !== '');
  return (
    <div className="template-picker">
      <TemplateMenu
        templates={templates}
        kind="message"
        onChoose={(template) => (isTyped ? setAsked(template) : put(template))}
      />
      <p role="status" className="template-picker-said">
        {filled && texts === filled && m.templates_filled()}
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

import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fill, textFor, unfilled } from '@/forms/templates/fill';
import { forMessages } from '@/forms/templates/kinds';
import { templatesQuery } from '@/forms/templates/queries';
import { TemplateMenu } from '@/forms/templates/template-menu';
import type { MessageTemplate } from '@/forms/templates/wire';
import { goTo } from '@/i18n/go';
import { getLocale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import './chat-templates.css';
import { inserted } from './inserted';
import type { ChatView } from './wire';

/** So many stand beside the menu where there is room. */
const AT_HAND = 3;

interface ChatTemplatesProps {
  view: ChatView;
  field: RefObject<HTMLTextAreaElement | null>;
  isWide: boolean;
  onText: (text: string) => void;
}

/** Puts a template of the company where the caret is, in the candidate's language and with the candidate's name. */
export function ChatTemplates({ view, field, isWide, onText }: ChatTemplatesProps) {
  const { data, isPending } = useQuery(templatesQuery());
  const [said, setSaid] = useState<string>();
  // Their place is kept: the field must not move under a finger.
  if (isPending) return <div className="chat-templates" />;
  if (!data?.can_edit) return null;
  const templates = forMessages(data.data);
  if (templates.length === 0) return null;
  const locale = view.locale ?? getLocale();
  const put = (template: MessageTemplate) => {
    const area = field.current;
    if (!area) return;
    const values = { name: view.name, vacancy: view.vacancy.title, company: data.company };
    const piece = fill(textFor(template, locale).text, values);
    const next = inserted(area.value, piece, area.selectionStart, area.selectionEnd);
    onText(next.text);
    setSaid(m.templates_filled());
    requestAnimationFrame(() => {
      area.focus();
      // What is still to be filled in is typed over.
      const left = unfilled(piece);
      const start = left ? next.from + piece.indexOf(left) : next.to;
      area.setSelectionRange(start, start + (left?.length ?? 0));
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of what is sent.
    <div role="group" aria-label={m.templates_pick()} className="chat-templates">
      {isWide &&
        templates.slice(0, AT_HAND).map((template, place) => (
          <Button
            key={template.id ?? `ours-${place}`}
            size="sm"
            className="chat-template"
            onClick={() => put(template)}
          >
            {template.name}
          </Button>
        ))}
      <TemplateMenu
        templates={templates}
        kind="message"
        locale={locale}
        more={[
          {
            id: 'manage',
            label: m.templates_manage(),
            icon: <Settings2 size={18} strokeWidth={1.9} aria-hidden="true" />,
            onSelect: () => goTo('/profile/company/templates'),
          },
        ]}
        onChoose={put}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

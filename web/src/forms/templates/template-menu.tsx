import { TextQuote } from 'lucide-react';
import { LOCALE_LABELS, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Menu, type MenuItem } from '@/ui/menu';
import { textFor } from './fill';
import { KINDS } from './kinds';
import './template-menu.css';
import type { MessageTemplate, TemplateKind } from './wire';

interface TemplateMenuProps {
  templates: readonly MessageTemplate[];
  /** What they are wanted for; others say what they were written for. */
  kind: TemplateKind;
  /** The reader's language; a text in another one says so. Several readers may have several. */
  locale?: Locale;
  /** Below the templates. */
  more?: readonly MenuItem[];
  onChoose: (template: MessageTemplate) => void;
}

/** A button with the names of templates. */
export function TemplateMenu({ templates, kind, locale, more = [], onChoose }: TemplateMenuProps) {
  return (
    <Menu
      label={m.templates_pick_label()}
      triggerClass={cx(buttonClass({ size: 'sm' }), 'template-menu')}
      trigger={
        <>
          <TextQuote size={18} strokeWidth={1.9} aria-hidden="true" />
          <span aria-hidden="true">{m.templates_pick()}</span>
        </>
      }
      items={[
        ...templates.map(
          (template, place): MenuItem => ({
            id: template.id ?? `ours-${place}`,
            label: template.name,
            note: noteOf(template, kind, locale),
            onSelect: () => onChoose(template),
          }),
        ),
        ...more,
      ]}
    />
  );
}

/** Whose it is, what it was written for, and the language if it is not the reader's. */
function noteOf(template: MessageTemplate, kind: TemplateKind, locale?: Locale): string {
  const spoken = locale && textFor(template, locale).locale;
  const parts = [
    template.id === null && m.templates_ours(),
    template.kind !== kind && KINDS[template.kind](),
    spoken && spoken !== locale && LOCALE_LABELS[spoken].full,
  ];
  return parts.filter(Boolean).join(', ');
}

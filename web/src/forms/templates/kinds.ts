import { m } from '@/paraglide/messages';
import type { MessageTemplate, TemplateKind } from './wire';

/** What a template is for. */
export const KINDS: Readonly<Record<TemplateKind, () => string>> = {
  message: m.templates_kind_message,
  invitation: m.templates_kind_invitation,
  refusal: m.templates_kind_refusal,
  interview: m.templates_kind_interview,
};

/** What can stand in a conversation: templates made for it, and below them whatever else the company has written. */
export function forMessages(templates: readonly MessageTemplate[]): MessageTemplate[] {
  const made = templates.filter(({ kind }) => kind === 'message');
  const others = templates.filter(({ id, kind }) => id !== null && kind !== 'message');
  return [...made, ...others];
}

/** Templates for tests. */
import type { MessageTemplate, MessageTemplates } from './wire';

export function template(id: string | null, over: Partial<MessageTemplate> = {}): MessageTemplate {
  return {
    id,
    kind: 'refusal',
    name: `Template ${id}`,
    texts: { uz: 'Rahmat, {name}!', ru: 'Спасибо, {name}!', en: null },
    updated_at: id && '2026-11-15T09:00:00Z',
    ...over,
  };
}

export function templates(
  data: MessageTemplate[],
  over: Partial<MessageTemplates> = {},
): MessageTemplates {
  return {
    status: true,
    data,
    variables: [
      { kind: 'message', names: ['name', 'vacancy', 'company'] },
      { kind: 'invitation', names: ['name', 'vacancy', 'company'] },
      { kind: 'refusal', names: ['name', 'vacancy', 'company'] },
      { kind: 'interview', names: ['name', 'vacancy', 'company', 'date', 'place'] },
    ],
    company: 'Anor Savdo',
    most: 50,
    can_edit: true,
    ...over,
  };
}

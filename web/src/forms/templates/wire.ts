/** Templates of messages as the API sends them. What is not known is sent as null, never left out. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type TemplateKind = Schemas['TemplateKind'];
export type TemplateVariable = Schemas['TemplateVariable'];

export interface MessageTemplate extends Omit<Required<Schemas['MessageTemplate']>, 'texts'> {
  texts: Required<Schemas['TemplateTexts']>;
}

export interface MessageTemplates extends Omit<Schemas['MessageTemplatesOut'], 'data'> {
  /** The company's own by name, then ours. */
  data: MessageTemplate[];
}

export type MessageTemplateIn = Schemas['MessageTemplateIn'];

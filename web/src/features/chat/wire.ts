/** Conversations as the API sends them. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type ChatSide = Schemas['ChatSide'];
export type ChatWriting = Schemas['ChatWriting'];
export type ChatWarning = Schemas['ChatWarning'];
/** A row of the list. */
export type ChatCard = Required<Schemas['ChatCard']>;
/** A file in a message. */
export type ChatFile = Required<Schemas['ChatFile']>;
export type ChatMessage = Required<Omit<Schemas['ChatMessage'], 'file'>> & {
  file: ChatFile | null;
};
export type ChatView = Required<Schemas['ChatView']>;

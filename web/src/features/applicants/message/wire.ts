/** Writing to many, as the API has it. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type WritingOf = Schemas['ChatWritingOf'];
export type MessageTo = Schemas['ChatMessageTo'];
export type MessagesSent = Schemas['ChatMessagesSentOut'];
/** To whom it was not written; `code` says why. */
export type NotWritten = Schemas['ChatMessageRefusal'];

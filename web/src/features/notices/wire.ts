/** Notices as the API sends them. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Notice = Schemas['Notice'];
export type NoticeKind = Schemas['NoticeKind'];
export type KindCount = Schemas['NoticeCount'];
export type Notices = Schemas['NoticesOut'];

import { textParam } from '@/i18n/search-params';
import type { NoticeKind } from './wire';

/** Which notices the page shows; it is in the address. */
export interface NoticesFilter {
  kind?: NoticeKind;
  unread?: true;
}

export const KINDS: readonly NoticeKind[] = [
  'application',
  'invitation',
  'interview',
  'vacancy',
  'company',
  'resume',
  'search',
  'security',
];

/** Anything else in the address means all notices. */
export function readFilter(raw: Record<string, unknown>): NoticesFilter {
  const kind = KINDS.find((one) => one === textParam(raw.kind));
  return {
    ...(kind && { kind }),
    ...(textParam(raw.unread) === 'true' && { unread: true }),
  };
}

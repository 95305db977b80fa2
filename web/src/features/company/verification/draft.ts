/** What was typed, kept in this tab until it is sent: a reload or a lost network loses nothing. */
import { read, remove, tab, write } from '@/forms/draft';
import type { UploadedDocument } from './wire';

export interface VerificationDraft {
  taxNumber: string;
  document: UploadedDocument | null;
  text: string;
}

export type DraftKind = 'request' | 'appeal';

const EMPTY: VerificationDraft = { taxNumber: '', document: null, text: '' };

/** A person may work in several companies, one after another. */
const keyOf = (kind: DraftKind, company: string) => `draft:verification-${kind}:${company}`;

export function readDraft(kind: DraftKind, company: string): VerificationDraft {
  const stored = read(keyOf(kind, company), tab);
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { taxNumber, document, text } = stored as Record<string, unknown>;
  return {
    taxNumber: typeof taxNumber === 'string' ? taxNumber : '',
    document: isDocument(document) ? document : null,
    text: typeof text === 'string' ? text : '',
  };
}

export function keepDraft(
  kind: DraftKind,
  company: string,
  change: Partial<VerificationDraft>,
): void {
  write(keyOf(kind, company), { ...readDraft(kind, company), ...change }, tab);
}

export function forgetDraft(kind: DraftKind, company: string): void {
  remove(keyOf(kind, company), tab);
}

function isDocument(value: unknown): value is UploadedDocument {
  const { id, name } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
}

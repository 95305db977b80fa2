/** The file of an import, as it is sent. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { LARGEST_IMPORT_MB } from '@/forms/resume/contract';
import { fromWire, type ResumeForm } from '@/forms/resume/form';
import { m } from '@/paraglide/messages';

const MEGABYTE = 1024 * 1024;
/** Every zip begins with it. */
const ZIP = 'PK';
const JSON_FILE = /\.json$/i;

/** The file cannot be an import, so it is not sent. */
const unfit = (message: string) => new ApiError({ code: 'file_unfit', status: 0, message });

export interface Imported {
  fileName: string;
  form: ResumeForm;
  /** What did not fit, for people. */
  notes: readonly string[];
}

/** The content with its type: browsers name the same type differently, or not at all. */
export async function contentOf(file: File): Promise<Blob> {
  if (file.size === 0) throw unfit(m.resume_import_empty());
  if (file.size > LARGEST_IMPORT_MB * MEGABYTE) {
    throw unfit(m.resume_import_too_large({ size: LARGEST_IMPORT_MB }));
  }
  const start = await file.slice(0, 64).text();
  if (start.startsWith(ZIP)) return new Blob([file], { type: 'application/zip' });
  if (JSON_FILE.test(file.name) || start.trimStart().startsWith('{')) {
    // Reading the text removes the byte order mark, which Windows writes and JSON forbids.
    return new Blob([await file.text()], { type: 'application/json' });
  }
  throw unfit(m.resume_import_wrong_type());
}

/** Nothing is stored by it. */
export async function importFile(file: File): Promise<Imported> {
  const content = await contentOf(file);
  const answer = api.POST('/api/v1/resume/import', {
    // The generated type describes the body as an object; the client sends a file as it is.
    body: content as unknown as Record<string, never>,
    headers: { 'Content-Type': content.type },
  });
  const { form, notes } = (await bodyOf(answer)).data;
  return { fileName: file.name, form: fromWire(form), notes };
}

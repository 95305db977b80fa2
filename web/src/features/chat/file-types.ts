/** What can be sent with a message, checked before anything is sent. The server looks closer. */
import { ApiError } from '@/api/errors';
import { failureLine } from '@/forms/failure';
import { m } from '@/paraglide/messages';

/** The largest file; it is no part of a schema. */
export const LARGEST_FILE_MB = 10;
const MEGABYTE = 1024 * 1024;

/** Extensions beside the types: not every phone knows the type of a document. */
export const FILE_ACCEPT =
  '.pdf,.docx,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

/** How each accepted type begins; documents of Word are archives. */
const STARTS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x50, 0x4b, 0x03, 0x04],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
];

const unfit = (message: string) => new ApiError({ code: 'file_unfit', status: 0, message });

/** Throws why the file cannot be sent. The first bytes decide: browsers derive the type from the name. */
export async function checkFile(file: File): Promise<void> {
  if (file.size === 0) throw unfit(m.chat_file_empty());
  if (file.size > LARGEST_FILE_MB * MEGABYTE) {
    throw unfit(m.chat_file_too_large({ size: LARGEST_FILE_MB }));
  }
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isKnown = STARTS.some((start) => start.every((byte, at) => first[at] === byte));
  if (!isKnown) throw unfit(m.chat_file_wrong_type());
}

/** Why a file was not taken. */
export function fileProblem(problem: unknown): string {
  const code = problem instanceof ApiError ? problem.code : undefined;
  if (code === 'file_type') return m.chat_file_wrong_type();
  if (code === 'file_too_large') return m.chat_file_too_large({ size: LARGEST_FILE_MB });
  return failureLine(problem);
}

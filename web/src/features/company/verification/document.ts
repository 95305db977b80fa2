/** The document of a request, as it is chosen and sent. */
import { ApiError } from '@/api/errors';
import { m } from '@/paraglide/messages';

/** The largest document; it is no part of a schema. */
export const LARGEST_DOCUMENT_MB = 10;
const MEGABYTE = 1024 * 1024;

/** How long a document stays stored after the decision. */
export const DOCUMENT_KEPT_DAYS = 30;

export const DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
/** Cameras make pictures only. */
export const CAMERA_ACCEPT = 'image/jpeg,image/png';

/** How each accepted type begins. */
const STARTS: readonly [type: string, start: readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
];

/** The file cannot be a document, so it is not sent. */
const unfit = (message: string) => new ApiError({ code: 'file_unfit', status: 0, message });

/** The content with its type. The first bytes decide: browsers derive the type from the name. */
export async function contentOf(file: File): Promise<Blob> {
  if (file.size === 0) throw unfit(m.verification_document_empty());
  if (file.size > LARGEST_DOCUMENT_MB * MEGABYTE) {
    throw unfit(m.verification_document_too_large({ size: LARGEST_DOCUMENT_MB }));
  }
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = STARTS.find(([, start]) => start.every((byte, at) => first[at] === byte));
  if (!found) throw unfit(m.verification_document_wrong_type());
  return new Blob([file], { type: found[0] });
}

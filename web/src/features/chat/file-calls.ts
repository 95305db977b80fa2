/** Calls about files in messages. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { upload } from '@/api/upload';
import type { ChatFile } from './wire';

interface Sending {
  chat: string;
  /** A repeat with the same id is the same file. */
  clientId: string;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export async function uploadFile(sending: Sending): Promise<ChatFile> {
  const { chat, clientId, file, signal, onProgress } = sending;
  const { data } = await upload<{ data: ChatFile }>({
    path: `/api/v1/chats/${encodeURIComponent(chat)}/files?client_id=${clientId}`,
    file,
    headers: {
      'Content-Type': 'application/octet-stream',
      // A header holds ASCII only.
      'X-File-Name': encodeURIComponent(file.name),
    },
    signal,
    onProgress,
  });
  return data;
}

export function fetchFile(chat: string, file: string, preview = false): Promise<Blob> {
  const params = { path: { id: chat, file }, query: preview ? { preview } : {} };
  const call = api.GET('/api/v1/chats/{id}/files/{file}', { params, parseAs: 'blob' });
  return bodyOf(call) as Promise<unknown> as Promise<Blob>;
}

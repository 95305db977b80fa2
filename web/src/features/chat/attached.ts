/**
 * The file that is chosen for the next message of each conversation. It is sent to the server at once, also while other
 * pages are shown; what is there stays on this device until its message goes.
 */
import { useSyncExternalStore } from 'react';
import { ApiError } from '@/api/errors';
import { read, remove, write } from '@/forms/draft';
import { uploadFile } from './file-calls';
import { checkFile, fileProblem } from './file-types';
import type { ChatFile } from './wire';

export type Attached =
  | { kind: 'sending'; name: string; share: number }
  /** There is no network: it goes by itself when there is. */
  | { kind: 'waiting'; name: string }
  | { kind: 'failed'; name: string; text: string }
  | { kind: 'ready'; file: ChatFile };

interface Upload {
  chat: string;
  clientId: string;
  file: File;
  stop: AbortController;
}

const keyOf = (account: string, chat: string) => `chat-file:${account}:${chat}`;

const states = new Map<string, Attached | undefined>();
const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function show(key: string, state: Attached | undefined): void {
  states.set(key, state);
  if (state?.kind === 'ready') write(key, state.file);
  else remove(key);
  for (const listener of listeners) listener();
}

function stateOf(key: string): Attached | undefined {
  if (!states.has(key)) {
    const kept = read(key) as Partial<ChatFile> | null;
    const isFile = typeof kept?.id === 'string' && typeof kept.name === 'string';
    states.set(key, isFile ? { kind: 'ready', file: kept as ChatFile } : undefined);
  }
  return states.get(key);
}

async function send(key: string, upload: Upload): Promise<void> {
  const { chat, clientId, file, stop } = upload;
  const { name } = file;
  const isCurrent = () => uploads.get(key) === upload;
  show(key, { kind: 'sending', name, share: 0 });
  try {
    await checkFile(file);
    const sent = await uploadFile({
      chat,
      clientId,
      file,
      signal: stop.signal,
      onProgress: (share) => {
        if (isCurrent()) show(key, { kind: 'sending', name, share });
      },
    });
    if (!isCurrent()) return;
    uploads.delete(key);
    show(key, { kind: 'ready', file: sent });
  } catch (problem) {
    if (!isCurrent() || stop.signal.aborted) return;
    const isLost = problem instanceof ApiError && problem.code === 'network';
    show(
      key,
      isLost ? { kind: 'waiting', name } : { kind: 'failed', name, text: fileProblem(problem) },
    );
  }
}

function sendWaiting(): void {
  for (const [key, upload] of uploads) {
    if (states.get(key)?.kind === 'waiting') void send(key, upload);
  }
}

/** A file is chosen. It takes the place of the one before. */
export function attach(account: string, chat: string, file: File): void {
  const key = keyOf(account, chat);
  uploads.get(key)?.stop.abort();
  const upload = { chat, file, clientId: crypto.randomUUID(), stop: new AbortController() };
  uploads.set(key, upload);
  addEventListener('online', sendWaiting);
  void send(key, upload);
}

/** Sends a file again that has failed or waits. */
export function attachAgain(account: string, chat: string): void {
  const key = keyOf(account, chat);
  const upload = uploads.get(key);
  if (upload) void send(key, upload);
}

export function detach(account: string, chat: string): void {
  const key = keyOf(account, chat);
  uploads.get(key)?.stop.abort();
  uploads.delete(key);
  show(key, undefined);
}

/** The message goes, and its file with it. */
export function takeAttached(account: string, chat: string): ChatFile | undefined {
  const state = stateOf(keyOf(account, chat));
  if (state?.kind !== 'ready') return undefined;
  detach(account, chat);
  return state.file;
}

/** A message comes back with its file, unless another one was chosen meanwhile. */
export function returnAttached(account: string, chat: string, file: ChatFile): void {
  const key = keyOf(account, chat);
  if (!stateOf(key)) show(key, { kind: 'ready', file });
}

export function useAttached(account: string, chat: string): Attached | undefined {
  return useSyncExternalStore(subscribe, () => stateOf(keyOf(account, chat)));
}

/** For tests. */
export function forgetAttached(): void {
  for (const { stop } of uploads.values()) stop.abort();
  uploads.clear();
  states.clear();
  removeEventListener('online', sendWaiting);
}

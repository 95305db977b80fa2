/** What is being typed in each conversation. It stays on this device until it is sent. */
import { useSyncExternalStore } from 'react';
import { read, remove, write } from '@/forms/draft';

const keyOf = (account: string, chat: string) => `chat-text:${account}:${chat}`;

/** Where storage is full or forbidden, a text lasts as long as the page. */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function draftOf(account: string, chat: string): string {
  const key = keyOf(account, chat);
  let text = texts.get(key);
  if (text === undefined) {
    const kept = read(key);
    text = typeof kept === 'string' ? kept : '';
    texts.set(key, text);
  }
  return text;
}

export function changeDraft(account: string, chat: string, text: string): void {
  const key = keyOf(account, chat);
  texts.set(key, text);
  if (text) write(key, text);
  else remove(key);
  for (const listener of listeners) listener();
}

/** A text comes back: below what was typed since, so that the caret stays where it is. */
export function returnToDraft(account: string, chat: string, text: string): void {
  const typed = draftOf(account, chat);
  changeDraft(account, chat, typed.trim() ? `${typed}\n\n${text}` : text);
}

export function useDraftText(account: string, chat: string): string {
  return useSyncExternalStore(subscribe, () => draftOf(account, chat));
}

/** For tests. */
export function forgetDrafts(): void {
  texts.clear();
}

import { m } from '@/paraglide/messages';

/** The text for a failed call: the server's message, or our own when there was no response. */
export function errorText(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'network') return m.error_network();
  if (code === 'waiting') return m.error_waiting();
  if (code === 'timeout') return m.error_timeout();
  if (code && code !== 'unreadable' && message) return message;
  return m.error_unknown();
}

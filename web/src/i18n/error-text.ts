import { m } from '@/paraglide/messages';

/** What to tell a person about a failed call: the server's own words, or ours when no answer came. */
export function errorText(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'network') return m.error_network();
  if (code === 'timeout') return m.error_timeout();
  if (code && code !== 'unreadable' && message) return message;
  return m.error_unknown();
}

const MARK = '#tgAuthResult=';

/**
 * What Telegram's login page sends back: base64url of a JSON object in the URL fragment, which never reaches a server.
 * Undefined when there is none, null when it cannot be read (Telegram sends `false` after a refusal).
 */
export function readTelegramResult(hash: string): Record<string, string> | null | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const base64 = decodeURIComponent(hash.slice(MARK.length))
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const fields: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

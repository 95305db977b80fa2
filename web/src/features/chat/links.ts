/** Links in messages: only whole addresses, because a word with a dot is rarely one. */

export interface TextPart {
  text: string;
  href?: string;
}

const LINK = /\bhttps?:\/\/[^\s<>"'«»“”`]+/giu;
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?…)\]}]+$/u;

export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const typed = trimmed(found);
    const href = safeAddress(typed);
    if (!href) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: typed, href });
    done = index + typed.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** `(see https://ishbor.uz/help)` ends before the bracket, `…/wiki/Non_(noz)` after it. */
function trimmed(found: string): string {
  let text = found;
  for (;;) {
    const short = text.replace(TRAILING, '');
    if (short === text) return text;
    const cut = text.slice(short.length);
    const isOpen = short.split('(').length > short.split(')').length;
    if (isOpen && cut.startsWith(')')) return `${short})`;
    text = short;
  }
}

/** A name before the host makes `https://ishbor.uz@example.com` look like ours. */
function safeAddress(typed: string): string | undefined {
  try {
    const { protocol, username, password, hostname, href } = new URL(typed);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && !username && !password && hostname.includes('.') ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses as people type them. Which ones are valid is decided by `kernel::Link`. */

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** `t.me/non`, `www.non.uz`, `non.uz:8080/ish?x=1`: a host with a dot, then anything without spaces. */
const BARE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
/** A name in Telegram; a network is told from a name by nothing else here. */
const NAME = /^@([a-z]\w{3,31})$/i;

/** The whole address of what was typed: `t.me/non` and `@non_uz` get their `https://`. Anything else stays. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (SCHEME.test(text) && !BARE.test(text)) return text;
  const [, name] = NAME.exec(text) ?? [];
  if (name) return `https://t.me/${name}`;
  const bare = text.replace(/^\/\//, '');
  return BARE.test(bare) ? `https://${bare}` : text;
}

/** Members who are addressed with @ in a comment. */
import { MOST_MENTIONS } from './limits';

/** Whoever can be mentioned. */
export interface Mentionable {
  user_id: string;
  name: string;
}

/** What is typed after the last @ before the caret; null if no mention is being typed. */
export function mentionQuery(text: string, caret: number): string | null {
  // A name has two words at most, so that a sentence after an @ is not taken for one.
  const found = /(?:^|[\s(])@([^\s@]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret));
  return found?.[1] ?? null;
}

/** The members whose name goes on like this, in the order of the team. */
export function matching<Member extends Mentionable>(
  members: readonly Member[],
  query: string,
): Member[] {
  const wanted = query.toLocaleLowerCase();
  return members.filter(({ name }) => {
    const words = name.toLocaleLowerCase();
    return words.startsWith(wanted) || words.split(' ').some((word) => word.startsWith(wanted));
  });
}

/** The text with the name in place of what was typed, and where the caret is then. */
export function insertMention(
  text: string,
  caret: number,
  name: string,
): { text: string; caret: number } {
  const query = mentionQuery(text, caret) ?? '';
  const start = text.slice(0, caret - query.length);
  const rest = text.slice(caret);
  const inserted = `${start}${name}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: inserted + rest, caret: inserted.length + (rest.startsWith(' ') ? 1 : 0) };
}

/** Who is mentioned: the ids that are sent beside the text. */
export function mentionedIn(text: string, members: readonly Mentionable[]): string[] {
  const parts = mentionParts(text, members);
  return [...new Set(parts.flatMap(({ user_id }) => user_id ?? []))].slice(0, MOST_MENTIONS);
}

export interface MentionPart {
  text: string;
  /** Set for a mention. */
  user_id?: string;
}

/** The text cut at its mentions. Longer names win, so that "Ali" does not take a part of "Aliyev". */
export function mentionParts(text: string, members: readonly Mentionable[]): MentionPart[] {
  const known = members.toSorted((a, b) => b.name.length - a.name.length);
  const parts: MentionPart[] = [];
  let plain = '';
  for (let place = 0; place < text.length; ) {
    const rest = text.slice(place + 1);
    const found =
      text[place] === '@'
        ? known.find(({ name }) => rest.startsWith(name) && !continues(rest[name.length]))
        : undefined;
    if (found) {
      if (plain) parts.push({ text: plain });
      plain = '';
      parts.push({ text: `@${found.name}`, user_id: found.user_id });
      place += 1 + found.name.length;
    } else {
      plain += text[place];
      place += 1;
    }
  }
  if (plain) parts.push({ text: plain });
  return parts;
}

function continues(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);
}

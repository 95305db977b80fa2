export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Tokens: words, spaces and punctuation marks; the Uzbek ʻ and ʼ count as letters. */
const WORDS = /[\p{L}\p{N}\p{M}]+|\s|[^\p{L}\p{N}\p{M}\s]/gu;
const LINES = /[^\n]*\n|[^\n]+$/g;

/** More comparisons than this would block the page; such texts are compared more coarsely. */
const MOST_CELLS = 4_000_000;

/** The difference of two texts, word by word; very long texts line by line, and the longest as a whole. */
export function wordDiff(before: string, after: string): DiffPart[] {
  for (const cut of [WORDS, LINES]) {
    const parts = compare(before.match(cut) ?? [], after.match(cut) ?? []);
    if (parts) return tidy(parts);
  }
  return tidy([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
}

/** The longest common subsequence of tokens; undefined when there are too many. */
function compare(old: string[], now: string[]): DiffPart[] | undefined {
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;

  const left = old.slice(head, old.length - tail);
  const right = now.slice(head, now.length - tail);
  const wide = right.length + 1;
  if ((left.length + 1) * wide > MOST_CELLS) return undefined;
  // lengths[i * wide + j]: how many tokens left[i..] and right[j..] have in common, in order.
  const lengths = new Uint16Array((left.length + 1) * wide);
  const at = (i: number, j: number) => lengths[i * wide + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * wide + j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [{ kind: 'same', text: old.slice(0, head).join('') }];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [gone, come] = [left[i], right[j]];
    if (gone !== undefined && gone === come) {
      parts.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (gone !== undefined && (come === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: gone });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: come ?? '' });
      j += 1;
    }
  }
  parts.push({ kind: 'same', text: old.slice(old.length - tail).join('') });
  return parts;
}

/** Merges adjacent parts of one kind; each change has the removed text first, then the added text. */
function tidy(parts: DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  let removed = '';
  let added = '';
  const settle = () => {
    if (removed) runs.push({ kind: 'removed', text: removed });
    if (added) runs.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [place, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text !== '') {
      // A single space between two changed words would split one change into two.
      const next = parts[place + 1];
      const isBridge = text === ' ' && removed && added && next && next.kind !== 'same';
      if (isBridge) {
        removed += text;
        added += text;
        continue;
      }
      settle();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.text += text;
      else runs.push({ kind, text });
    }
  }
  settle();
  return runs;
}

/** One side of a change: the text before it or after it. */
export function sideOf(parts: readonly DiffPart[], side: 'before' | 'after'): DiffPart[] {
  const other = side === 'before' ? 'added' : 'removed';
  return parts.filter(({ kind }) => kind !== other);
}

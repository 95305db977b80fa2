/** Where in an answer the rules noticed something, and how to draw it together with what has changed. */
import type { DiffPart } from '@/lib/word-diff';
import type { Answer } from './answers';
import type { Finding } from './model';

interface Range {
  start: number;
  end: number;
}

export interface Piece extends DiffPart {
  isFound: boolean;
}

/** Whether a finding or a reason at this path speaks about the answer. */
export function isAbout(path: string | null | undefined, field: string): boolean {
  return path === field || Boolean(path?.startsWith(`${field}.`));
}

/** The places of what was found, in the text of the answer. Words that are not there letter by letter mark their line. */
export function rangesOf(answer: Answer, findings: readonly Finding[]): Range[] {
  const found = findings.filter(({ field }) => isAbout(field, answer.field));
  const ranges: Range[] = [];
  let start = 0;
  for (const { path, text } of answer.lines) {
    for (const { field, excerpt } of found) {
      // Some answers are one line for several fields: `salary` says what `salary.min_salary` is.
      if (field !== path && !isAbout(field, path)) continue;
      const at = excerpt ? text.indexOf(excerpt) : -1;
      ranges.push(
        at >= 0 && excerpt
          ? { start: start + at, end: start + at + excerpt.length }
          : { start, end: start + text.length },
      );
    }
    start += text.length + 1;
  }
  return ranges;
}

/** Cuts the parts of a text where marks begin and end. */
export function markedPieces(parts: readonly DiffPart[], ranges: readonly Range[]): Piece[] {
  const cuts = [...new Set(ranges.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  let offset = 0;
  for (const { kind, text } of parts) {
    const end = offset + text.length;
    const inside = cuts.filter((cut) => cut > offset && cut < end);
    let from = offset;
    for (const to of [...inside, end]) {
      const piece = text.slice(from - offset, to - offset);
      const isFound = ranges.some((range) => range.start <= from && to <= range.end);
      if (piece) pieces.push({ kind, text: piece, isFound });
      from = to;
    }
    offset = end;
  }
  return pieces;
}

/** Where in an answer the text rules found something, and how to show it together with what has changed. */
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

/** Whether a finding or a reason at this path refers to the answer. */
export function isAbout(path: string | null | undefined, field: string): boolean {
  return path === field || Boolean(path?.startsWith(`${field}.`));
}

/**
 * Ranges of the findings in the text of the answer. A finding whose excerpt is not in the text marks its whole line.
 */
export function rangesOf(answer: Answer, findings: readonly Finding[]): Range[] {
  const found = findings.filter(({ field }) => isAbout(field, answer.field));
  const ranges: Range[] = [];
  let start = 0;
  for (const { path, text } of answer.lines) {
    for (const { field, excerpt } of found) {
      // Some answers show several fields in one line: `salary` contains `salary.min_salary`.
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

/** Splits the parts of a text where marks begin and end. */
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

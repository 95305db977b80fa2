/** A text with another one at the caret, or in place of what is selected, and where what was put in then stands. */
export function inserted(text: string, piece: string, from: number, to: number) {
  const before = text.slice(0, from);
  const after = text.slice(to);
  // A letter does not begin in the middle of a line.
  const start = before && !/\s$/.test(before) ? `${before}\n` : before;
  const end = after && !/^\s/.test(after) ? `\n${after}` : after;
  return { text: start + piece + end, from: start.length, to: start.length + piece.length };
}

/** Splits pasted text into lines, without leading bullets and numbers. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•*·▪◦✓✔]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
}

/** Inserts `lines` in place of one row; text already in the row is kept. */
export function insertLines(
  rows: readonly string[],
  index: number,
  lines: readonly string[],
  max: number,
): string[] {
  const own = rows[index]?.trim() ? [rows[index] ?? ''] : [];
  return [...rows.slice(0, index), ...own, ...lines, ...rows.slice(index + 1)].slice(0, max);
}

export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = [...rows];
  const [row] = moved.splice(from, 1);
  if (row !== undefined) moved.splice(to, 0, row);
  return moved;
}

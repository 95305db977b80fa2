/** Lines pasted at once, without the bullets and numbers that stood before them. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•*·▪◦✓✔]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
}

/** `lines` in the place of one row; a row that has words already keeps them. */
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

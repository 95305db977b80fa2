/** Reads stored JSON leniently: whatever is missing or has another shape becomes empty. */

export function readText(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

export function readTexts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** A whole number as digits. */
export function readDigits(stored: unknown): string {
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? String(stored) : '';
}

export function readRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

export function readRecords(stored: unknown): Record<string, unknown>[] {
  return Array.isArray(stored) ? stored.map(readRecord) : [];
}

export function readCode<Code extends string>(
  codes: readonly Code[],
  stored: unknown,
): Code | undefined {
  return codes.find((code) => code === stored);
}

/** An empty answer is sent as null. */
export function orNull(value: string): string | null {
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

export function withoutBlanks(rows: readonly string[]): string[] {
  return rows.filter((row) => row.trim() !== '');
}

/** Normalises text for searching a list on the page: ignores case and the variants of the Uzbek apostrophe. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ʻʼ'`´‘’]/g, '')
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether every word of the query is the beginning of a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[\s,./()-]+/);
  return fold(query)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** For finding a word in a list on the page: case and the many shapes of the Uzbek apostrophe make no difference. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ʻʼ'`´‘’]/g, '')
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every word of the query begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[\s,./()-]+/);
  return fold(query)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

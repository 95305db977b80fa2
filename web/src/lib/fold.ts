/**
 * How lists on the page are searched: in any language, script and spelling of the apostrophe, with one wrong letter.
 * `kernel::uzbek::fold_loose` and `search_engine::suggest` do the same for what the server searches.
 */

const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ң: 'n',
  ө: 'o',
  ү: 'u',
  і: 'i',
  ş: 'sh',
  ç: 'ch',
  ə: 'a',
  ı: 'i',
  ğ: 'g',
  ö: 'o',
  ü: 'u',
};

/** Letters that people confuse: x and h, q and k, oʻ and u. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/t+s/g, 's'],
  [/(^|[^a-z]|[aeiou])y+e/g, '$1e'],
  [/kh/g, 'h'],
  [/x/g, 'h'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/dj|zh/g, 'j'],
  [/yo/g, 'e'],
  [/yu/g, 'u'],
  [/ya/g, 'a'],
  [/iy/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** One spelling for every way of typing a text: `Самарқанд`, `Samarqand` and `samarkand` are equal. */
export function fold(text: string): string {
  const latin = text
    .replace(/[ʻʼ'`´‘’′ʹ＇]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[а-ёғқўҳәңөүіşçəığöü]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
  return SAME.reduce((folded, [from, to]) => folded.replace(from, to), latin);
}

/** An entry of a list with everything that it is found by: names in the other languages, other spellings. */
export interface Findable {
  name: string;
  aliases?: readonly string[];
}

/** From this length on a word may have one wrong letter; shorter ones would find anything. */
const LONG_WORD = 5;

type Fits = (words: readonly string[], part: string) => boolean;

const asBeginning: Fits = (words, part) => words.some((word) => word.startsWith(part));
const withOneError: Fits = (words, part) =>
  part.length >= LONG_WORD
    ? words.some((word) => isAlmostBeginning(word, part))
    : asBeginning(words, part);

/** Whether every word of the query is found in one of these texts. */
function fits(texts: readonly string[], query: string, way: Fits): boolean {
  const parts = fold(query).split(' ');
  return texts.some((text) => {
    const words = fold(text).split(' ');
    return parts.every((part) => way(words, part));
  });
}

/** The entries that fit, in their order; what has a typing error is understood only if nothing else fits. */
export function search<T>(
  list: readonly T[],
  query: string,
  textsOf: (entry: T) => readonly string[],
): T[] {
  if (fold(query) === '') return query.trim() === '' ? [...list] : [];
  const exact = list.filter((entry) => fits(textsOf(entry), query, asBeginning));
  if (exact.length > 0) return exact;
  return list.filter((entry) => fits(textsOf(entry), query, withOneError));
}

/** The same for entries that have a name; those whose name begins with the query come first. */
export function searchNamed<T extends Findable>(list: readonly T[], query: string): T[] {
  const found = search(list, query, ({ name, aliases = [] }) => [name, ...aliases]);
  const typed = fold(query);
  if (typed === '') return found;
  const begins = ({ name, aliases = [] }: T) =>
    [name, ...aliases].some((text) => fold(text).startsWith(typed));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** Whether one letter missing, added, wrong or exchanged with its neighbour turns `typed` into a beginning of `word`. */
function isAlmostBeginning(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same);
  const meant = word.slice(same);
  const isExchanged = rest.length > 1 && rest[0] === meant[1] && rest[1] === meant[0];
  return (
    meant.startsWith(rest.slice(1)) ||
    meant.slice(1).startsWith(rest) ||
    (meant !== '' && meant.slice(1).startsWith(rest.slice(1))) ||
    (isExchanged && meant.slice(2).startsWith(rest.slice(2)))
  );
}

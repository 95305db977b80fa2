import { describe, expect, it } from 'vitest';
import { type DiffPart, sideOf, wordDiff } from './word-diff';

const SIGNS = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;
const shown = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => `${SIGNS[kind][0]}${text}${SIGNS[kind][1]}`).join('');
const joined = (parts: DiffPart[]) => parts.map(({ text }) => text).join('');

describe('the difference of two texts', () => {
  it.each([
    ['', '', ''],
    ['Oshpaz', 'Oshpaz', 'Oshpaz'],
    ['', 'Oshpaz', '[+Oshpaz+]'],
    ['Oshpaz', '', '[-Oshpaz-]'],
    ['Oshpaz kerak', 'Katta oshpaz kerak', '[-Oshpaz-][+Katta oshpaz+] kerak'],
    ['maosh 5 mln', 'maosh 7 mln', 'maosh [-5-][+7+] mln'],
    ['toʻliq stavka', 'toʻla stavka', '[-toʻliq-][+toʻla+] stavka'],
    ['опыт от года', 'опыт от двух лет', 'опыт от [-года-][+двух лет+]'],
    ['bir\nikki', 'bir\nuch\nikki', 'bir\n[+uch\n+]ikki'],
    ['a b c', 'x y z', '[-a b c-][+x y z+]'],
    ['ish, uy', 'ish; uy', 'ish[-,-][+;+] uy'],
  ])('%j → %j is %j', (before, after, parts) => {
    expect(shown(wordDiff(before, after))).toBe(parts);
  });

  it('loses no character of either text', () => {
    // A small random generator with a fixed seed keeps the cases the same in every run.
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const words = ['ish', ' ', '  ', '\n', 'oʻqituvchi', '5', '.', 'мастер'];
    const text = () => Array.from({ length: next(40) }, () => words[next(words.length)]).join('');
    for (let round = 0; round < 200; round += 1) {
      const [before, after] = [text(), text()];
      const parts = wordDiff(before, after);
      expect(joined(sideOf(parts, 'before'))).toBe(before);
      expect(joined(sideOf(parts, 'after'))).toBe(after);
    }
  });

  it('compares very long texts by lines, without losing any', () => {
    const line = (word: string) => `${word} `.repeat(400);
    const before = [line('a'), line('b'), line('c')].join('\n');
    const after = [line('a x'), line('b'), line('c y')].join('\n');
    const parts = wordDiff(before, after);
    expect(joined(sideOf(parts, 'before'))).toBe(before);
    expect(joined(sideOf(parts, 'after'))).toBe(after);
    expect(parts.some(({ kind, text }) => kind === 'same' && text.includes('b b b'))).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { qrModules, qrPath } from './qr';

/** Drawn by this code and read back by a decoder that is not ours; a change of any module would be seen here. */
const KNOWN = [
  '#######.##.##.#######',
  '#.....#.####..#.....#',
  '#.###.#...###.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.....#....##.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '#.##.###..###.#..#.##',
  '#.##.#.....###..#.###',
  '####..#.##.#.###..###',
  '....#......#.....#...',
  '##..###.##..###.#...#',
  '........#..#....###..',
  '#######.#.#####.#....',
  '#.....#.#.#....#####.',
  '#.###.#..##.#.#..##..',
  '#.###.#.#..#..##...#.',
  '#.###.#.##..#.#......',
  '#.....#..##..#.##...#',
  '#######.###..#.#..#..',
];

const drawn = (text: string) =>
  qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

it('draws a known code', () => {
  expect(drawn('ishbor.uz')).toEqual(KNOWN);
});

it.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [62, 33],
  [122, 45],
  [180, 53],
])('%i bytes take %i modules', (bytes, size) => {
  const rows = drawn('a'.repeat(bytes));
  expect(rows).toHaveLength(size);
  expect(rows.every((row) => row.length === size)).toBe(true);
});

it('counts bytes, not letters, and refuses what does not fit', () => {
  expect(drawn('ў'.repeat(8))).toHaveLength(25);
  expect(() => drawn('a'.repeat(181))).toThrow(RangeError);
});

it('writes the dark modules of each row as runs', () => {
  const { size, path } = qrPath('ishbor.uz');
  expect(size).toBe(21);
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
  const area = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(area).toBe(KNOWN.join('').replaceAll('.', '').length);
});

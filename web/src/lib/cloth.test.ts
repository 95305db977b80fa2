import { describe, expect, it } from 'vitest';
import { CLOTH_TILES, clothIndex, clothPath, fnv1a } from './cloth';

describe('fnv1a', () => {
  // The published test vectors of FNV-1a 32; for ASCII, code units and bytes are the same.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('%j', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  it('takes a code unit, not a byte, as one step', () => {
    expect(fnv1a('ʻ')).toBe(Math.imul(0x811c9dc5 ^ 0x02bb, 0x01000193) >>> 0);
  });
});

describe('clothIndex', () => {
  it('stays within the tiles that exist and does not change', () => {
    for (const name of ['Ziyo Maktab', 'Registon Tech', 'Шифо клиника', 'Oʻzbekiston', '']) {
      const index = clothIndex(name);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(CLOTH_TILES);
      expect(clothIndex(name)).toBe(index);
    }
  });

  it('gives neighbours different cloth', () => {
    const tiles = new Set(Array.from({ length: 100 }, (_, i) => clothIndex(`Kompaniya ${i}`)));
    expect(tiles.size).toBeGreaterThan(20);
  });
});

describe('clothPath', () => {
  // The same cases are in crates/brand/src/cloth.rs.
  it.each([
    ['a', undefined, 'tile', `/cloth/${0xe40c292c % CLOTH_TILES}/e40c292c.svg`],
    ['a', 3, 'band', '/cloth/3/e40c292c-band.svg'],
    ['a', 0, 'tile', '/cloth/0/e40c292c.svg'],
  ] as const)('%j with cloth %j as a %s', (name, chosen, shape, path) => {
    expect(clothPath(name, chosen, shape)).toBe(path);
  });

  it('writes all digits of a small hash', () => {
    let number = 0;
    while (fnv1a(`${number}`) >= 0x1000_0000) number += 1;
    expect(clothPath(`${number}`)).toMatch(/^\/cloth\/\d+\/0[0-9a-f]{7}\.svg$/);
  });
});

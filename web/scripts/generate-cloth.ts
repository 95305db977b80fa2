// Writes web/public/cloth: 28 tiles for companies without a logo and the cloths of our own pages.
// The files are committed; run `npm run cloth` after changing a colour or a motif.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cloth, clothSvg, type Motif } from './cloth.ts';

const out = fileURLToPath(new URL('../public/cloth', import.meta.url));

const FERUZA = '#14857e';
const NIGHT = '#0f1b45';
const CREAM = '#f5f2e6';
const SAFFRON = '#ffc145';
const ANOR = '#c4204a';

/** Seven palettes: the background, then the rings from outside in. Tile n has palette n % 7 and motif n / 7. */
const PALETTES: [ground: string, rings: string[]][] = [
  ['#0f7f79', ['#ffffff', '#10214f', SAFFRON]],
  [ANOR, ['#ffe9d6', '#8a0f2e', SAFFRON]],
  ['#1d3a8f', ['#f4f1e6', '#0f7f79', SAFFRON]],
  [SAFFRON, ['#10214f', '#ffffff', ANOR]],
  ['#10214f', ['#49c6b7', '#ffffff', ANOR]],
  ['#ede7d8', ['#10214f', ANOR, SAFFRON]],
  ['#6b2a7a', ['#ffe9d6', ANOR, SAFFRON]],
];
const MOTIFS: Motif[] = ['bodom', 'tumor', 'anor', 'taroq'];

const cloths: Record<string, Cloth> = {
  hero: {
    seed: 11,
    width: 760,
    height: 640,
    thread: 5,
    columns: 3,
    rows: 2,
    motif: 'bodom',
    rings: [CREAM, FERUZA, SAFFRON, ANOR, NIGHT],
    jitter: 30,
    // The left threads thin out towards the text ("loose warp") instead of fading.
    woven: (place) => (place > 0.26 ? 1 : 0.1 + place * 2.6),
  },
  'hero-phone': {
    seed: 5,
    width: 910,
    height: 124,
    thread: 5,
    columns: 7,
    rows: 1,
    motif: 'bodom',
    rings: [CREAM, FERUZA, SAFFRON, ANOR, NIGHT],
    jitter: 18,
  },
  banner: {
    seed: 23,
    width: 600,
    height: 440,
    thread: 5,
    columns: 3,
    rows: 2,
    motif: 'tumor',
    rings: [NIGHT, CREAM, ANOR, SAFFRON],
    ground: FERUZA,
    jitter: 22,
  },
  torn: {
    seed: 31,
    width: 1400,
    height: 200,
    thread: 5,
    columns: 10,
    rows: 1,
    motif: 'bodom',
    rings: [CREAM, FERUZA, SAFFRON, ANOR, NIGHT],
    jitter: 26,
    // Threads are missing in the middle: nothing at the tear itself, then more and more towards the sides.
    woven: (place) => {
      const away = Math.abs(place - 0.5);
      return away < 0.08 ? 0 : Math.min(1, 0.1 + (away - 0.08) * 5);
    },
  },
};

PALETTES.forEach(([ground, rings], palette) => {
  MOTIFS.forEach((motif, kind) => {
    const tile = kind * PALETTES.length + palette;
    cloths[tile] = {
      seed: 101 + tile * 7,
      width: 48,
      height: 48,
      thread: 3,
      columns: 1,
      rows: 1,
      motif,
      rings,
      ground,
      jitter: 5,
    };
  });
});

mkdirSync(out, { recursive: true });
let bytes = 0;
for (const [name, cloth] of Object.entries(cloths)) {
  const svg = clothSvg(cloth);
  bytes += svg.length;
  writeFileSync(join(out, `${name}.svg`), svg);
}
console.log(`cloth: ${Object.keys(cloths).length} files, ${(bytes / 1024).toFixed(1)} KB`);

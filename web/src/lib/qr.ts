/**
 * A QR code (ISO/IEC 18004) for a URL: byte mode, error correction M, versions 1 to 9, up to 180 bytes. Generated in
 * the browser, so that it works offline and no URL is sent anywhere.
 */

/** By version: error correction bytes of a block, number of blocks, total bytes, centres of the alignment patterns. */
const VERSIONS: [ec: number, blocks: number, total: number, marks: number[]][] = [
  [10, 1, 26, []],
  [16, 1, 44, [6, 18]],
  [26, 1, 70, [6, 22]],
  [18, 2, 100, [6, 26]],
  [24, 2, 134, [6, 30]],
  [16, 4, 172, [6, 34]],
  [18, 4, 196, [6, 22, 38]],
  [22, 4, 242, [6, 24, 42]],
  [22, 5, 292, [6, 26, 46]],
];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules as one path for an SVG whose unit is one module. */
export function qrPath(text: string): { size: number; path: string } {
  const modules = qrModules(text);
  let path = '';
  for (const [y, row] of modules.entries()) {
    for (const run of row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g)) {
      const length = run[0].length;
      path += `M${run.index} ${y}h${length}v1h-${length}z`;
    }
  }
  return { size: modules.length, path };
}

/** Rows of modules; true is dark. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  // Four bits of mode and eight of length come before the text.
  const version = VERSIONS.findIndex(
    ([ec, blocks, total]) => bytes.length + 2 <= total - ec * blocks,
  );
  const found = VERSIONS[version];
  if (!found) throw new RangeError(`${bytes.length} bytes do not fit into a code`);
  const [ec, blocks, total, marks] = found;
  const field = new Field(version + 1, marks);
  field.write(protect(frame(bytes, total - ec * blocks), ec, blocks));
  return field.masked();
}

/** Mode, length, text, terminator, then the padding bytes. */
function frame(bytes: Uint8Array, capacity: number): number[] {
  const out = [0x40 | (bytes.length >> 4)];
  let rest = bytes.length & 15;
  for (const byte of bytes) {
    out.push((rest << 4) | (byte >> 4));
    rest = byte & 15;
  }
  out.push(rest << 4);
  for (let filling = 0xec; out.length < capacity; filling ^= 0xec ^ 0x11) out.push(filling);
  return out;
}

/** Interleaved blocks with their error correction: the first byte of each, the second of each, and so on. */
function protect(data: number[], ec: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const divisor = generator(ec);
  const parts: number[][] = [];
  const checks: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const part = data.slice(at, at + short + (block < shortBlocks ? 0 : 1));
    at += part.length;
    parts.push(part);
    checks.push(remainder(part, divisor));
  }
  return [...inTurns(parts), ...inTurns(checks)];
}

function inTurns(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
}

/** Product in GF(2⁸) with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The coefficients of (x - 1)(x - 2)…(x - 2^(degree - 1)) after the first, which is one. */
function generator(degree: number): number[] {
  const out = new Array<number>(degree).fill(0);
  out[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      out[j] = times(out[j] as number, root) ^ (out[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return out;
}

function remainder(data: number[], divisor: number[]): number[] {
  const out = new Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (out.shift() as number);
    out.push(0);
    for (const [i, coefficient] of divisor.entries()) {
      out[i] = (out[i] as number) ^ times(coefficient, factor);
    }
  }
  return out;
}

/** `value` with its BCH check bits. */
function withCheck(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

class Field {
  readonly #size: number;
  readonly #dark: boolean[][];
  /** Modules reserved for function patterns: no data and no mask there. */
  readonly #own: boolean[][];

  constructor(version: number, marks: number[]) {
    this.#size = 17 + 4 * version;
    const empty = () =>
      Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    this.#dark = empty();
    this.#own = empty();
    const last = this.#size - 7;
    for (let i = 0; i < this.#size; i += 1) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last + 3, 3],
      [3, last + 3],
    ] as const)
      this.#rings(x, y, 4);
    for (const x of marks) {
      for (const y of marks) {
        const atCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!atCorner) this.#rings(x, y, 2);
      }
    }
    this.#format(0);
    if (version >= 7) this.#version(version);
  }

  #set(x: number, y: number, dark: boolean): void {
    const row = this.#dark[y];
    const own = this.#own[y];
    if (!row || !own || x < 0 || x >= this.#size) return;
    row[x] = dark;
    own[x] = true;
  }

  /** A finder pattern (radius 4, with its white border) or an alignment pattern (radius 2). */
  #rings(centreX: number, centreY: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const dark = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
        this.#set(centreX + dx, centreY + dy, dark);
      }
    }
  }

  /** The format information (level M and the mask), written twice. */
  #format(mask: number): void {
    const bits = withCheck(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const far = this.#size - 1;
    for (let i = 0; i < 15; i += 1) {
      // Down along the first finder, past the timing pattern, then to the left.
      if (i < 8) this.#set(8, i < 6 ? i : i + 1, bit(i));
      else this.#set(i === 8 ? 7 : 14 - i, 8, bit(i));
      if (i < 8) this.#set(far - i, 8, bit(i));
      else this.#set(8, far - 14 + i, bit(i));
    }
    this.#set(8, far - 7, true);
  }

  #version(version: number): void {
    const bits = withCheck(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      const [near, far] = [Math.floor(i / 3), this.#size - 11 + (i % 3)];
      this.#set(far, near, dark);
      this.#set(near, far, dark);
    }
  }

  /** Bits are placed in columns of two, alternately upwards and downwards, from the right. */
  write(bytes: number[]): void {
    let at = 0;
    for (let right = this.#size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step += 1) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.#dark[y] as boolean[];
          if (this.#own[y]?.[x]) continue;
          row[x] = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
    }
  }

  /** Applies the mask with the fewest uniform blocks, which are hard for cameras to read. */
  masked(): boolean[][] {
    const tried = MASKS.map((mask, number) => {
      this.#format(number);
      return this.#dark.map((row, y) =>
        row.map((dark, x) => (this.#own[y]?.[x] ? dark : dark !== mask(x, y))),
      );
    });
    return tried.reduce((best, next) => (patches(next) < patches(best) ? next : best));
  }
}

/** Counts 2 × 2 blocks of equal modules. */
function patches(rows: boolean[][]): number {
  let count = 0;
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      const below = rows[y + 1];
      if (below && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) count += 1;
    }
  }
  return count;
}

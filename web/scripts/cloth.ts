// Adras, the Uzbek ikat cloth, drawn as small SVG. A motif is cut by thread (a thin vertical strip) and every
// thread is shifted a little, which gives the feathered edge of real ikat. The same seed gives the same cloth.

export type Motif = 'bodom' | 'tumor' | 'anor' | 'taroq';

export interface Cloth {
  seed: number;
  width: number;
  height: number;
  /** Width of one thread. */
  thread: number;
  columns: number;
  rows: number;
  motif: Motif;
  /** Colours of the motif from its outer ring inwards. */
  rings: string[];
  /** The background colour; transparent when undefined. */
  ground?: string;
  /** The largest shift of a thread. */
  jitter: number;
  /** Share of threads that are drawn at a position between 0 (left) and 1 (right). */
  woven?: (place: number) => number;
}

/** A small deterministic random generator (mulberry32): the committed files must not change from run to run. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Half the height of a motif at `dx` from its centre, for a motif `radius` wide. */
function halfHeight(motif: Motif, dx: number, radius: number): number {
  const away = Math.abs(dx);
  if (away >= radius) return 0;
  switch (motif) {
    case 'tumor': // amulet: a diamond
      return (radius - away) * 1.5;
    case 'bodom': // almond: full in the middle, pointed at the ends
      return (1 - away / radius) ** 0.62 * radius * 1.7;
    case 'anor': // pomegranate: round
      return Math.sqrt(1 - (away / radius) ** 2) * radius * 1.15;
    case 'taroq': // comb: steps
      return (Math.floor((radius - away) / (radius / 4)) + 1) * (radius / 4) * 1.5;
  }
}

interface Strip {
  x: number;
  top: number;
  bottom: number;
}

/** One outline around adjacent strips takes far fewer bytes than a rectangle per thread. */
function outline(strips: Strip[], thread: number): string {
  const first = strips[0] as Strip;
  let path = `M${first.x} ${first.top}`;
  let run = 0;
  const side = (list: Strip[], edge: 'top' | 'bottom', step: number) => {
    list.forEach((strip, i) => {
      run += step;
      const next = list[i + 1];
      if (next && next[edge] === strip[edge]) return;
      path += `h${run}`;
      run = 0;
      if (next) path += `v${next[edge] - strip[edge]}`;
    });
  };
  side(strips, 'top', thread);
  const last = strips[strips.length - 1] as Strip;
  path += `v${last.bottom - last.top}`;
  side([...strips].reverse(), 'bottom', -thread);
  return `${path}z`;
}

function contours(strips: Strip[], thread: number): string {
  let path = '';
  let run: Strip[] = [];
  for (const strip of strips) {
    const before = run[run.length - 1];
    if (before && strip.x !== before.x + thread) {
      path += outline(run, thread);
      run = [];
    }
    run.push(strip);
  }
  return run.length > 0 ? path + outline(run, thread) : path;
}

export function clothSvg(cloth: Cloth): string {
  const { width, height, thread, columns, rows, motif, rings, jitter } = cloth;
  const next = random(cloth.seed);
  const columnWidth = width / columns;
  const rowHeight = height / rows;
  const threads = Math.ceil(width / thread);

  // Neighbouring threads were tied in pairs before dyeing, so pairs drift together.
  let drift = 0;
  const shift = Array.from({ length: threads }, (_, i) => {
    if (i % 2 === 0) drift = drift * 0.35 + (next() - 0.5) * jitter * 1.3;
    return drift + (next() - 0.5) * jitter * 0.8;
  });
  const woven = Array.from(
    { length: threads },
    (_, i) => next() < (cloth.woven?.((i + 0.5) / threads) ?? 1),
  );

  const layers = rings.map((_, ring) => {
    const radius = columnWidth * 0.5 * (1 - ring / (rings.length + 0.35));
    let path = '';
    for (let column = 0; column < columns; column += 1) {
      const odd = column % 2;
      const centre = (column + 0.5) * columnWidth;
      const from = Math.ceil((column * columnWidth) / thread);
      const to = Math.ceil(((column + 1) * columnWidth) / thread);
      for (let row = odd ? -1 : 0; row < rows + odd; row += 1) {
        const middle = (row + 0.5 + odd / 2) * rowHeight;
        const strips: Strip[] = [];
        for (let i = from; i < Math.min(to, threads); i += 1) {
          const x = i * thread;
          const half =
            halfHeight(motif, x + thread / 2 - centre, radius) * (rowHeight / columnWidth) * 0.62;
          if (!woven[i] || half < 0.8) continue;
          const ragged = half + (next() - 0.5) * jitter * 0.22;
          const y = middle + (shift[i] as number);
          const top = Math.max(0, Math.round(y - ragged));
          const bottom = Math.min(height, Math.round(y + ragged));
          if (bottom > top) strips.push({ x, top, bottom });
        }
        path += contours(strips, thread);
      }
    }
    return `<path fill="${rings[ring]}" d="${path}"/>`;
  });

  const ground = cloth.ground
    ? `<path fill="${cloth.ground}" d="M0 0h${width}v${height}H0z"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${ground}${layers.join('')}</svg>\n`;
}

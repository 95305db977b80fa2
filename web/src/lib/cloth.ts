/** The number of cloth tiles generated at build time: 7 palettes × 4 motifs, `/cloth/0.svg` … `/cloth/27.svg`. */
export const CLOTH_TILES = 28;

/**
 * FNV-1a, 32 bits, over UTF-16 code units (not UTF-8 bytes). The server computes the same number, so a company has the
 * same cloth in HTML, in React and in a share picture.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** The tile of a company that has not chosen one, derived from its name. */
export function clothIndex(name: string): number {
  return fnv1a(name) % CLOTH_TILES;
}

/**
 * The address of a company's own cloth, which the server draws: a variant of its tile. Companies with the same tile
 * have different ones. `brand::cloth::path` builds the same addresses.
 */
export function clothPath(
  name: string,
  chosen?: number | null,
  shape: 'tile' | 'band' = 'tile',
): string {
  const hash = fnv1a(name).toString(16).padStart(8, '0');
  const ending = shape === 'band' ? '-band' : '';
  return `/cloth/${chosen ?? clothIndex(name)}/${hash}${ending}.svg`;
}

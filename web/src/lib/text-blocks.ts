export interface TextBlock {
  kind: 'text' | 'list';
  lines: string[];
}

const BULLET = /^[•*–—-]\s+/;

/**
 * Plain text as people type it: an empty line separates paragraphs, a line that begins with a dash or a bullet is a
 * list item. The server renders the same blocks (`crates/pages/src/blocks.rs`).
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let current: TextBlock | undefined;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const kind = BULLET.test(line) ? 'list' : 'text';
    if (line === '') {
      current = undefined;
    } else if (current?.kind === kind) {
      current.lines.push(line.replace(BULLET, ''));
    } else {
      current = { kind, lines: [line.replace(BULLET, '')] };
      blocks.push(current);
    }
  }
  return blocks;
}

// Fails when a page exceeds its budget (see size.ts).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { weigh } from './size.ts';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const shell = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8'));
// compress.ts has written it beside every text file that is worth compressing.
const brotli = (file: string) => {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

let heavy = false;
for (const { what, kb, limit } of weigh(shell, brotli)) {
  const over = kb > limit;
  heavy ||= over;
  console.log(`size: ${what} ${kb.toFixed(1)} of ${limit} KB${over ? ', TOO HEAVY' : ''}`);
}
process.exit(heavy ? 1 : 0);

// Fails when the first page grew beyond its budget (see size.ts).
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firstVisit } from './size.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const shell = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8'));
const size = (file: string) => {
  const path = join(dist, file);
  return file.endsWith('.woff2')
    ? statSync(path).size
    : gzipSync(readFileSync(path), { level: 9 }).length;
};

let heavy = false;
for (const { what, kb, limit } of firstVisit(shell, size)) {
  const over = kb > limit;
  heavy ||= over;
  console.log(`size: ${what} ${kb.toFixed(1)} of ${limit} KB${over ? ', TOO HEAVY' : ''}`);
}
process.exit(heavy ? 1 : 0);

// Writes .br and .gz beside every text file of dist/, so that the server sends precompressed files.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this size the response headers outweigh the saving. */
const SMALLEST = 512;

let count = 0;
for (const name of readdirSync(dist, { recursive: true }) as string[]) {
  const path = join(dist, name);
  // The server reads index.html and shell.json itself and never sends them as files.
  if (!TEXT.test(name) || name === 'shell.json' || name.startsWith('.vite')) continue;
  if (statSync(path).size < SMALLEST) continue;
  const bytes = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 11,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  count += 1;
}
// Vite's own manifest is no longer needed: shell.json has what the server needs.
rmSync(join(dist, '.vite'), { recursive: true, force: true });
console.log(`compress: ${count} files`);

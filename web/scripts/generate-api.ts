// openapi.json → src/api/schema.gen.ts (types) and src/api/limits.gen.ts (lengths, patterns, closed lists).
// `--check` writes nothing and fails when a file is stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitsOf, limitsSource } from './limits.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const root = join(web, '..');
const tool = join(root, 'tools/openapi');
const openapi = join(root, 'openapi.json');
const NOTICE = '// Generated from openapi.json by `npm run generate`. Never edited by hand.\n';

if (!existsSync(join(tool, 'node_modules'))) {
  console.log('generate: installing the generator once');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tool, stdio: 'inherit' });
}
const types = execFileSync(process.execPath, ['generate.mjs', openapi], {
  cwd: tool,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const limits = limitsSource(limitsOf(JSON.parse(readFileSync(openapi, 'utf8'))));

const check = process.argv.includes('--check');
let stale = false;
for (const [file, content] of [
  ['schema.gen.ts', NOTICE + types],
  ['limits.gen.ts', NOTICE + limits],
] as const) {
  const path = join(web, 'src/api', file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (before === content) continue;
  if (check) {
    stale = true;
    console.error(`generate: src/api/${file} is stale; run \`npm run generate\` in web/`);
  } else {
    writeFileSync(path, content);
    console.log(`generate: src/api/${file} written`);
  }
}
process.exit(stale ? 1 : 0);

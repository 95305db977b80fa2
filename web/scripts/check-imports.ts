// Part of `npm run lint`: the import rules between folders (see imports.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importProblems } from './imports.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = (readdirSync(src, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('paraglide'))
  .sort();
const problems = files.flatMap((file) =>
  importProblems(file, readFileSync(join(src, file), 'utf8')),
);
for (const problem of problems) console.error(`imports: ${problem}`);
console.log(
  problems.length > 0
    ? `imports: ${problems.length} problems`
    : `imports: ${files.length} files keep the rules`,
);
process.exit(problems.length > 0 ? 1 : 0);

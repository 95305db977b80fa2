// Part of `npm run lint`: no UI text is hard-coded in a component (see jsx-text.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untranslated } from './jsx-text.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
let count = 0;
for (const file of (readdirSync(src, { recursive: true }) as string[]).sort()) {
  if (!file.endsWith('.tsx') || file.endsWith('.test.tsx') || file.startsWith('paraglide'))
    continue;
  for (const { line, text } of untranslated(readFileSync(join(src, file), 'utf8'))) {
    count += 1;
    console.error(`src/${file}:${line}: "${text}" belongs to locales/`);
  }
}
console.log(
  count > 0 ? `jsx-text: ${count} texts outside locales/` : 'jsx-text: every text is translated',
);
process.exit(count > 0 ? 1 : 0);

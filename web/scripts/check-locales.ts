// `npm run i18n`: checks that every language has every key, the same placeholders and every plural form.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogues, localeProblems } from './locales.ts';
import { LOCALES } from './messages.ts';

const root = fileURLToPath(new URL('../../locales', import.meta.url));
const catalogues: Catalogues = {};
for (const locale of LOCALES) {
  const files = (readdirSync(join(root, locale), { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.json'),
  );
  catalogues[locale] = Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(root, locale, file), 'utf8'))]),
  );
}
const problems = localeProblems(catalogues);
for (const problem of problems) console.error(`i18n: ${problem}`);
const keys = Object.values(catalogues.uz ?? {}).reduce(
  (sum, file) => sum + Object.keys(file).length,
  0,
);
console.log(
  problems.length > 0 ? `i18n: ${problems.length} problems` : `i18n: ${keys} keys × 3 in order`,
);
process.exit(problems.length > 0 ? 1 : 0);

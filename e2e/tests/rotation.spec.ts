import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, WIDTHS } from '../pages.ts';
import { expect, test } from '../test.ts';

test('the journeys rotate over every language and width', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.spec.ts'));
  const code = files.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n');
  const used = new Set([...code.matchAll(/^inTurn\('(\w+)', '(\w+)'/gm)].map(([, locale, width]) => `${locale}, ${width}`));
  const wanted = LOCALES.flatMap((locale) => Object.keys(WIDTHS).map((width) => `${locale}, ${width}`));
  expect(wanted.filter((one) => !used.has(one))).toEqual([]);
});

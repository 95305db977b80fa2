import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clashes, rulesOf } from './css-order';

const src = join(import.meta.dirname, '../src');
const files = globSync('**/*.css', { cwd: src }).sort();
const rules = files.flatMap((file) => rulesOf(file, readFileSync(join(src, file), 'utf8')));

/** One imports the other, or one document imports both: their order is fixed. */
const IN_ORDER = [
  ['styles/help.css', 'styles/legal.css'],
  ['ui/search.css', 'ui/results.css'],
];

it('no two style sheets of a layer contend for an element', () => {
  expect(rules.length).toBeGreaterThan(1_000);
  const found = clashes(rules).filter(
    (clash) => !IN_ORDER.some((pair) => pair.every((file) => clash.includes(`${file} `))),
  );
  expect(found).toEqual([]);
});

it('every rule is in a layer, but for what must be stronger than all of them', () => {
  const outside = rules.filter(({ layer, selector }) => !layer && selector.startsWith('.'));
  expect(outside.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
});

it('finds what contends', () => {
  const of = (file: string, css: string) => rulesOf(file, `@layer components { ${css} }`);
  const base = of('a.css', '.card { color: red; margin: 0 } .card[data-new] { color: blue }');
  const clash = (css: string) => clashes([...base, ...of('b.css', css)]);
  expect(clash('.card { color: green }')).toEqual(['a.css .card | b.css .card: color']);
  expect(clash('.list > .card { color: green }')).toEqual([
    'a.css .card[data-new] | b.css .list > .card: color',
  ]);
  expect(clash('@media (min-width: 1px) { .tag, .card { margin: 1px } }')).toEqual([
    'a.css .card | b.css .card: margin',
  ]);
  for (const fine of [
    '.card { color: red }',
    '.card { padding: 0 }',
    '.list > .card.card { color: green }',
    '.card > .tag { color: green }',
  ]) {
    expect(clash(fine), fine).toEqual([]);
  }
});

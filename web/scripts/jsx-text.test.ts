import { expect, it } from 'vitest';
import { untranslated } from './jsx-text.ts';

const texts = (source: string) => untranslated(source).map(({ text }) => text);

it.each([
  ['<p>Salom dunyo</p>', 'Salom dunyo'],
  ['<p className="x">Работа</p>', 'Работа'],
  ['<p>{m.a()} yoki</p>', 'yoki'],
  ['<p>\n  Hello\n  <b>{x}</b>\n</p>', 'Hello'],
  ['<button aria-label="Yopish" type="button" />', 'Yopish'],
  ['<img alt="Logo" src="/x.svg" />', 'Logo'],
  ['<input placeholder="Ism" onChange={(e) => set({ a: e })} />', 'Ism'],
  ["<p>{'Salom'}</p>", 'Salom'],
  ["<p>{ready ? 'Tayyor' : m.a()}</p>", 'Tayyor'],
  ['<p>{ready && `Salom`}</p>', 'Salom'],
  ["<p aria-label={open ? 'Yopish' : m.a()} />", 'Yopish'],
  ['<Link to="/" activeOptions={{ exact: true }}>Bosh sahifa</Link>', 'Bosh sahifa'],
])('finds the text of %s', (source, text) => {
  expect(texts(source)).toEqual([text]);
});

it.each([
  '<p>{m.home_title()}</p>',
  '<p className="lost-code">404</p>',
  '<span className="logo-word">ishbor</span>',
  '<p>{count} · {name}</p>',
  '<img alt="" src="/logo.svg" />',
  '// <p>Salom</p>\nconst a = 1;',
  '/* <p>Salom</p> */',
  'const few = list.length > 0 && list[0] < limit ? compare(a, b) : other;',
  'export function F() {\n  const { a } = useX();\n  return <p>{a}</p>;\n}',
  'function take<T extends object>(value: T): Map<string, T> {\n  return new Map<string, T>();\n}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test.
  '<li key={x} className={`chip ${active}`}>{x}</li>',
  "<p>{m.a({ name: 'x' })}{look === 'big' && <b />}</p>",
])('finds nothing in %s', (source) => {
  expect(texts(source)).toEqual([]);
});

it('says the line', () => {
  expect(untranslated('<div>\n  <p>Salom</p>\n</div>')).toEqual([{ line: 2, text: 'Salom' }]);
});

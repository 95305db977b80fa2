import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import {
  comparedText,
  EMPTY,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fromWire,
  linesOf,
  tidy,
  toWire,
} from './form';

// That every field of the API's form is in the list is checked by its type: `satisfies` at the end of fields.ts.

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const LISTS = { places: [], spheres: [], languages: [] };

/** An answer to a field of a plain kind; undefined for the others, which form.test.ts covers. */
function sampleOf(name: FieldName): unknown {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'text':
    case 'long text':
      return 'Osh damlash';
    case 'rows':
      return ['Osh damlash', 'Non yopish'];
    case 'choice':
      return field.codes.at(-1);
    case 'choices':
      return field.codes;
    case 'flag':
      return true;
    case 'own':
      return undefined;
  }
}

const PLAIN = FIELD_NAMES.filter((name) => sampleOf(name) !== undefined);

it.each(PLAIN)('%s is sent under its name and read back unchanged', (name) => {
  const form = { ...EMPTY, [name]: sampleOf(name) };
  const wire = JSON.parse(JSON.stringify(toWire(form)));
  expect(wire[name]).toEqual(sampleOf(name));
  expect(fromWire(wire)).toEqual(form);
});

it.each(PLAIN)('%s is shown as text, and as nothing when it is empty', (name) => {
  const form = { ...EMPTY, [name]: sampleOf(name) };
  const lines = linesOf(name, form, LISTS);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(({ text }) => text).join()).not.toBe('');
  expect(lines.every(({ path }) => path === name || path.startsWith(`${name}.`))).toBe(true);
  expect(comparedText(name, form[name], LISTS)).not.toBe(comparedText(name, EMPTY[name], LISTS));
});

it('shows each code of a closed list with its label', () => {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(name);
    if (field.kind !== 'choice' && field.kind !== 'choices') continue;
    for (const code of field.codes) {
      const value = field.kind === 'choice' ? code : [code];
      expect(comparedText(name, value as never, LISTS)).not.toBe(code);
    }
  }
});

it('keeps a code that it does not know', () => {
  const form = fromWire({ education_level: 'doctor', work_type: ['on_the_moon'] });
  expect(linesOf('education_level', form, LISTS)).toEqual([
    { path: 'education_level', text: 'doctor' },
  ]);
  expect(toWire(form).work_type).toEqual(['on_the_moon']);
});

it('removes rows without text', () => {
  const rows = { tasks: ['', 'Osh damlash', '  '], advantages: [' '] };
  expect(tidy({ ...EMPTY, ...rows })).toEqual({ ...EMPTY, tasks: ['Osh damlash'] });
});

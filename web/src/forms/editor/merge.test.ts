import { expect, it } from 'vitest';
import { EMPTY, FIELD_NAMES, type VacancyForm } from '../vacancy/form';
import { choose, mayKeepBoth, merge } from './merge';

const model = { names: FIELD_NAMES };
const base: VacancyForm = { ...EMPTY, title: 'Oshpaz', tasks: ['Osh damlash'], about: 'Oshxona' };

it.each<
  [string, Partial<VacancyForm>, Partial<VacancyForm>, Partial<VacancyForm>, (keyof VacancyForm)[]]
>([
  ['nobody changed anything', {}, {}, {}, []],
  ['only I changed a field', { title: 'Novvoy' }, {}, { title: 'Novvoy' }, []],
  ['only the other side did', {}, { title: 'Novvoy' }, { title: 'Novvoy' }, []],
  [
    'each changed another field',
    { title: 'Novvoy' },
    { tasks: ['Non yopish'] },
    { title: 'Novvoy', tasks: ['Non yopish'] },
    [],
  ],
  ['both wrote the same', { title: 'Novvoy' }, { title: 'Novvoy' }, { title: 'Novvoy' }, []],
  [
    'both wrote different words',
    { title: 'Novvoy' },
    { title: 'Qandolatchi' },
    { title: 'Novvoy' },
    ['title'],
  ],
  [
    'I changed what the other emptied',
    { about: 'Katta oshxona' },
    { about: '' },
    { about: 'Katta oshxona' },
    ['about'],
  ],
  ['I emptied what the other left alone', { about: '' }, {}, { about: '' }, []],
  [
    'lists are compared by their words',
    { tasks: ['Osh damlash'] },
    { tasks: [] },
    { tasks: [] },
    [],
  ],
  [
    'pay is one answer',
    { salary: { ...EMPTY.salary, min_salary: '5000000' } },
    { salary: { ...EMPTY.salary, currency: 'USD' } },
    { salary: { ...EMPTY.salary, min_salary: '5000000' } },
    ['salary'],
  ],
])('%s', (_, mine, theirs, expected, asked) => {
  const merged = merge(model, base, { ...base, ...mine }, { ...base, ...theirs });
  expect(merged.form).toEqual({ ...base, ...expected });
  expect(merged.clashes.map(({ field }) => field)).toEqual(asked);
});

it.each<[string, { mine: unknown; theirs: unknown }, boolean, boolean]>([
  ['two long texts', { mine: 'a', theirs: 'b' }, true, true],
  ['a long text and nothing', { mine: 'a', theirs: '' }, true, false],
  ['two lists', { mine: ['a'], theirs: ['b'] }, false, true],
  ['a list and an empty one', { mine: ['a'], theirs: [] }, false, false],
  ['two short texts', { mine: 'a', theirs: 'b' }, false, false],
])('%s may be kept both: case %#', (_, clash, isLongText, may) => {
  expect(mayKeepBoth(clash, isLongText)).toBe(may);
});

it('takes answers that mean the same for unchanged', () => {
  const sorted = {
    names: FIELD_NAMES,
    same: (_: string, a: unknown, b: unknown) =>
      JSON.stringify([a].flat().sort()) === JSON.stringify([b].flat().sort()),
  };
  const tasks = ['a', 'b'];
  const { clashes } = merge(
    sorted,
    { ...base, tasks },
    { ...base, tasks: ['b', 'a', 'c'] },
    { ...base, tasks: ['b', 'a'] },
  );
  expect(clashes).toEqual([]);
});

it('keeps the chosen side, or both without equal rows', () => {
  const clash = { mine: ['a', 'b'], theirs: ['b', 'c'] };
  expect(choose(clash, 'mine')).toEqual(['a', 'b']);
  expect(choose(clash, 'theirs')).toEqual(['b', 'c']);
  expect(choose(clash, 'both')).toEqual(['a', 'b', 'c']);
  expect(choose({ mine: 'Biz', theirs: 'Siz' }, 'both')).toBe('Biz\n\nSiz');
});

it('takes only the fields of the form, so that stored or sent data cannot change prototypes', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  );
  const { form } = merge(model, base, { ...base, title: 'Novvoy' }, { ...base, ...hostile });
  expect(form).toEqual({ ...base, title: 'Novvoy' });
  expect('isAdmin' in {}).toBe(false);
});

import { expect, it } from 'vitest';
import { EMPTY, type VacancyForm } from '@/forms/vacancy/form';
import { type Clash, choose, mayKeepBoth, merge } from './merge';

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
  const merged = merge(base, { ...base, ...mine }, { ...base, ...theirs });
  expect(merged.form).toEqual({ ...base, ...expected });
  expect(merged.clashes.map(({ field }) => field)).toEqual(asked);
});

it.each<[Clash, boolean]>([
  [{ field: 'about', mine: 'a', theirs: 'b' }, true],
  [{ field: 'about', mine: 'a', theirs: '' }, false],
  [{ field: 'tasks', mine: ['a'], theirs: ['b'] }, true],
  [{ field: 'tasks', mine: ['a'], theirs: [] }, false],
  [{ field: 'title', mine: 'a', theirs: 'b' }, false],
])('%j may be kept as a whole: %s', (clash, may) => {
  expect(mayKeepBoth(clash)).toBe(may);
});

it('keeps the chosen side, or both without equal rows', () => {
  const clash: Clash = { field: 'tasks', mine: ['a', 'b'], theirs: ['b', 'c'] };
  expect(choose(clash, 'mine')).toEqual(['a', 'b']);
  expect(choose(clash, 'theirs')).toEqual(['b', 'c']);
  expect(choose(clash, 'both')).toEqual(['a', 'b', 'c']);
  expect(choose({ field: 'about', mine: 'Biz', theirs: 'Siz' }, 'both')).toBe('Biz\n\nSiz');
});

it('takes only the fields of the form, so that stored or sent data cannot change prototypes', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  );
  const { form } = merge(base, { ...base, title: 'Novvoy' }, { ...base, ...hostile });
  expect(form).toEqual({ ...base, title: 'Novvoy' });
  expect('isAdmin' in {}).toBe(false);
});

import { expect, it } from 'vitest';
import { changed, readFilter } from './filter';

it.each([
  [{}, {}],
  [{ period: '30' }, { period: '30' }],
  [
    { period: 365, vacancy: 'cook-1' },
    { period: '365', vacancy: 'cook-1' },
  ],
  [{ period: 'all' }, { period: 'all' }],
  // The usual period is not named, and nonsense is dropped.
  [{ period: '90' }, {}],
  [{ period: '31', vacancy: '../x' }, {}],
  [{ period: ['30', '90'], vacancy: 5 }, {}],
])('reads %j as %j', (raw, filter) => {
  expect(readFilter(raw)).toEqual(filter);
});

it('changes one thing and keeps the other', () => {
  const filter = { period: '30', vacancy: 'cook' } as const;
  expect(changed(filter, { period: '90' })).toEqual({ vacancy: 'cook' });
  expect(changed(filter, { vacancy: '' })).toEqual({ period: '30' });
});

import { describe, expect, it } from 'vitest';
import { changed, cleared, narrowings, readFilter } from './filter';

describe('reading the address', () => {
  it.each([
    [{}, {}],
    [
      { q: ' oshpaz ', stage: 'new', unread: true, late: 'true', page: 2 },
      { q: 'oshpaz', stage: 'new', unread: true, late: true, page: 2 },
    ],
    // The router reads a search for a number as a number.
    [{ q: 42 }, { q: '42' }],
    [{ salary_max: '7000000' }, { salary_max: 7_000_000 }],
    [{ since: '2026-11-15' }, { since: '2026-11-15' }],
    [{ sort: 'due' }, { sort: 'due' }],
    // What comes first anyway is not in the address.
    [{ sort: 'newest', page: 1 }, {}],
    [{ vacancy: 'cook-abc123' }, { vacancy: 'cook-abc123' }],
  ])('%o means %o', (raw, filter) => {
    expect(readFilter(raw)).toEqual(filter);
  });

  it.each([
    { stage: 'gone' },
    { recommendation: 'never' },
    { since: '2026-02-31' },
    { since: 'kecha' },
    { salary_max: '-5' },
    { salary_max: 'koʻp' },
    { unread: 'ha' },
    { late: false },
    { sort: 'cheap' },
    { page: 'x' },
    { vacancy: '../admin' },
    { q: '   ' },
  ])('drops %o', (raw) => {
    expect(readFilter(raw)).toEqual({});
  });

  it('reads what it has written', () => {
    const filter = readFilter({
      q: 'javob',
      stage: 'review',
      recommendation: 'maybe',
      since: '2026-11-01',
      salary_max: '9000000',
      unread: 'true',
      sort: 'oldest',
      page: '3',
    });
    const written = Object.fromEntries(
      new URLSearchParams(
        Object.entries(filter).map(([name, value]) => [name, String(value)]),
      ).entries(),
    );
    expect(readFilter(written)).toEqual(filter);
  });
});

it('starts at the first page again when something changes', () => {
  expect(changed({ stage: 'new', page: 4 }, { late: true })).toEqual({ stage: 'new', late: true });
  expect(changed({ late: true }, { late: undefined })).toEqual({});
});

it('clears what narrows, not the vacancy and the order', () => {
  const filter = readFilter({ vacancy: 'cook', q: 'a', late: 'true', sort: 'due', page: 2 });
  expect(narrowings(filter)).toEqual(['q', 'late']);
  expect(cleared(filter)).toEqual({ vacancy: 'cook', sort: 'due' });
});

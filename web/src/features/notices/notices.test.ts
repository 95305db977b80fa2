import { expect, it } from 'vitest';
import { afterReading, nextPage, PER_PAGE, shown, withNext, withOlder } from './filter';
import { byPart, timeAlone, timeInPart } from './moments';
import { readFilter } from './search';
import { notice, notices } from './testing';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

it('reads the filter from the address and ignores what it does not know', () => {
  expect(readFilter({ kind: 'vacancy', unread: 'true' })).toEqual({
    kind: 'vacancy',
    unread: true,
  });
  expect(readFilter({ kind: 'weather', unread: 'yes' })).toEqual({});
});

it('keeps older notices when the first page is fetched again', () => {
  const known = notices([notice('b'), notice('c')]);
  const fresh = notices([notice('a'), notice('b', { is_read: true })]);
  expect(ids(withOlder(fresh, known).data)).toEqual(['a', 'b', 'c']);
  expect(withOlder(fresh, known).data[1]?.is_read).toBe(true);
  expect(withOlder(fresh, undefined)).toBe(fresh);
});

it('appends the next page without repeating a notice', () => {
  const known = notices([notice('a'), notice('b')]);
  expect(ids(withNext(known, notices([notice('b'), notice('c')])).data)).toEqual(['a', 'b', 'c']);
});

it('asks for the page that misses nothing', () => {
  const many = Array.from({ length: PER_PAGE }, (_, row) => notice(`n${row}`));
  expect(nextPage(notices(many), {})).toBe(2);
  // One of the unread ones was read since: the server's second page begins one notice later.
  const [first, ...rest] = many;
  const read = first ? [{ ...first, is_read: true }, ...rest] : rest;
  expect(nextPage(notices(read), { unread: true })).toBe(1);
  expect(nextPage(notices(read), {})).toBe(2);
});

it('marks what was read and counts down', () => {
  const known = notices([
    notice('a'),
    notice('b', { kind: 'security' }),
    notice('c', { is_read: true }),
  ]);
  const one = afterReading(known, ['a', 'c', 'x']);
  expect(one.data.map(({ is_read }) => is_read)).toEqual([true, false, true]);
  expect(one.unread).toBe(1);
  expect(one.kinds.map(({ unread }) => unread)).toEqual([0, 1]);
  expect(ids(shown(one, { unread: true }))).toEqual(['b']);
  const all = afterReading({ ...known, unread: 40 }, 'all');
  expect([all.unread, all.kinds.map(({ unread }) => unread)]).toEqual([0, [0, 0]]);
});

// Noon in Tashkent.
const NOW = Date.parse('2026-11-18T07:00:00Z');

it('puts notices under the days of Uzbekistan', () => {
  const list = [
    notice('today', { at: '2026-11-17T19:00:00Z' }),
    notice('yesterday', { at: '2026-11-17T18:59:00Z' }),
    notice('week', { at: '2026-11-12T09:00:00Z' }),
    notice('earlier', { at: '2026-11-11T09:00:00Z' }),
  ];
  expect(byPart(list, NOW).map(({ part, notices }) => [part, ...ids(notices)])).toEqual([
    ['today', 'today'],
    ['yesterday', 'yesterday'],
    ['week', 'week'],
    ['earlier', 'earlier'],
  ]);
  expect(byPart([], NOW)).toEqual([]);
});

it('says when, as short as the place allows', () => {
  expect(timeInPart('2026-11-18T06:18:00Z', NOW)).toBe('11:18');
  expect(timeAlone('2026-11-18T06:18:00Z', NOW)).toBe('11:18');
  expect(timeInPart('2026-11-17T12:35:00Z', NOW)).toBe('17:35');
  expect(timeAlone('2026-11-17T12:35:00Z', NOW)).toBe('Kecha, 17:35');
  expect(timeAlone('2026-11-11T12:35:00Z', NOW).replace('\u2060', '')).toBe('11-noyabr');
});

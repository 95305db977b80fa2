import { describe, expect, it } from 'vitest';
import { newPeriod, type Period, sortPeriods, unionMonths } from './period';

const at = (text: string) => {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return { year, month };
};
const period = (start: string, end: string | null): Period => ({
  start: at(start),
  end: end === null ? null : at(end),
  present: end === null,
});
const show = (p: Period) =>
  `${p.start ? `${p.start.year}-${p.start.month}` : '?'}/${p.end ? `${p.end.year}-${p.end.month}` : 'now'}`;

describe('sortPeriods', () => {
  it('puts present first, then newest start, then newest end', () => {
    const sorted = sortPeriods([
      period('2019-2', '2020-1'),
      period('2021-5', '2022-3'),
      period('2018-9', null),
      period('2021-5', '2023-8'),
      period('2021-11', '2021-12'),
      period('2022-1', null),
    ]);
    expect(sorted.map(show)).toEqual([
      '2022-1/now',
      '2018-9/now',
      '2021-11/2021-12',
      '2021-5/2023-8',
      '2021-5/2022-3',
      '2019-2/2020-1',
    ]);
  });

  it('puts rows without a start last of their kind', () => {
    const open = { start: null, end: null, present: true };
    const unknown = { start: null, end: at('2020-1'), present: false };
    const sorted = sortPeriods([unknown, open, period('2018-9', null), period('2019-2', '2020-1')]);
    expect(sorted.map(show)).toEqual(['2018-9/now', '?/now', '2019-2/2020-1', '?/2020-1']);
  });

  it('leaves the given list alone and keeps equal rows in their order', () => {
    const first = { ...period('2020-1', '2020-2'), id: 'first' };
    const second = { ...period('2020-1', '2020-2'), id: 'second' };
    const given = [first, second];
    expect(sortPeriods(given)).toEqual([first, second]);
    expect(sortPeriods(given)).not.toBe(given);
  });
});

describe('unionMonths', () => {
  const today = at('2026-11');
  it.each([
    ['nothing', [], 0],
    ['one month', [period('2020-1', '2020-1')], 1],
    ['a year', [period('2020-1', '2020-12')], 12],
    ['two apart', [period('2020-1', '2020-3'), period('2021-1', '2021-2')], 5],
    ['overlap counts once', [period('2020-1', '2020-6'), period('2020-4', '2020-9')], 9],
    ['one inside another', [period('2020-1', '2020-12'), period('2020-3', '2020-5')], 12],
    ['touching ends', [period('2020-1', '2020-3'), period('2020-3', '2020-4')], 4],
    ['until now', [period('2026-9', null)], 3],
    ['no start', [{ start: null, end: at('2020-1'), present: false }], 0],
    ['start after today', [period('2027-1', null)], 0],
  ])('%s', (_, periods, months) => {
    expect(unionMonths(periods, today)).toBe(months);
  });
});

it('a new period is this month and not present', () => {
  const today = at('2026-11');
  expect(newPeriod(today)).toEqual({ start: today, end: today, present: false });
});

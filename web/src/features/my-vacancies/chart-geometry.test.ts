import { describe, expect, it } from 'vitest';
import { bars, CHART, niceTop } from './chart-geometry';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [37, 40],
  [41, 50],
  [99, 100],
  [101, 200],
  [2400, 4000],
])('a scale for %i ends at %i', (max, top) => {
  expect(niceTop(max)).toBe(top);
});

describe('bars', () => {
  it('stay inside the chart for the whole period and for one day', () => {
    for (const days of [1, 7, 30, 400]) {
      const all = bars(
        Array.from({ length: days }, (_, day) => day),
        niceTop(days),
      );
      expect(all).toHaveLength(days);
      for (const { x, y, width, height } of all) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(CHART.width + 0.1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeCloseTo(CHART.height, 1);
      }
    }
  });

  it('have no height for zero, and a visible height for a small number', () => {
    const [none, one, full] = bars([0, 1, 1000], 1000);
    expect(none?.height).toBe(0);
    expect(one?.height).toBeGreaterThanOrEqual(2);
    expect(full?.height).toBe(CHART.height);
  });
});

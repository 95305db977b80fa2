/** Positions of the bars of a chart, as pure functions, so that they can be unit-tested. */
export const CHART = { width: 720, height: 180 };

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The top of the scale: the next round number whose half is a whole one. */
export function niceTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  const tops = [1, 2, 4, 5, 6, 8, 10].map((step) => step * power);
  return tops.find((top) => top >= max && top % 2 === 0) ?? 10 * power;
}

/** One bar for each value, from left to right. A value above zero always has a visible bar. */
export function bars(values: readonly number[], top: number): Bar[] {
  const place = CHART.width / Math.max(1, values.length);
  const width = Math.min(28, place * 0.7);
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(2, (value / top) * CHART.height);
    return {
      x: round(index * place + (place - width) / 2),
      y: round(CHART.height - height),
      width: round(width),
      height: round(height),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

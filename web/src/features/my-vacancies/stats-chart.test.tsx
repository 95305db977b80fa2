import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import type { Stats } from './model';
import { StatsChart } from './stats-chart';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const day = (at: string, views: number) => ({
  day: at,
  views,
  responses: 0,
  favourites: 0,
  contacts: 0,
});
const STATS: Stats = {
  days: [day('2026-11-14', 1), day('2026-11-15', 5), day('2026-11-16', 2)],
  totals: { views: 8, responses: 0, favourites: 0, contacts: 0 },
};

it('tells the value of a day to a finger and to the keyboard', () => {
  render(<StatsChart stats={STATS} />);
  const picture = document.querySelector('.chart-touch') as HTMLElement;
  picture.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  fireEvent.pointerDown(picture, { clientX: 150 });
  expect(document.querySelector('.chart-value')?.textContent).toBe('15.11.2026: 5');
  const days = screen.getByRole('slider', { name: 'Views by day' });
  fireEvent.change(days, { target: { value: '0' } });
  expect(days.getAttribute('aria-valuetext')).toBe('14.11.2026: 1');
  expect(document.querySelectorAll('.chart-bar[data-shown]')).toHaveLength(1);
});

it('draws nothing where there is nothing', async () => {
  render(<StatsChart stats={STATS} />);
  await userEvent.click(screen.getByText('Applications', { selector: 'span, label' }));
  expect(screen.getByText('Applications: none yet')).toBeTruthy();
  expect(document.querySelector('.chart-frame')).toBeNull();
});

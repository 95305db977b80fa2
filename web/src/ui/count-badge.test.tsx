import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CountBadge } from './count-badge';

afterEach(cleanup);

it.each([
  [5, '5'],
  [99, '99'],
  [100, '99+'],
])('fits %i into the badge', (count, text) => {
  render(<CountBadge count={count} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it('is not there without anything new', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container.childElementCount).toBe(0);
});

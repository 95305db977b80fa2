import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button';

afterEach(cleanup);

it('ignores presses while busy, says so, and keeps the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" busy={busy} busyText="Yuborilmoqda" onClick={onClick}>
        Yuborish
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  await userEvent.click(screen.getByRole('button', { name: 'Yuborish' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(view(true));
  const busy = screen.getByRole('button', { name: 'Yuborilmoqda' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(busy);
  await userEvent.click(busy);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('as a link keeps its address', () => {
  render(<ButtonLink href="/jobs">Vakansiyalar</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Vakansiyalar' }).getAttribute('href')).toBe('/jobs');
});

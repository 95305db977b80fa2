import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pagination, pageWindow } from './pagination';

afterEach(cleanup);

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
  ])('page %d of %d', (page, pages, expected) => {
    expect(
      pageWindow(page, pages)
        .map((target) => target ?? '…')
        .join(' '),
    ).toBe(expected);
  });
});

const texts = {
  label: 'Sahifalar',
  previous: 'Oldingi',
  next: 'Keyingi',
  page: (page: number) => `${page}-sahifa`,
};
const hrefFor = (page: number) => `/jobs?page=${page}`;

describe('Pagination', () => {
  it('is a named list of real links with the current one marked', () => {
    render(<Pagination page={5} pages={20} hrefFor={hrefFor} texts={texts} />);
    expect(screen.getByRole('navigation', { name: 'Sahifalar' })).toBeTruthy();
    const current = screen.getByRole('link', { name: '5-sahifa' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '6-sahifa' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: 'Keyingi' }).getAttribute('href')).toBe('/jobs?page=6');
    expect(screen.getByRole('link', { name: 'Oldingi' }).getAttribute('rel')).toBe('prev');
  });

  it('has no link beyond the first and the last page', () => {
    const { rerender } = render(
      <Pagination
        page={1}
        pages={3}
        hrefFor={hrefFor}
        texts={texts}
        more={{ text: 'Yana', onMore: vi.fn() }}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Oldingi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Yana' })).toBeTruthy();
    rerender(
      <Pagination
        page={3}
        pages={3}
        hrefFor={hrefFor}
        texts={texts}
        more={{ text: 'Yana', onMore: vi.fn() }}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Keyingi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Yana' })).toBeNull();
  });

  it('shows nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefFor={hrefFor} texts={texts} />);
    expect(container.childElementCount).toBe(0);
  });

  it('requests the next page once', async () => {
    const onMore = vi.fn();
    render(
      <Pagination
        page={1}
        pages={3}
        hrefFor={hrefFor}
        texts={texts}
        more={{ text: 'Yana', onMore }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yana' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('lets the router render the links', () => {
    render(
      <Pagination
        page={1}
        pages={2}
        hrefFor={hrefFor}
        texts={texts}
        renderLink={({ page, children, ...link }) => (
          <a {...link} data-page={page}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', { name: '2-sahifa' }).getAttribute('data-page')).toBe('2');
  });
});

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { Gallery } from './gallery';

afterEach(cleanup);

it.each([
  ['/', 'Dizayn tizimi'],
  ['/ru', 'Дизайн-система'],
  ['/en', 'Design system'],
])('%s has one h1, and every line of the contents leads to a section', (path, title) => {
  startLocale(path);
  render(<Gallery />);
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([title]);
  const [contents] = screen.getAllByRole('navigation');
  const links = within(contents as HTMLElement).getAllByRole('link');
  const sections = [...document.querySelectorAll('.gallery-section')].map(({ id }) => `#${id}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections);
});

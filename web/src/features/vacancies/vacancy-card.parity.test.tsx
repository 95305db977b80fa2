// Lists of the app and documents of the server show the same card. Both are compared with the same file, here and in
// crates/pages/tests. After a change of the card: `npx vitest run -u parity`, then the template.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { joinLocale, type Locale, startLocale } from '@/i18n/locale';
import type { VacancyCardData } from './model';
import { VacancyCard } from './vacancy-card';

const FIXTURES = join(import.meta.dirname, '../../../../crates/pages/tests/fixtures');

interface Case {
  locale: Locale;
  now: string;
  level: 2 | 3 | 4;
  card: VacancyCardData;
}

const cases: Case[] = JSON.parse(readFileSync(join(FIXTURES, 'cards.json'), 'utf8'));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => {
  startLocale('/');
});

function drawn({ locale, now, level, card }: Case): string {
  startLocale(joinLocale(locale, '/'));
  vi.setSystemTime(now);
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <VacancyCard card={card} headingLevel={level} />
    </QueryClientProvider>,
  );
  const html = [...container.childNodes].map(normal).join('');
  cleanup();
  return html;
}

/** Attributes by name; without what is inside an island, and its props, which only the server writes. */
function normal(node: Node): string {
  if (!(node instanceof Element)) return escaped(node.textContent ?? '');
  const names = node.getAttributeNames().filter((name) => name !== 'data-props');
  const attributes = names
    .sort()
    .map(
      (name) => ` ${name}="${escaped(node.getAttribute(name) ?? '').replaceAll('"', '&quot;')}"`,
    );
  const name = node.localName;
  const start = `<${name}${attributes.join('')}>`;
  if (name === 'img') return start;
  const inside = node.hasAttribute('data-island') ? [] : [...node.childNodes].map(normal);
  return `${start}${inside.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

it('draws the cards that the server draws', async () => {
  const cards = cases.map((one, index) => `<!-- case ${index + 1} -->\n${drawn(one)}\n`);
  await expect(cards.join('')).toMatchFileSnapshot(join(FIXTURES, 'cards.html'));
});

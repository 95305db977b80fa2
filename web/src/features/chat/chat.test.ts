import { expect, it } from 'vitest';
import { textParts } from './links';
import { dayTitle, shortMoment, startsDay } from './moments';
import { isFiltered, readFilter } from './search';
import { mine, NOW, theirs } from './testing';
import { hasGap, merged, withEarlier, withNewest } from './thread';
import { warned } from './warnings';

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);
const of = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => theirs(from + place, 'text'));

it('reads the filter of the address', () => {
  expect(readFilter({})).toEqual({});
  expect(readFilter({ search: ' Ali ', vacancy: 'cook-1', unread: 'true', page: '2' })).toEqual({
    search: 'Ali',
    vacancy: 'cook-1',
    unread: true,
  });
  expect(isFiltered(readFilter({ unread: 'false' }))).toBe(false);
});

it('joins the newest page with what is loaded', () => {
  const known = { messages: of(1, 40), hasEarlier: true };
  const changed = { messages: [theirs(39, 'changed'), ...of(40, 42)], hasEarlier: true };
  const joined = withNewest(changed, known);
  expect(seqs(joined.messages)).toEqual(seqs(of(1, 42)));
  expect(joined.messages[38]?.text).toBe('changed');
  expect(joined.hasEarlier).toBe(true);
  expect(withNewest(changed, undefined)).toBe(changed);
});

it('fills the gap after a long absence, or begins anew', () => {
  const known = { messages: of(1, 10), hasEarlier: false };
  const newest = { messages: of(61, 90), hasEarlier: true };
  expect(hasGap(newest, known)).toBe(true);
  expect(hasGap({ messages: of(11, 20), hasEarlier: true }, known)).toBe(false);
  const filled = withNewest(newest, known, of(11, 60));
  expect(seqs(filled.messages)).toEqual(seqs(of(1, 90)));
  expect(filled.hasEarlier).toBe(false);
  expect(withNewest(newest, known, of(11, 50))).toBe(newest);
});

it('puts older messages above', () => {
  const joined = withEarlier(
    { messages: of(31, 60), hasEarlier: true },
    { messages: of(1, 30), hasEarlier: false },
  );
  expect(seqs(joined.messages)).toEqual(seqs(of(1, 60)));
  expect(joined.hasEarlier).toBe(false);
  expect(seqs(merged(of(1, 3), of(3, 4)))).toEqual([1, 2, 3, 4]);
});

it.each([
  ['2026-11-17T08:00:00Z', 'Bugun', '13:00'],
  // Midnight in Tashkent is 19:00 in UTC.
  ['2026-11-16T19:00:00Z', 'Bugun', '00:00'],
  ['2026-11-16T18:59:00Z', 'Kecha', 'Kecha'],
  ['2026-11-12T10:00:00Z', '12-noyabr', '12-noyabr'],
  ['2025-11-12T10:00:00Z', '12.11.2025', '12.11.2025'],
])('%s is shown by its day in Tashkent', (at, title, short) => {
  const plain = (text: string) => text.replace('\u2060', '');
  expect(plain(dayTitle(at, NOW.getTime()))).toBe(title);
  expect(plain(shortMoment(at, NOW.getTime()))).toBe(short);
});

it('a day begins at midnight in Tashkent', () => {
  expect(startsDay('2026-11-16T19:00:00Z', '2026-11-16T18:59:00Z')).toBe(true);
  expect(startsDay('2026-11-16T18:59:00Z', '2026-11-15T19:00:00Z')).toBe(false);
  expect(startsDay('2026-11-16T18:59:00Z', undefined)).toBe(true);
});

it.each([
  ['no links', ['no links']],
  ['see https://ishbor.uz/help.', ['see ', '<https://ishbor.uz/help>', '.']],
  ['(https://a.uz/x) and http://b.uz', ['(', '<https://a.uz/x>', ') and ', '<http://b.uz/>']],
  ['https://a.uz/Non_(noz)', ['<https://a.uz/Non_(noz)>']],
  ['javascript:alert(1) ftp://a.uz', ['javascript:alert(1) ftp://a.uz']],
  ['https://ishbor.uz@evil.com/x', ['https://ishbor.uz@evil.com/x']],
  ['https://localhost', ['https://localhost']],
])('finds the links of %j', (text, expected) => {
  const parts = textParts(text).map((part) => (part.href ? `<${part.href}>` : part.text));
  expect(parts).toEqual(expected);
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('warns of money once for each side, of cards and passports each time', () => {
  const found = warned([
    mine(1, 'How much is the pay?', { warnings: ['money'] }),
    theirs(2, 'Send 150 000', { warnings: ['money'] }),
    theirs(3, 'Send it', { warnings: ['money'] }),
    theirs(4, 'to 8600 …', { warnings: ['money', 'card'] }),
    theirs(5, 'and the passport', { warnings: ['passport'] }),
    theirs(6, '', { warnings: ['card'], is_deleted: true }),
  ]);
  expect([...found]).toEqual([
    [1, 'money'],
    [2, 'money'],
    [4, 'card'],
    [5, 'passport'],
  ]);
});

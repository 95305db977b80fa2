import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { byDay, sentenceOf, subjectOf } from './events';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const event = (what: string, detail = {}, at = '2026-11-15T10:00:00Z') => ({
  at,
  who: 'Malika',
  what,
  detail,
});

it('groups events by the day in Uzbekistan', () => {
  const now = Date.parse('2026-11-16T10:00:00Z');
  const days = byDay(
    [
      event('closed', {}, '2026-11-16T09:00:00Z'),
      // 01:00 of the 16th in Tashkent.
      event('paused', {}, '2026-11-15T20:00:00Z'),
      event('resumed', {}, '2026-11-15T18:00:00Z'),
      event('joined', {}, '2026-11-01T18:00:00Z'),
    ],
    now,
  );
  expect(days.map(({ title, events }) => [title, events.map(({ what }) => what)])).toEqual([
    ['Today', ['closed', 'paused']],
    ['Yesterday', ['resumed']],
    ['01.11.2026', ['joined']],
  ]);
});

it('never shows a code', () => {
  expect(sentenceOf(event('page_changed'))).toBe('The company page was changed');
  expect(sentenceOf(event('still_hiring'))).toBe('A vacancy was confirmed as still open');
  expect(sentenceOf(event('moon_landed'))).toBe('Something changed');
});

it('names what it happened to, and leads there while it exists', () => {
  const vacancy = { title: 'Cook', slug: 'cook-1' };
  expect(subjectOf(event('paused', vacancy))).toEqual({ text: 'Cook', vacancy: 'cook-1' });
  expect(subjectOf(event('deleted', vacancy))).toEqual({ text: 'Cook' });
  expect(subjectOf(event('contacts_opened', { position: 'Baker', slug: 'b-1' }))).toEqual({
    text: 'Baker',
    candidate: 'b-1',
  });
  const role = { member: 'Jahongir', role: 'viewer' };
  expect(subjectOf(event('role_changed', role))).toEqual({ text: 'Jahongir, viewer' });
  expect(subjectOf(event('page_changed', { parts: ['photos', 'links', 'moon'] }))).toEqual({
    text: 'photos, links',
  });
  expect(subjectOf(event('left'))).toBeUndefined();
});

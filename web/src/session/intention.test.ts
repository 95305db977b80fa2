import { afterEach, expect, it, vi } from 'vitest';
import { takeAfterLogin } from './after-login';
import type { Intention } from './asked';
import {
  forgetIntention,
  keepIntention,
  peekIntention,
  readIntention,
  takeIntention,
} from './intention';

afterEach(() => {
  forgetIntention();
  vi.useRealTimers();
});

const OURS: Intention[] = [
  { act: 'save', slug: 'oshpaz-k3v9qd' },
  { act: 'hide', kind: 'company', slug: 'osh-markazi', name: 'Osh; «markazi»' },
  { act: 'contacts', slug: 'oshpaz-k3v9qd' },
  { act: 'report', target: 'vacancy', slug: 'oshpaz-k3v9qd' },
  { act: 'search', query: 'q=%D0%BF%D0%BE%D0%B2%D0%B0%D1%80&work=remote', name: 'Повар, Ташкент' },
];

it.each(OURS)('%o is kept with the way back, for all tabs, and taken once', (wanted) => {
  history.replaceState(null, '', '/jobs?q=oshpaz');
  keepIntention(wanted);
  // Another tab has the cookies only.
  sessionStorage.clear();
  expect(peekIntention()).toEqual(wanted);
  expect(takeIntention()).toEqual(wanted);
  expect(takeIntention()).toBeUndefined();
  expect(takeAfterLogin()).toBe('/jobs?q=oshpaz');
});

it.each([
  '',
  'save',
  'null',
  '[]',
  '{}',
  '{"act":"save"}',
  '{"act":"save","slug":7}',
  '{"act":"save","slug":"../me/delete"}',
  '{"act":"save","slug":"a/b"}',
  '{"act":"save","slug":"a%2fb"}',
  '{"act":"hide","kind":"resume","slug":"a","name":"b"}',
  '{"act":"report","target":"resume","slug":"a"}',
  '{"act":"delete","slug":"a"}',
  '{"act":"toString","slug":"a"}',
  '{"act":"search","query":"q=a\\nb","name":""}',
])('%s is none of ours', (text) => {
  expect(readIntention(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readTelegramResult } from './telegram-result';

const encoded = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `#tgAuthResult=${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

it('reads the fields as texts, in any script', () => {
  expect(readTelegramResult(encoded({ id: 42, first_name: 'Гулнора ʻ' }))).toEqual({
    id: '42',
    first_name: 'Гулнора ʻ',
  });
});

it.each([['#tgAuthResult=%%%'], ['#tgAuthResult=AAAA'], [encoded(false)], [encoded([1])]])(
  '%s is unreadable',
  (hash) => {
    expect(readTelegramResult(hash)).toBeNull();
  },
);

it('leaves other addresses alone', () => {
  expect(readTelegramResult('')).toBeUndefined();
  expect(readTelegramResult('#main')).toBeUndefined();
});

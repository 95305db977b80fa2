import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPasswordSchema } from '@/forms/profile-rules';
import { startLocale } from '@/i18n/locale';
import { emailSchema, phoneSchema } from './schemas';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

/** `field: text` of the first error of each field. */
function problems(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, value);
  return Object.fromEntries(
    [...issues].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

describe('a new password', () => {
  it('is long enough and typed twice alike', () => {
    expect(problems(newPasswordSchema, { password: '', repeat: '' })).toEqual({
      password: 'Required field',
    });
    expect(problems(newPasswordSchema, { password: 'short', repeat: 'short' })).toEqual({
      password: 'Write at least 8 characters',
    });
    expect(problems(newPasswordSchema, { password: 'long enough', repeat: 'long enoug' })).toEqual({
      repeat: 'The passwords do not match',
    });
    expect(
      problems(newPasswordSchema, { password: ' spaces count ', repeat: ' spaces count ' }),
    ).toEqual({});
  });
});

describe('contacts', () => {
  it.each([
    ['', 'Required field'],
    ['malika', 'Invalid e-mail address'],
    ['malika@example', 'Invalid e-mail address'],
    ['malika@example.uz', undefined],
  ])('e-mail %s', (email, expected) => {
    expect(problems(emailSchema, { email }).email).toBe(expected);
  });

  it.each([
    ['', 'Required field'],
    ['+99890123', 'Invalid number'],
    ['+998901234567', undefined],
  ])('phone %s', (phone, expected) => {
    expect(problems(phoneSchema, { phone }).phone).toBe(expected);
  });
});

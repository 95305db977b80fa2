import { expect, it } from 'vitest';
import { sizeText } from './file-size';

it.each([
  [10, '1\u00A0KB'],
  [310 * 1024, '310\u00A0KB'],
  [2_500_000, '2.4\u00A0MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

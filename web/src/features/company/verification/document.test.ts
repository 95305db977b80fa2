import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { contentOf, LARGEST_DOCUMENT_MB } from './document';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const file = (bytes: number[], name = 'scan') => new File([new Uint8Array(bytes)], name);
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d];

it.each([
  ['application/pdf', PDF, 'a.pdf'],
  ['image/jpeg', JPEG, 'a.jpeg'],
  ['image/png', PNG, 'a.png'],
  ['image/png, whatever its name says', PNG, 'a.pdf'],
])('%s', async (type, bytes, name) => {
  expect((await contentOf(file(bytes, name))).type).toBe(type.split(',')[0]);
});

it.each([
  ['an empty file', file([]), 'The file is empty. Choose another one.'],
  ['a text', file([0x68, 0x69], 'a.pdf'), 'A PDF, JPG or PNG file is needed'],
])('%s is refused before it is sent', async (_, chosen, text) => {
  await expect(contentOf(chosen)).rejects.toMatchObject({ message: text });
});

it('a file that is too large is refused before it is sent', async () => {
  const large = file(PDF);
  const size = LARGEST_DOCUMENT_MB * 1024 * 1024;
  Object.defineProperty(large, 'size', { value: size, configurable: true });
  await contentOf(large);
  Object.defineProperty(large, 'size', { value: size + 1 });
  await expect(contentOf(large)).rejects.toMatchObject({
    message: `The file is larger than ${LARGEST_DOCUMENT_MB}\u00A0MB. Choose a smaller one.`,
  });
});

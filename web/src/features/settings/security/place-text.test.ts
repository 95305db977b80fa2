import { expect, it } from 'vitest';
import { placeText } from './place-text';

it('names the country where it is known', () => {
  expect(placeText('UZ', '5.133.120.7')).toMatch(/^O.zbekiston, 5\.133\.120\.7$/);
  expect(placeText(null, '192.168.1.5')).toBe('192.168.1.5');
  expect(placeText(undefined, '::1')).toBe('::1');
});

import { expect, it } from 'vitest';
import { firstMessage } from './first-message';

it('finds the text wherever the server put it', () => {
  expect(firstMessage(undefined)).toBeUndefined();
  expect(firstMessage({ type: 'server', message: 'Too few' })).toBe('Too few');
  expect(firstMessage([undefined, { type: 'server', message: 'Unknown' }])).toBe('Unknown');
  expect(firstMessage([{ language: { message: 'Repeated' } }])).toBe('Repeated');
});

it('ignores the control that the form library stores beside the error', () => {
  expect(firstMessage({ type: 'server', ref: { message: 'no' } })).toBeUndefined();
});

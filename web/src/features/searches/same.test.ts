import { expect, it } from 'vitest';
import { isSameSearch } from './same';

it.each([
  ['q=haydovchi&location=toshkent-shahri', 'location=toshkent-shahri&q=haydovchi', true],
  ['q=haydovchi+taksi', 'q=haydovchi%20taksi&page=3', true],
  ['work=remote,hybrid', 'work_type=hybrid,remote', true],
  ['', 'sphere=', true],
  ['q=haydovchi', 'q=oshpaz', false],
  ['q=haydovchi', 'q=haydovchi&with_salary=true', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameSearch(one, other)).toBe(isSame);
});

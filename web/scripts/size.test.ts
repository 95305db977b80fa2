import { expect, it } from 'vitest';
import { firstVisit } from './size.ts';

const shell = {
  entry: 'assets/index.js',
  css: ['assets/index.css'],
  imports: ['assets/vendor.js'],
  routes: {
    '/': ['assets/home.js', 'assets/home.css', 'assets/vendor.js'],
    '/jobs': ['assets/jobs.js'],
  },
};

it('weighs the entry, its imports and the home route, each file once', () => {
  const weights = firstVisit(shell, () => 1024);
  expect(weights.map(({ what, kb }) => [what, kb])).toEqual([
    ['JS', 3],
    ['CSS', 2],
    ['fonts uz', 1],
    ['fonts ru', 2],
  ]);
});

it('refuses a manifest without the home page', () => {
  expect(() => firstVisit({ ...shell, routes: {} }, () => 0)).toThrow('no route "/"');
});

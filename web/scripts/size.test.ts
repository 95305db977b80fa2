import { expect, it } from 'vitest';
import { firstViews, firstVisit } from './size.ts';

const shell = {
  entry: 'assets/index.js',
  css: ['assets/index.css'],
  imports: ['assets/vendor.js'],
  routes: {
    '/': ['assets/home.js', 'assets/home.css', 'assets/vendor.js'],
    '/jobs': ['assets/jobs.js'],
    '/jobs/$slug': ['assets/vacancy.js'],
    '/company/$slug': ['assets/vacancy.js'],
    '/auth/login': ['assets/login.js', 'assets/login.css'],
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

it('weighs whole first views: scripts, styles, pictures, fonts and the page', () => {
  const weights = firstViews(shell, () => 1024).filter(({ what }) => what.includes('login'));
  // Three scripts, two styles, two images, two fonts, and the page itself.
  expect(weights.map(({ kb, limit }) => [kb, limit])).toEqual([
    [3, 81],
    [3 + 2 + 2 + 2 + 8, 140],
  ]);
});

it('refuses a manifest without a page that has a budget', () => {
  expect(() => firstVisit({ ...shell, routes: {} }, () => 0)).toThrow('no route "/"');
  const { '/auth/login': _, ...routes } = shell.routes;
  expect(() => firstViews({ ...shell, routes }, () => 0)).toThrow('no route "/auth/login"');
});

import { expect, it } from 'vitest';
import { type Shell, weigh } from './size.ts';

const PARTS =
  'account bell candidate-home card card-mark contacts employer-home home-name home-news photos report results save-search search-text seen share vacancy-bar viewed';

const shell: Shell = {
  app: { entry: 'app.js', imports: ['react.js'], css: ['app.css'] },
  document: { entry: 'document.js', imports: ['frame.js'] },
  styles: Object.fromEntries(
    ['home', 'jobs', 'vacancy', 'company', 'guides', 'article', 'faq', 'transparency', 'lost'].map(
      (name) => [name, [`${name}.css`]],
    ),
  ),
  islands: {
    main: ['main.js', 'react.js', 'frame.js'],
    ...Object.fromEntries(
      PARTS.split(' ').map((name) => [name, [`${name}.js`, 'parts.js', 'a.css']]),
    ),
  },
  routes: {
    '/auth/login': { files: ['login.js', 'react.js', 'login.css'] },
    '/auth/register': { files: [] },
  },
};

const weights = new Map(weigh(shell, () => 1024).map(({ what, kb }) => [what, kb]));

it('weighs the first view of a document: page, scripts, styles, logo, two fonts', () => {
  expect(weights.get('scripts of a document')).toBe(2);
  expect(weights.get('home: first view')).toBe(12 + 2 + 1 + 1 + 2);
  expect(weights.get('home: CSS')).toBe(1);
});

it('weighs React of a document: each file once, without what was there before', () => {
  // Two files of React itself, four islands, and what they share.
  expect(weights.get('home: React')).toBe(2 + 4 + 1);
  expect(weights.get('home: React, signed in')).toBe(2 + 6 + 1);
  expect(weights.get('article: React')).toBe(2);
  expect(weights.get('home of employers: React')).toBe(2 + 5 + 1);
});

it('weighs the first page of the app', () => {
  expect(weights.get('/auth/login: JS')).toBe(3);
  expect(weights.get('app: CSS')).toBe(1);
});

it('refuses a build without a page that has a budget', () => {
  expect(() => weigh({ ...shell, routes: {} }, () => 0)).toThrow('no "/auth/login"');
  expect(() => weigh({ ...shell, styles: {} }, () => 0)).toThrow('no "home"');
});

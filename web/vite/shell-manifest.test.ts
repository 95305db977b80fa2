import { expect, it } from 'vitest';
import { routePath, shellOf } from './shell-manifest.ts';

it.each([
  ['index.tsx', '/'],
  ['_default/index.tsx', '/'],
  ['_default/jobs.index.tsx', '/jobs'],
  ['_default/jobs/$slug.tsx', '/jobs/$slug'],
  ['_article/help.$page.tsx', '/help/$page'],
  ['_article/help/$page.lazy.tsx', '/help/$page'],
  ['_back/user/route.tsx', '/user'],
  ['[__]ui.tsx', '/__ui'],
])('reads the path of %s as %s', (file, path) => {
  expect(routePath(file)).toBe(path);
});

const dir = '/web/src/routes';
const chunk = (fileName: string, imports: string[], moduleIds: string[], css: string[] = []) => ({
  fileName,
  imports,
  moduleIds,
  css,
  isEntry: fileName === 'index.js',
});

it('lists for each route its chunks, those of its layouts, their imports and styles', () => {
  const shell = shellOf(
    [
      chunk('index.js', ['vendor.js'], ['/web/src/main.tsx'], ['index.css']),
      chunk('vendor.js', [], []),
      chunk('default.js', ['vendor.js'], [`${dir}/_default.tsx?tsr-split=component`]),
      chunk(
        'home.js',
        ['list.js'],
        [`${dir}/_default/index.tsx?tsr-split=component`],
        ['home.css'],
      ),
      chunk('list.js', ['vendor.js'], [], ['list.css']),
      chunk('jobs.js', ['list.js', 'vendor.js'], [`${dir}/_default/jobs.tsx?tsr-split=component`]),
    ],
    dir,
  );
  expect(shell).toEqual({
    entry: 'index.js',
    css: ['index.css'],
    imports: ['vendor.js'],
    routes: {
      '/': ['default.js', 'home.js', 'list.js', 'list.css', 'home.css'],
      '/jobs': ['default.js', 'jobs.js', 'list.js', 'list.css'],
    },
  });
});

import { expect, it } from 'vitest';
import { routePath, shellOf } from './shell-manifest.ts';

it.each([
  ['index.tsx', '/'],
  ['_default/index.tsx', '/'],
  ['_default/jobs.index.tsx', '/jobs'],
  ['_default/jobs/$slug.tsx', '/jobs/$slug'],
  ['_default/help.$page.tsx', '/help/$page'],
  ['_default/help/$page.lazy.tsx', '/help/$page'],
  ['_back/user/route.tsx', '/user'],
  ['[__]ui.tsx', '/__ui'],
])('reads the path of %s as %s', (file, path) => {
  expect(routePath(file)).toBe(path);
});

const src = '/web/src';
const chunk = (
  fileName: string,
  imports: string[],
  source?: string,
  {
    css = [],
    moduleIds = source ? [`${src}/${source}`] : [],
  }: Partial<Record<'css' | 'moduleIds', string[]>> = {},
) => ({
  fileName,
  imports,
  moduleIds,
  css,
  facadeModuleId: source ? `${src}/${source}` : null,
});
const route = (file: string) => `routes/${file}?tsr-split=component`;

it('lists the files of the app, of documents and islands, and of each page', () => {
  const shell = shellOf(
    [
      {
        ...chunk('app.js', ['react.js'], undefined, { css: ['app.css'] }),
        facadeModuleId: '/web/index.html',
      },
      chunk('react.js', ['frame.js']),
      chunk('frame.js', []),
      chunk('document.js', ['frame.js'], 'frame/main.ts'),
      chunk('main.js', ['react.js'], 'islands/main.tsx'),
      chunk('share.js', ['react.js'], 'islands/share.tsx', { css: ['share.css'] }),
      chunk('auth.js', ['react.js'], route('_auth.tsx')),
      chunk('login.js', ['list.js'], route('_auth/login.tsx'), { css: ['login.css'] }),
      chunk('list.js', ['react.js'], undefined, { css: ['list.css'] }),
      chunk('steps.js', ['react.js'], route('wizard/route.tsx')),
      chunk('first.js', ['list.js'], route('wizard/first.tsx')),
    ],
    { home: ['home.css'] },
    src,
  );
  expect(shell).toEqual({
    app: { entry: 'app.js', imports: ['react.js', 'frame.js'], css: ['app.css'] },
    document: { entry: 'document.js', imports: ['frame.js'] },
    styles: { home: ['home.css'] },
    islands: {
      main: ['main.js', 'react.js', 'frame.js'],
      share: ['share.js', 'share.css', 'react.js', 'frame.js'],
    },
    routes: {
      '/login': {
        files: ['auth.js', 'list.js', 'login.js', 'list.css', 'login.css'],
        frame: 'auth',
      },
      '/wizard': { files: ['steps.js'], frame: 'bare' },
      '/wizard/first': { files: ['first.js', 'list.js', 'steps.js', 'list.css'], frame: 'bare' },
    },
  });
});

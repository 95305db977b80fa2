import type { Plugin } from 'vite';

/** The server writes the body of every page. Vite's own page, for development, has only the place of the app. */
export function devPage(): Plugin {
  return {
    name: 'ishbor:dev-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--ishbor:body-->',
        '<div class="frame"><main id="main" tabindex="-1" class="frame-main"><div id="app"></div></main></div>',
      ),
  };
}

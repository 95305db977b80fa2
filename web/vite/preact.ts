// The app is written for React and runs in browsers on Preact, which renders the same with a tenth of the code: a first
// visit downloads 58 KB less. Libraries import React, so these aliases point its module names to `preact/compat`.
// Without the aliases in vite.config.ts the build uses React again.
//
// One difference matters to us: a controlled field keeps what was typed until the next render, so a component that
// rejects a letter writes the old text back itself. The tests in `e2e/` run on Preact, unit tests on React.
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

export const preactAliases: Alias[] = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  {
    find: /^react-dom\/client$/,
    replacement: fileURLToPath(new URL('./react-dom-client.ts', import.meta.url)),
  },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: fileURLToPath(new URL('./with-selector.ts', import.meta.url)),
  },
  // Only the router's packages have files of this name.
  {
    find: /^\.\/scroll-restoration\.js$/,
    replacement: fileURLToPath(new URL('./scroll-restoration.ts', import.meta.url)),
  },
];

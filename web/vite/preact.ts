// The app is written for React and runs in browsers on Preact, which draws the same with a tenth of the code: 58 KB
// less for every phone that comes for the first time. Libraries import React, so its names lead to Preact's compatible
// layer. Without these names in vite.config.ts the build is React again.
//
// What differs and matters to us: a field with `value` keeps what was typed until the next drawing, so a component
// that refuses a letter writes the old text back itself. Journeys in `e2e/` run on Preact, unit tests on React.
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

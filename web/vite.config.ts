import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { paraglideOptions, testMessages, writeProject } from './scripts/messages.ts';
import { chunkGroups } from './vite/chunks.ts';
import { devPage } from './vite/dev-page.ts';
import { shellManifest } from './vite/shell-manifest.ts';

const api = process.env.ISHBOR_API ?? 'http://127.0.0.1:8080';

// In development Vite serves the app; documents come from the server, with the files of the last build.
const DOCUMENT_PATHS =
  '^/((ru|en)/?)?(jobs(/(?!create)[^/?]+(/report)?)?|company/[^/?]+(/report)?|guides(/[^/?]+)?|help(/[^?]*)?|forms/[^?]*|assets/[^?]*)?([?].*)?$';
// The cloth of companies is drawn by the server, other cloth is in public/cloth.
const CLOTH_PATHS = '^/cloth/\\d+/';
const proxy = {
  '/api': { target: api, ws: true },
  '/qr': api,
  [CLOTH_PATHS]: api,
  [DOCUMENT_PATHS]: api,
};

// The message project lists every file of locales/, so it is written before its plugin reads it.
writeProject();

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// The runtime of compiled messages; nothing else imports a file of this name from its parent folder.
const messageRuntime = {
  find: /^(\.\.|@\/paraglide)\/runtime(\.js)?$/,
  replacement: path('./vite/message-runtime.ts'),
};

/** The style sheet of each document. */
const DOCUMENTS = [
  'home',
  'jobs',
  'vacancy',
  'company',
  'guides',
  'article',
  'faq',
  'transparency',
  'lost',
];

const testMessageFiles = { find: /^@\/paraglide\//, replacement: `${testMessages.outdir}/` };

const PURE_TESTS = ['src/{lib,i18n}/*.test.ts', 'scripts/*.test.ts', 'vite/*.test.ts'];

const testing = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: testing
    ? // Tests use the routes and messages that `npm test` generated; the watchers would keep the process alive.
      []
    : [
        tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
        tailwindcss(),
        paraglideVitePlugin(paraglideOptions),
        devPage(),
        shellManifest(),
      ],
  resolve: {
    alias: [testing ? testMessageFiles : messageRuntime, { find: '@', replacement: path('./src') }],
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every script, style and font is served from our own origin, so that the CSP can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: {
        app: path('./index.html'),
        document: path('./src/frame/main.ts'),
        ...Object.fromEntries(DOCUMENTS.map((name) => [name, path(`./src/documents/${name}.css`)])),
      },
      onLog(level, log, print) {
        // Libraries mark modules for React Server Components; in browsers the directive means nothing.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
      output: {
        // Without names: the app has a table of the files of its pages.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // Threads start in half the time of processes.
    pool: 'threads',
    projects: [
      {
        extends: true,
        // Tests of pure functions share one browser environment: most of their time was its start.
        test: { name: 'pure', include: PURE_TESTS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'app', include: ['src/**/*.test.{ts,tsx}'], exclude: PURE_TESTS },
      },
    ],
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    restoreMocks: true,
    // Generous, because the machine may be slow: no test checks how long something takes, and a wait ends as soon as
    // its condition holds.
    setupFiles: ['vite/patience.ts'],
    testTimeout: 240_000,
  },
});

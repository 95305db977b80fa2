import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { paraglideOptions, testMessages, writeProject } from './scripts/messages.ts';
import { preactAliases } from './vite/preact.ts';
import { shellManifest } from './vite/shell-manifest.ts';

const api = process.env.ISHBOR_API ?? 'http://127.0.0.1:8080';

// The message project lists every file of locales/, so it is written before its plugin reads it.
writeProject();

// Only messages have a file of this name above them.
const messageRuntime = {
  find: /^(\.\.|@\/paraglide)\/runtime(\.js)?$/,
  replacement: fileURLToPath(new URL('./vite/message-runtime.ts', import.meta.url)),
};

const testMessageFiles = { find: /^@\/paraglide\//, replacement: `${testMessages.outdir}/` };

const PURE_TESTS = ['src/{lib,i18n}/*.test.ts', 'scripts/*.test.ts', 'vite/*.test.ts'];

const testing = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: testing
    ? // Tests run on the routes and messages that `npm test` wrote before; the watchers below would never end.
      []
    : [
        tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
        tailwindcss(),
        paraglideVitePlugin(paraglideOptions),
        shellManifest(),
      ],
  resolve: {
    alias: [
      ...(testing ? [testMessageFiles] : [...preactAliases, messageRuntime]),
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  server: { port: 5173, proxy: { '/api': api } },
  preview: { port: 4173, proxy: { '/api': api } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every byte of script, style and font comes from our own address, so that the CSP can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      onLog(level, log, print) {
        // Libraries mark their parts for servers that draw React; in browsers the mark says nothing.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            // Libraries of every page change rarely: one chunk that a release of ours leaves in people's caches.
            { name: 'vendor', test: /node_modules\/(preact|@tanstack)\// },
            // The table of pages: what each needs before its own code comes. Without this every page would be a request
            // of the first visit to any other.
            { name: 'routes', test: /\/src\/routes\/[^?]*$/ },
            // What stands around every page: one request instead of a dozen small ones.
            {
              name: 'frame',
              test: /\/src\/(api|session\/(?!logout|staff)|layouts\/(?!app-signs|account-menu|article|auth|back|kanban|error|forbidden|not-found|use-loader)|features\/vacancies\/waiting-wishes|i18n\/(?!display|ui-texts)|lib\/(theme|reload-guard|locale|turns)|ui\/(cx|in-turn|toast-store))/,
            },
            // Toasts and the loader come to every page after it is drawn, with the icons in them. What a page asks for by
            // itself (`app-signs`, a route) stays out of groups: inside one it would become a second, late request.
            {
              name: 'signs',
              test: /\/src\/ui\/(toast|loader-overlay)\.|\/icons\/(circle-check|x)\./,
            },
            // Fields that nearly every form has, and what its button does.
            {
              name: 'fields',
              test: /\/src\/(ui\/(button|checkbox|field|icon-button|input|password-input)\.tsx|forms\/(draft|failure|form-error|proof|send-once|use-(action|countdown))\.|lib\/page-hidden\.)|messages\/(error_required_field|ui_password_)|\/icons\/(mail|send)\./,
            },
            // The field for a number brings its mask, which other forms do without.
            {
              name: 'phone',
              test: /\/src\/(ui\/phone-input|lib\/phone)\.|node_modules\/@maskito\//,
            },
            // A vacancy in a list, with its words: every public page has some.
            {
              name: 'cards',
              test: /\/src\/(features\/vacancies\/(ask-to-sign-in|bookmark|liked|pay|use-saving|vacancy-(card|list)|viewed|wishes|words)\.|ui\/(card|company-tile|status|tag|verified-mark)\.tsx|lib\/cloth|i18n\/display)|messages\/(ago_|education_level_|experience_|jobs_count|kernel_(currency|millions|salary)_|language_level_|lifecycle_|work_(hours|type)_|vacancy_(save|status|type|un)|vacancy_verified)|\/icons\/(arrow-right|badge-check|map-pin)\./,
            },
            // The states of a list.
            {
              name: 'list',
              test: /\/src\/(features\/vacancies\/(card-skeleton|vacancy-pages)\.|ui\/(error-state|pagination|skeleton)\.tsx)|messages\/ui_show_more|\/icons\/chevron-(left|right)\./,
            },
            // The search, on the home page and over the list of vacancies.
            {
              name: 'search',
              test: /\/src\/features\/dictionaries\/(recent-searches|search-(form|text))\.|messages\/search_(?!recent|suggestions)|\/icons\/(chevron-down|search)\./,
            },
            // Its whole page: one request instead of one for each icon.
            {
              name: 'vacancy',
              test: /\/src\/(features\/vacancies\/(abroad|company-strip|contacts-button|report-button|share-button|similar|vacancy-(actions|facts|gone|view))\.tsx|ui\/(cloth-band|plain-text)\.tsx|lib\/text-blocks)|messages\/vacancy_(report|share)\.|\/icons\/(arrow-left|briefcase-business|clock|external-link|flag|graduation-cap|languages|share-2)\./,
            },
            // Signing in is a door: it opens with few requests. Every page of its layout needs this part.
            {
              name: 'sign-in',
              test: /\/src\/(features\/auth\/(journey|login|phone\.|queries|social|telegram|use-(enter|telegram))|layouts\/auth-layout)|messages\/auth_welcome_back\./,
            },
          ],
        },
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
        // Pure functions share one browser: most of their time was its start.
        test: { name: 'pure', include: PURE_TESTS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'app', include: ['src/**/*.test.{ts,tsx}'], exclude: PURE_TESTS },
      },
    ],
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    restoreMocks: true,
    // A machine may be slow: no test is about how long something takes, and a wait ends as soon as its end is there.
    setupFiles: ['vite/patience.ts'],
    testTimeout: 240_000,
  },
});

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

// The runtime of compiled messages; nothing else imports a file of this name from its parent folder.
const messageRuntime = {
  find: /^(\.\.|@\/paraglide)\/runtime(\.js)?$/,
  replacement: fileURLToPath(new URL('./vite/message-runtime.ts', import.meta.url)),
};

const testMessageFiles = { find: /^@\/paraglide\//, replacement: `${testMessages.outdir}/` };

const CONSOLE_CODE = /\/src\/(routes\/admin|features\/(console|moderation))\//;
const CONSOLE = 'assets/c-';

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
        shellManifest(),
      ],
  resolve: {
    alias: [
      ...(testing ? [testMessageFiles] : [...preactAliases, messageRuntime]),
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true }, '/qr': api } },
  preview: { port: 4173, proxy: { '/api': { target: api, ws: true }, '/qr': api } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Every script, style and font is served from our own origin, so that the CSP can stay strict.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The route table lists what each page preloads, and the first load of all pages has that table. Scripts of the
      // console are left out of it: staff can wait for another request, weak phones should not pay for it.
      resolveDependencies: (file, needed) =>
        file.startsWith(CONSOLE) ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
    manifest: true,
    rolldownOptions: {
      onLog(level, log, print) {
        // Libraries mark modules for React Server Components; in browsers the directive means nothing.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
      output: {
        // Without names: the route table lists every file, and the first load of all pages has that table. Only the
        // chunk that e2e tests hold back has one, and pages of the console (see `modulePreload`).
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (name === 'app-signs') return 'assets/[name]-[hash].js';
          return CONSOLE_CODE.test(facadeModuleId ?? '')
            ? `${CONSOLE}[hash].js`
            : 'assets/[hash].js';
        },
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            // Libraries used by every page change rarely: one chunk that stays cached across our releases.
            { name: 'vendor', test: /node_modules\/(preact|@tanstack)\// },
            // The route table: what each page needs before its own code loads. Without this group, every page would be
            // a separate request on the first visit to any other.
            { name: 'routes', test: /\/src\/routes\/[^?]*$/ },
            // The frame of every page: one request instead of a dozen small ones. Without the limits of forms, which the
            // first pages do not need.
            {
              name: 'frame',
              test: /\/src\/(api\/(?!limits|upload)|session\/(?!after-resume|live\.|logout|staff)|layouts\/(?!app-signs|account-menu|article|auth|back|kanban|error|forbidden|not-found|use-loader|wizard)|features\/vacancies\/waiting-wishes|i18n\/(?!answer-record|application-labels|days|display|labels|periods|ui-texts)|lib\/(theme|reload-guard|locale|turns)|ui\/(cx|in-turn|toast-store|use-online))/,
            },
            // Toasts and the loader are loaded on every page after the first render, with their icons. Modules that a
            // page imports dynamically (`app-signs`, a route) stay out of groups: inside one they would cause a second,
            // late request.
            {
              name: 'signs',
              test: /\/src\/ui\/(toast|loader-overlay)\.|\/icons\/(circle-check|x)\./,
            },
            // Fields that nearly every form has, and the code of its submit button.
            {
              name: 'fields',
              test: /\/src\/(ui\/(button|checkbox|field|icon-button|input|password-input)\.tsx|forms\/(draft|failure|form-error|proof|send-once|use-(action|countdown))\.|lib\/page-hidden\.)|messages\/(error_required_field|ui_password_)|\/icons\/(mail|send)\./,
            },
            // The phone field brings its input mask, which other forms do not need.
            {
              name: 'phone',
              test: /\/src\/(ui\/(phone-input|use-mask)|lib\/phone)\.|node_modules\/@maskito\//,
            },
            // The vacancy card with its texts, which every public page shows.
            {
              name: 'cards',
              test: /\/src\/(features\/vacancies\/(ask-to-sign-in|bookmark|liked|pay|use-saving|vacancy-(card|list)|viewed|wishes|words)\.|ui\/(card|company-tile|status|tag|verified-mark)\.tsx|lib\/cloth|i18n\/(display|labels)\.)|messages\/(ago_|application_status_|education_level_|experience_|jobs_count|kernel_(currency|millions|salary)_|language_level_|lifecycle_|work_(hours|type)_|vacancy_(save|status|type|un)|vacancy_verified)|\/icons\/(arrow-right|badge-check|map-pin)\./,
            },
            // The loading, empty and error states of a list.
            {
              name: 'list',
              test: /\/src\/(features\/vacancies\/(card-skeleton|vacancy-pages)\.|ui\/(error-state|pagination|skeleton)\.tsx)|messages\/ui_show_more|\/icons\/chevron-(left|right)\./,
            },
            // The search form, on the home page and above the vacancy list.
            {
              name: 'search',
              test: /\/src\/features\/dictionaries\/(recent-searches|search-(form|text))\.|messages\/search_(?!recent|suggestions)|\/icons\/(chevron-down|search)\./,
            },
            // The whole vacancy page: one request instead of one for each icon.
            {
              name: 'vacancy',
              test: /\/src\/(features\/vacancies\/(abroad|company-strip|contacts-button|report-button|share-button|similar|vacancy-(actions|facts|gone|view))\.tsx|ui\/(cloth-band|facts|plain-text)\.tsx|lib\/text-blocks)|messages\/vacancy_(report|share)\.|\/icons\/(arrow-left|briefcase-business|clock|external-link|flag|graduation-cap|languages|share-2)\./,
            },
            // Every chunk costs an entry in the route table, which the first load of all pages has: the texts of these
            // pages are one chunk each. The title of the list of candidates is in the navigation.
            {
              name: 'candidate-texts',
              test: /messages\/(candidate_|candidates_(?!title)|last_seen_|resume_(link|shared)_|top_candidates_)|\/icons\/(lock|lock-open|user-round)\./,
            },
            {
              name: 'resume-texts',
              test: /messages\/(my_resumes_|resume_(group|status|visibility)_)|\/icons\/(building-2|circle-arrow-up|circle-slash|link-2-off)\./,
            },
            {
              name: 'verification-texts',
              test: /messages\/(verification_(?!more_vacancies|go)|verifications_)|\/src\/lib\/tax-number\./,
            },
            // The texts of applications: of the candidate, of the employer.
            {
              name: 'application-texts',
              test: /messages\/(applications_(?!title)|response_(?!mark|send|yours))/,
            },
            {
              name: 'applicant-texts',
              test: /messages\/(applicants_|application_(reason|stage)_|board_(?!title)|promise_|recommendation_)/,
            },
            // The texts of notices, and of days, which notices and applications share.
            {
              name: 'notice-texts',
              test: /\/src\/i18n\/days\.|messages\/(day_|notices_)/,
            },
            // The labels of a resume's fields, for its owner, employers and moderators.
            {
              name: 'resume-labels',
              test: /\/src\/forms\/resume-labels\.|messages\/resume_form_(about|birthday|computer_skills|courses|driving|education|education_level|email|employment|languages|location|name|phones|photo|position|salary|skills|social_links|specialization|sphere|surname|work_type)\./,
            },
            // What the editors of vacancies and resumes share: one request instead of thirty. Without what these modules
            // import, which pages of the first visit need too.
            {
              name: 'editor',
              includeDependenciesRecursively: false,
              test: /\/src\/(forms\/(editor\/|avatar-field|common-kinds|focus-group|kinds|languages-field|location-field|model|places|sphere-field|values)|ui\/(combobox|date-picker|error-summary|month-picker|multi-combobox|picture-input|progress-bar|stepper|suggestion-list|use-suggestions|wizard-bar|wizard-shell)\.|lib\/fold\.)|messages\/(additional_inputs_|error_(invalid_url|too_many)\.|form_(choose|clash|fill|fix|no|nothing|refused|row|rows|saved|too)(_|\.)|settings_avatar_|ui_(counter|saved_at)\.)|\/icons\/(arrow-(down|up)|camera)\./,
            },
            // The texts of a company's own pages.
            {
              name: 'company-texts',
              test: /messages\/(benefit_|company_(page|history|event)_|team_)/,
            },
            // Small controls of pages with forms and dialogs.
            {
              name: 'controls',
              includeDependenciesRecursively: false,
              test: /\/src\/ui\/(avatar|radio-group|sheet|switch|textarea|use-swipe-down)\.|\/icons\/(pencil|plus|trash)\./,
            },
            // Sign-in pages should open with few requests. Every page of that layout needs this chunk.
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

// Lists every message file of the web for Paraglide and compiles them into src/paraglide, with `--tests` for tests.
// The project file is written from the folder, so a new locales/<locale>/web/<slice>.json needs no registration.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CompilerOptions, compile } from '@inlang/paraglide-js';

const web = fileURLToPath(new URL('..', import.meta.url));
const locales = join(web, '..', 'locales');
const project = join(web, 'project.inlang');

export const LOCALES = ['uz', 'ru', 'en'];

/** Files outside web/ that the browser needs too: labels of enums and texts of field errors. */
const SHARED = ['enums.json', 'validation.json', 'kernel.json'];

export const paraglideOptions = {
  project,
  outdir: join(web, 'src/paraglide'),
  // The locale is set once from the path (see src/i18n/locale.ts); cookies never decide it.
  strategy: ['globalVariable', 'baseLocale'],
  // The messages run in browsers only; the server has its own catalogue.
  isServer: 'false',
  disableAsyncLocalStorage: true,
} satisfies CompilerOptions;

/** For tests all messages of a language in one file: 1,500 small files would be loaded again by every file of tests. */
export const testMessages = {
  ...paraglideOptions,
  outdir: join(web, 'node_modules/.paraglide-tests'),
  outputStructure: 'locale-modules',
} satisfies CompilerOptions;

/** The message files that exist in any locale, relative to the locale's folder. */
export function messageFiles(): string[] {
  const found = new Set<string>();
  for (const locale of LOCALES) {
    const top = readdirSync(join(locales, locale), { recursive: true }) as string[];
    for (const file of top) {
      if (SHARED.includes(file) || /^web\/[\w-]+\.json$/.test(file)) found.add(file);
    }
  }
  return [...found].sort();
}

/**
 * Writes the Paraglide project file beside the sources, but only when it changed, so that watchers are not triggered.
 */
export function writeProject(): void {
  const settings = `${JSON.stringify(
    {
      baseLocale: 'uz',
      locales: LOCALES,
      modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
      'plugin.inlang.messageFormat': {
        pathPattern: messageFiles().map((file) => `../locales/{locale}/${file}`),
      },
    },
    null,
    2,
  )}\n`;
  const target = join(project, 'settings.json');
  mkdirSync(project, { recursive: true });
  let before = '';
  try {
    before = readFileSync(target, 'utf8');
  } catch {
    // First run in this checkout: there is nothing to compare with.
  }
  if (before !== settings) writeFileSync(target, settings);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeProject();
  await compile(process.argv.includes('--tests') ? testMessages : paraglideOptions);
  console.log(`messages: ${messageFiles().length} files × ${LOCALES.length} locales compiled`);
}

// What pages weigh, checked against budgets for weak phones and slow networks. KB = 1024 bytes, all as brotli.

export const BUDGET_KB = {
  /** Scripts that a document runs before the browser is idle. */
  document: 5,
  /** React of a document with all its islands but without their dialogs, fetched when the browser is idle. */
  react: 90,
  /** The same for signed-in people, who also have the bell and the account menu. */
  reactSigned: 105,
  /** The same of the home page by role, which is a page of what concerns one person. */
  reactHome: 140,
  /** What makes the list of vacancies follow its filters: plain scripts, fetched beside React. */
  results: 18,
  /** The whole first view of a document: HTML, styles, fonts, pictures in sight, scripts. */
  view: 70,
  /** Scripts of the first page of the app. */
  app: 150,
  /** Styles of a document, and of all pages of the app. */
  css: 9,
  fonts: 28,
};

/** HTML without its inlined styles, of the longest document. */
const HTML_KB = 12;

/** What every page shows. */
const PICTURES = ['logo.svg'];

/** Fonts that a page of each locale loads first. */
export const FONTS: Record<string, string[]> = {
  uz: ['fonts/onest-latin.woff2'],
  ru: ['fonts/onest-latin.woff2', 'fonts/onest-cyrillic.woff2'],
};

/** The islands of each document. */
const ISLANDS: Record<string, string[]> = {
  home: ['search-text', 'card', 'card-mark', 'viewed'],
  jobs: ['search-text', 'card', 'card-mark', 'save-search'],
  vacancy: ['vacancy-bar', 'contacts', 'share', 'report', 'seen', 'card', 'card-mark'],
  company: ['share', 'report', 'photos', 'card', 'card-mark'],
  guides: ['share'],
  article: [],
  faq: [],
  transparency: [],
  lost: ['card', 'card-mark'],
};
const SIGNED = ['account', 'bell'];
/** The islands of the home page of signed-in people, by role. */
const OF_ROLE: Record<string, string[]> = {
  candidates: [
    'search-text',
    'card',
    'card-mark',
    'viewed',
    'home-name',
    'home-news',
    'candidate-home',
  ],
  employers: ['home-name', 'home-news', 'employer-home'],
};

/** The first pages of the app. */
const FIRST_ROUTES = ['/auth/login', '/auth/register'];

export interface Shell {
  app: { entry: string; imports: string[]; css: string[] };
  document: { entry: string; imports: string[] };
  styles: Record<string, string[]>;
  islands: Record<string, string[]>;
  routes: Record<string, { files: string[] }>;
}

export interface Weight {
  what: string;
  kb: number;
  limit: number;
}

/** Bytes of a file as sent. */
export type Size = (file: string) => number;

export function weigh(shell: Shell, size: Size): Weight[] {
  const sum = (files: Iterable<string>, ending = '') => {
    let bytes = 0;
    for (const file of new Set(files)) if (file.endsWith(ending)) bytes += size(file);
    return bytes / 1024;
  };
  const documents = [shell.document.entry, ...shell.document.imports];
  const islands = (names: string[]) => {
    const files = ['main', ...names].flatMap((name) => named(shell.islands, name));
    return sum(
      files.filter((file) => !documents.includes(file)),
      '.js',
    );
  };
  const app = [shell.app.entry, ...shell.app.imports];
  return [
    { what: 'scripts of a document', kb: sum(documents), limit: BUDGET_KB.document },
    ...Object.entries(ISLANDS).flatMap(([name, parts]) => {
      const styles = named(shell.styles, name);
      const view = HTML_KB + sum([...documents, ...styles, ...PICTURES, ...(FONTS.ru ?? [])]);
      return [
        { what: `${name}: first view`, kb: view, limit: BUDGET_KB.view },
        { what: `${name}: CSS`, kb: sum(styles), limit: BUDGET_KB.css },
        { what: `${name}: React`, kb: islands(parts), limit: BUDGET_KB.react },
        {
          what: `${name}: React, signed in`,
          kb: islands([...parts, ...SIGNED]),
          limit: BUDGET_KB.reactSigned,
        },
      ];
    }),
    ...Object.entries(OF_ROLE).map(([role, own]) => ({
      what: `home of ${role}: React`,
      kb: islands([...SIGNED, ...own]),
      limit: BUDGET_KB.reactHome,
    })),
    {
      what: 'jobs: list and filters',
      kb: islands([...named(ISLANDS, 'jobs'), 'results']) - islands(named(ISLANDS, 'jobs')),
      limit: BUDGET_KB.results,
    },
    ...FIRST_ROUTES.map((path) => ({
      what: `${path}: JS`,
      kb: sum([...app, ...named(shell.routes, path).files], '.js'),
      limit: BUDGET_KB.app,
    })),
    { what: 'app: CSS', kb: sum(shell.app.css), limit: BUDGET_KB.css },
    ...Object.entries(FONTS).map(([locale, fonts]) => ({
      what: `fonts ${locale}`,
      kb: sum(fonts),
      limit: BUDGET_KB.fonts,
    })),
  ];
}

function named<Value>(list: Record<string, Value>, name: string): Value {
  const found = list[name];
  if (!found) throw new Error(`shell.json has no "${name}"`);
  return found;
}

// The size of a first visit, checked against budgets for weak phones and slow networks. KB = 1024 bytes.

/** Scripts are measured as gzip, which is what clients without brotli get. */
export const BUDGET_KB = { js: 110, css: 14, fonts: 28 };

/** Everything that a first visit to a page downloads, measured as brotli. */
export const FIRST_VIEW_KB: Record<string, { js: number; total: number }> = {
  '/': { js: 90, total: 200 },
  '/jobs': { js: 96, total: 200 },
  '/jobs/$slug': { js: 86, total: 180 },
  '/company/$slug': { js: 92, total: 180 },
  '/auth/login': { js: 81, total: 140 },
};

/** The HTML without its inlined styles: the frame, its texts and the first data. */
const HTML_KB = 8;

/** Images that every page shows. */
const PICTURES = ['logo.svg', 'favicon.svg'];

export interface Shell {
  entry: string;
  css: string[];
  imports: string[];
  routes: Record<string, string[]>;
}

/** Fonts that a page of each locale loads first. */
export const FONTS: Record<string, string[]> = {
  uz: ['fonts/onest-latin.woff2'],
  ru: ['fonts/onest-latin.woff2', 'fonts/onest-cyrillic.woff2'],
};

export interface Weight {
  what: string;
  kb: number;
  limit: number;
}

/** Bytes of a file as sent. */
export type Size = (file: string) => number;

function filesOf(shell: Shell, path: string): string[] {
  const route = shell.routes[path];
  if (!route) throw new Error(`shell.json has no route "${path}"`);
  return [...new Set([shell.entry, ...shell.imports, ...shell.css, ...route])];
}

function sum(files: Iterable<string>, size: Size, ending = ''): number {
  let bytes = 0;
  for (const file of files) if (file.endsWith(ending)) bytes += size(file);
  return bytes / 1024;
}

/** Measures the parts of the home page. */
export function firstVisit(shell: Shell, size: Size): Weight[] {
  const files = filesOf(shell, '/');
  return [
    { what: 'JS', kb: sum(files, size, '.js'), limit: BUDGET_KB.js },
    { what: 'CSS', kb: sum(files, size, '.css'), limit: BUDGET_KB.css },
    ...Object.entries(FONTS).map(([locale, fonts]) => ({
      what: `fonts ${locale}`,
      kb: sum(fonts, size),
      limit: BUDGET_KB.fonts,
    })),
  ];
}

/** Measures whole pages, in the language with the most fonts. */
export function firstViews(shell: Shell, size: Size): Weight[] {
  return Object.entries(FIRST_VIEW_KB).flatMap(([path, limit]) => {
    const files = filesOf(shell, path);
    const total = HTML_KB + sum([...files, ...PICTURES, ...(FONTS.ru ?? [])], size);
    return [
      { what: `${path} JS (brotli)`, kb: sum(files, size, '.js'), limit: limit.js },
      { what: `${path} first view`, kb: total, limit: limit.total },
    ];
  });
}

// The weight of a first visit, against the budgets that keep weak phones and slow networks in mind. KB = 1024 bytes.

export const BUDGET_KB = { js: 125, css: 14, fonts: 28 };

export interface Shell {
  entry: string;
  css: string[];
  imports: string[];
  routes: Record<string, string[]>;
}

/** Fonts that a page of each locale loads at first. */
export const FONTS: Record<string, string[]> = {
  uz: ['fonts/onest-latin.woff2'],
  ru: ['fonts/onest-latin.woff2', 'fonts/onest-cyrillic.woff2'],
};

export interface Weight {
  what: string;
  kb: number;
  limit: number;
}

/** Weighs the home page; `size` gives a file's bytes as sent. */
export function firstVisit(shell: Shell, size: (file: string) => number): Weight[] {
  const route = shell.routes['/'];
  if (!route) throw new Error('shell.json has no route "/"');
  const files = new Set([shell.entry, ...shell.imports, ...shell.css, ...route]);
  const sum = (list: Iterable<string>, ending: string) => {
    let bytes = 0;
    for (const file of list) if (file.endsWith(ending)) bytes += size(file);
    return bytes / 1024;
  };
  return [
    { what: 'JS', kb: sum(files, '.js'), limit: BUDGET_KB.js },
    { what: 'CSS', kb: sum(files, '.css'), limit: BUDGET_KB.css },
    ...Object.entries(FONTS).map(([locale, fonts]) => ({
      what: `fonts ${locale}`,
      kb: sum(fonts, '.woff2'),
      limit: BUDGET_KB.fonts,
    })),
  ];
}

// Which modules share a file. Texts and icons are thousands of small modules, and every set of modules that the same
// pages need would be a request of its own.
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Rolldown.ChunkingContext;

/** Where the use of a module begins. */
const ROOTS = {
  app: /\/src\/main\.tsx$/,
  /** React on documents. */
  documents: /\/src\/islands\/main\.tsx$/,
  /** Islands for everybody, and those of signed-in people. */
  islands:
    /\/src\/islands\/(?!main|root|island|account|bell|owner-numbers|candidate-home|employer-home|home-)[\w-]+\.tsx$/,
  member: /\/src\/islands\/(account|bell|owner-numbers)\.tsx$/,
  /** The home page of signed-in people. */
  home: /\/src\/islands\/(candidate-home|employer-home|home-[\w-]+)\.tsx$/,
  /** The list of vacancies. */
  results: /\/src\/islands\/results\/results\.ts$/,
};
type Use = Record<keyof typeof ROOTS, boolean>;

/** Texts and icons are imported from one file that lists all of them; which ones a module uses stands in its code. */
const LISTS = /^(.*)\/(messages|lucide-react)\.m?js$/;

function usedOf(code: string, folder: string, list: string): string[] {
  if (list === 'messages') {
    return [...code.matchAll(/\bm\.(\w+)/g)].map(([, name]) => `${folder}/messages/${name}.js`);
  }
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  return names.split(',').map((name) => {
    const icon = name.trim().replace(/ .*/, '');
    return `${folder}/icons/${icon.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase()}.mjs`;
  });
}

/** What modules import statically, from the roots on. */
function reachOf(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    const info = modules.getModuleInfo(id);
    for (const inner of info?.importedIds ?? []) {
      const [, folder, list] = LISTS.exec(inner) ?? [];
      for (const next of folder && list ? usedOf(info?.code ?? '', folder, list) : [inner]) {
        if (found.has(next)) continue;
        found.add(next);
        walk(next);
      }
    }
  };
  for (const root of roots) walk(root);
  return found;
}

/** A group of the modules for which `choose` gives a name. */
function byUse(
  debugName: string,
  choose: (use: Use, id: string) => string | null,
  more: Partial<Group> = {},
): Group {
  const all: string[] = [];
  let reach: [string, Set<string>][] | undefined;
  return {
    debugName,
    ...more,
    // It is asked for every module before the first name is.
    test: (id) => {
      all.push(id);
      return true;
    },
    name: (id, modules) => {
      reach ??= Object.entries(ROOTS).map(([use, root]) => [
        use,
        reachOf(
          all.filter((one) => root.test(one)),
          modules,
        ),
      ]);
      const use = Object.fromEntries(reach.map(([name, set]) => [name, set.has(id)])) as Use;
      return choose(use, id);
    },
  };
}

/** A group for each word that the pattern finds in the path of a module. */
function byWord(debugName: string, pattern: RegExp, minShareCount: number): Group {
  return { debugName, name: (id) => pattern.exec(id)?.[1] ?? null, minShareCount };
}

/** What only the home page of signed-in people shows, apart from what it shares with the app. */
const HOME = /\/src\/(islands|features|forms)\/|\/messages\/(home|cabinet)_/;

const isPart = ({ islands, results, member }: Partial<Use>) => islands || results || member;

export const chunkGroups: Group[] = [
  // What documents run before they are idle; the app runs it too.
  {
    name: 'frame',
    test: /\/src\/(frame\/frame|i18n\/locale|session\/token|api\/token|lib\/(theme|open-later)|paraglide\/runtime)\.|vite\/(message-runtime|preload-helper)/,
  },
  // Libraries change rarely: these files stay cached across our releases.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(query-core|react-query)|lucide-react\/dist\/esm(?!\/icons\/|\/lucide-react))\//,
  },
  // First what documents need, so that they never load a part of the app. What the app needs on every page comes with
  // it, what many of its pages share with some islands is apart from the rest of these islands.
  byUse('live', ({ documents, app, ...parts }) =>
    documents || (app && isPart(parts)) ? 'live' : null,
  ),
  { name: 'router', test: /node_modules\/@tanstack\// },
  byUse(
    'basics',
    ({ islands, results, member }) => (islands || results ? 'basics' : member ? 'menus' : null),
    { minShareCount: 8 },
  ),
  byUse('parts', ({ app, islands, results, member }) =>
    app ? 'app' : islands ? 'islands' : results ? 'results' : member ? 'member' : null,
  ),
  // Also on pages that have nothing else of the next groups.
  { name: 'card', test: /\/src\/ui\/card\./ },
  // The home page of signed-in people never loads a part of the app either.
  byUse('home-kit', ({ home }, id) => (home && !HOME.test(id) ? 'home-kit' : null), {
    minShareCount: 2,
  }),
  byUse('home', ({ home }) => (home ? 'home' : null), { minShareCount: 2 }),
  // The app: what most of its pages need, then smaller sets.
  { name: 'kit', minShareCount: 55 },
  { name: 'values', test: /\/node_modules\/valibot\// },
  {
    name: 'phone',
    test: /\/src\/(ui\/(phone-input|use-mask)|lib\/phone)\.|node_modules\/@maskito\//,
  },
  // Sign-in pages are often the first ones of the app.
  {
    name: 'sign-in',
    test: /\/src\/features\/auth\/(journey|login|phone\.|queries|social|telegram|enter|use-(social|telegram)|totp)/,
  },
  { name: 'fields', test: /\/src\/(ui|forms|lib|i18n)\/|\/icons\//, minShareCount: 10 },
  byWord('texts', /\/paraglide\/messages\/([a-z]+)_/, 2),
  { name: 'icons', test: /\/icons\//, minShareCount: 2 },
  byWord('forms', /\/src\/forms\/([\w-]+)\//, 4),
  byWord('features', /\/src\/features\/([\w-]+)\//, 4),
];

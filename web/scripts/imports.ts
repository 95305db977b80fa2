// Which folder of src/ may import which. A folder that is not listed may only be imported from within itself. The
// folders are explained in docs/ARCHITECTURE.md.

export const MAY_IMPORT: Record<string, string[]> = {
  api: [],
  lib: [],
  ui: ['lib'],
  i18n: ['api', 'lib', 'paraglide'],
  session: ['api', 'lib', 'i18n'],
  forms: ['ui', 'api', 'i18n', 'lib', 'paraglide'],
  features: ['api', 'lib', 'ui', 'i18n', 'session', 'forms', 'paraglide'],
  layouts: ['ui', 'lib', 'session', 'i18n', 'frame', 'paraglide'],
  // Its second file brings the islands to life.
  frame: ['api', 'lib', 'i18n', 'session', 'islands', 'paraglide'],
  routes: [
    'api',
    'lib',
    'ui',
    'i18n',
    'session',
    'forms',
    'features',
    'layouts',
    'frame',
    'ui-gallery',
    'paraglide',
  ],
  islands: [
    'api',
    'lib',
    'ui',
    'i18n',
    'session',
    'forms',
    'features',
    'layouts',
    'frame',
    'paraglide',
  ],
  // Style sheets only.
  documents: [],
  'ui-gallery': ['ui', 'lib', 'i18n', 'paraglide'],
  // Files directly in src/ put the app together.
  '.': ['api', 'lib', 'i18n', 'layouts', 'session', 'frame', 'islands', 'routes', 'styles'],
};

/**
 * Packages that a folder must not import: pure functions do not depend on React, UI primitives neither on the router
 * nor on data.
 */
const FORBIDDEN_PACKAGES: Record<string, RegExp> = {
  lib: /^(react|react-dom|@tanstack\/|openapi-)/,
  api: /^(react|react-dom|lucide-react)(\/|$)/,
  ui: /^(@tanstack\/react-router|@tanstack\/react-query|openapi-)/,
  // Documents run it before React comes, and islands live on pages without a router.
  frame: /^(react|react-dom|@tanstack\/|openapi-)/,
  islands: /^@tanstack\/react-router/,
};

/** Problems of one file; `file` is relative to src/ (`features/home/hero.tsx`). */
export function importProblems(file: string, source: string): string[] {
  const [folder, slice] = place(file);
  const allowed = MAY_IMPORT[folder];
  if (!allowed) return [`${file}: the folder ${folder}/ is not in the table of scripts/imports.ts`];
  const problems: string[] = [];
  for (const name of importsOf(source)) {
    const target = inside(file, name);
    if (target === undefined) {
      if (FORBIDDEN_PACKAGES[folder]?.test(name))
        problems.push(`${file}: ${folder}/ must not use ${name}`);
      continue;
    }
    const [to, toSlice] = place(target);
    if (to === folder) {
      if (folder === 'features' && slice !== toSlice) {
        problems.push(`${file}: a feature must not import another feature (${target})`);
      }
      if (folder === 'routes') problems.push(`${file}: routes are not imported (${target})`);
      continue;
    }
    if (!allowed.includes(to)) problems.push(`${file}: ${folder}/ must not import ${target}`);
  }
  return problems;
}

function importsOf(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)(['"])([^'"\n]+)\1/gm);
  return [...found].map((match) => match[2] as string);
}

/** The path inside src/ that an import resolves to; undefined for a package. */
function inside(file: string, name: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2);
  if (!name.startsWith('.')) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function place(path: string): [folder: string, slice: string] {
  const parts = path.split('/');
  if (parts.length === 1) return ['.', ''];
  return [parts[0] as string, parts[1] as string];
}

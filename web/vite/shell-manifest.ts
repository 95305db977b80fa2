import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the server needs to write pages: which files each of them loads. */
export interface ShellManifest {
  /** The module script of the app, the chunks that it imports, and the styles of every page of the app. */
  app: Entry & { css: string[] };
  /** The module script of documents. Their islands are loaded later, by this script. */
  document: Entry;
  /** The style sheets of documents by name (`src/documents`); the server inlines them. */
  styles: Record<string, string[]>;
  /** The scripts and styles that documents load later: of React itself (`main`) and of each island. For `check-size`. */
  islands: Record<string, string[]>;
  /** Pages of the app by path without layouts (`/resume/edit/$id`). */
  routes: Record<string, ShellRoute>;
}

interface Entry {
  entry: string;
  imports: string[];
}

interface ShellRoute {
  /** Its own chunks and styles, with everything they import. */
  files: string[];
  /** What of the server's frame is shown around it. */
  frame: 'site' | 'auth' | 'board' | 'bare';
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'facadeModuleId' | 'moduleIds'> & {
  css: string[];
};

/** The frames by the folder of a layout; `src/layouts/navigation-effects.ts` has the same table. */
const FRAMES: Record<string, ShellRoute['frame']> = {
  _default: 'site',
  _auth: 'auth',
  _kanban: 'board',
};

/** `src/routes/_default/help.$page.tsx` → `/help/$page`: layouts and file extensions are not part of a path. */
export function routePath(file: string): string {
  const parts = file
    .replace(/\.(lazy\.)?tsx$/, '')
    .split(/[/.]/)
    .filter((part) => part !== '' && part !== 'index' && part !== 'route' && !part.startsWith('_'));
  return `/${parts.map((part) => part.replace(/_$/, '').replace(/^\[(.*)\]/, '$1')).join('/')}`;
}

/** `styles`: the built style sheets of documents by name. `src`: the folder of the sources. */
export function shellOf(
  chunks: Chunk[],
  styles: Record<string, string[]>,
  src: string,
): ShellManifest {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (chunk: Chunk, seen = new Set<string>()): Chunk[] => {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const inner = chunk.imports.flatMap((name) => {
      const next = byName.get(name);
      return next ? reach(next, seen) : [];
    });
    return [chunk, ...inner];
  };
  const entryOf = (facade: (id: string) => boolean) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId && facade(facadeModuleId));
    if (!entry) throw new Error('the build lacks an entry chunk');
    const all = reach(entry);
    const imports = all.slice(1).map((chunk) => chunk.fileName);
    return { entry: entry.fileName, imports, css: all.flatMap((chunk) => chunk.css) };
  };

  const app = entryOf((id) => id.endsWith('/index.html'));
  const { css: _, ...document } = entryOf((id) => id === join(src, 'frame/main.ts'));
  const islands: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const island = /^islands\/(?:results\/)?([\w-]+)\.tsx?$/.exec(
      (chunk.facadeModuleId ?? '').slice(src.length + 1),
    )?.[1];
    if (island) islands[island] = reach(chunk).flatMap(({ fileName, css }) => [fileName, ...css]);
  }
  const already = new Set([app.entry, ...app.imports, ...app.css]);
  const routesDir = join(src, 'routes');
  const found: Record<string, ShellRoute> = {};
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      // The router splits a route file into virtual parts: `…/index.tsx?tsr-split=component`.
      const [source, query] = id.split('?');
      if (!source?.startsWith(`${routesDir}/`) || !query?.includes('tsr-split')) continue;
      const file = source.slice(routesDir.length + 1);
      // A layout is loaded by the routes inside it.
      if (isLayout(file)) continue;
      const layouts = layoutsOf(file).map((layout) => `${join(routesDir, layout)}?`);
      const around = chunks.filter(({ moduleIds }) =>
        moduleIds.some((module) => layouts.some((layout) => module.startsWith(layout))),
      );
      const path = routePath(file);
      const route = found[path] ?? { files: [], frame: frameOf(file) };
      found[path] = route;
      for (const part of [chunk, ...around]) {
        route.files.push(...reach(part).flatMap((one) => [one.fileName, ...one.css]));
      }
    }
  }
  for (const route of Object.values(found)) {
    const files = [...new Set(route.files)].filter((file) => !already.has(file));
    // A chunk comes before its imports; styles go the other way round, so that a page's own styles come last and win.
    const styles = files.filter((file) => file.endsWith('.css')).reverse();
    route.files = [...files.filter((file) => !file.endsWith('.css')).sort(), ...styles];
  }
  const routes = Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { app, document, styles, islands, routes };
}

function isLayout(file: string): boolean {
  return (
    file
      .replace(/\.tsx$/, '')
      .split(/[/.]/)
      .at(-1) ?? ''
  ).startsWith('_');
}

/** `_auth/a/index.tsx` → `_auth.tsx`, `_auth/route.tsx`, `_auth/a.tsx`, `_auth/a/route.tsx`. */
function layoutsOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.flatMap((_, i) => {
    const folder = folders.slice(0, i + 1).join('/');
    return [`${folder}.tsx`, `${folder}/route.tsx`];
  });
}

function frameOf(file: string): ShellRoute['frame'] {
  return FRAMES[file.split('/')[0] ?? ''] ?? 'bare';
}

/** Writes dist/shell.json. */
export function shellManifest(): Plugin {
  let root = '';
  let out = '';
  return {
    name: 'ishbor:shell-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = resolve(root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      // Vite lists the styles of a chunk in its own manifest, which is written before this runs.
      const vite = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Record<
        string,
        { file: string; css?: string[] }
      >;
      const css = new Map(Object.values(vite).map((item) => [item.file, item.css ?? []]));
      const styles = Object.entries(vite)
        .filter(([source]) => source.startsWith('src/documents/'))
        .map(([source, { file }]) => [basename(source, '.css'), [file]]);
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const shell = shellOf(
        chunks.map((chunk) => ({
          fileName: chunk.fileName,
          imports: chunk.imports,
          facadeModuleId: chunk.facadeModuleId,
          moduleIds: chunk.moduleIds,
          css: css.get(chunk.fileName) ?? [],
        })),
        Object.fromEntries(styles),
        join(root, 'src'),
      );
      this.fs.writeFile(join(out, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
    },
  };
}

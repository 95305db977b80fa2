import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the server needs to write the first HTML: which files each route loads. */
export interface ShellManifest {
  /** The module script of index.html. */
  entry: string;
  /** Styles of the entry; the server inlines them. */
  css: string[];
  /** Chunks that the entry imports, for modulepreload. */
  imports: string[];
  /** Route path without layouts (`/help/$page`) → its own chunks and styles, with everything they import. */
  routes: Record<string, string[]>;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'> & {
  css: string[];
};

/** `src/routes/_default/help.$page.tsx` → `/help/$page`: layouts and file extensions are not part of a path. */
export function routePath(file: string): string {
  const parts = file
    .replace(/\.(lazy\.)?tsx$/, '')
    .split(/[/.]/)
    .filter((part) => part !== '' && part !== 'index' && part !== 'route' && !part.startsWith('_'));
  return `/${parts.map((part) => part.replace(/_$/, '').replace(/^\[(.*)\]/, '$1')).join('/')}`;
}

export function shellOf(chunks: Chunk[], routesDir: string): ShellManifest {
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

  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry chunk');
  const first = reach(entry);
  const already = new Set(first.flatMap((chunk) => [chunk.fileName, ...chunk.css]));

  const routes: Record<string, string[]> = {};
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      // The router splits a route file into virtual parts: `…/index.tsx?tsr-split=component`.
      const [path, query] = id.split('?');
      if (!path?.startsWith(routesDir) || !query?.includes('tsr-split')) continue;
      const file = path.slice(routesDir.length + 1);
      // A layout is loaded by the routes inside it; their list is completed below.
      if (isLayout(file)) continue;
      const own = reach(chunk).flatMap((part) => [part.fileName, ...part.css]);
      add(routes, routePath(file), own);
      for (const layout of layoutsOf(file)) {
        for (const other of chunks) {
          if (other.moduleIds.some((module) => module.startsWith(`${join(routesDir, layout)}?`))) {
            add(
              routes,
              routePath(file),
              reach(other).flatMap((part) => [part.fileName, ...part.css]),
            );
          }
        }
      }
    }
  }
  for (const path of Object.keys(routes)) {
    const files = [...new Set(routes[path])].filter((file) => !already.has(file));
    // A chunk comes before its imports; styles go the other way round, so that a page's own styles come last and win.
    const styles = files.filter((file) => file.endsWith('.css')).reverse();
    routes[path] = [...files.filter((file) => !file.endsWith('.css')).sort(), ...styles];
  }
  return {
    entry: entry.fileName,
    css: first.flatMap((chunk) => chunk.css),
    imports: first.slice(1).map((chunk) => chunk.fileName),
    routes: Object.fromEntries(Object.entries(routes).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function add(routes: Record<string, string[]>, path: string, files: string[]): void {
  routes[path] = [...(routes[path] ?? []), ...files];
}

function isLayout(file: string): boolean {
  return (
    file
      .replace(/\.tsx$/, '')
      .split(/[/.]/)
      .at(-1) ?? ''
  ).startsWith('_');
}

/** `_default/help/index.tsx` → `_default.tsx`. */
function layoutsOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, i) => `${folders.slice(0, i + 1).join('/')}.tsx`);
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
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const shell = shellOf(
        chunks.map((chunk) => ({
          fileName: chunk.fileName,
          imports: chunk.imports,
          isEntry: chunk.isEntry,
          moduleIds: chunk.moduleIds,
          css: css.get(chunk.fileName) ?? [],
        })),
        join(root, 'src/routes'),
      );
      this.fs.writeFile(join(out, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
    },
  };
}

import type { Plugin } from 'vite';

export function shellManifest(): Plugin {
  return { name: 'ishbor:shell-manifest', apply: 'build' };
}

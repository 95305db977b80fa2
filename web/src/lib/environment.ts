/** True under `vite dev`, and on pages of a server that runs in development mode. */
export function isDevelopment(): boolean {
  const told = document.querySelector('meta[name="ishbor-env"]')?.getAttribute('content');
  return import.meta.env.DEV || told === 'development';
}

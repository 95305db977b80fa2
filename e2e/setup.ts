import { startServer } from './server.ts';

/** Playwright calls the returned function after the last test. */
export default async function setup() {
  const server = await startServer();
  return server.stop;
}

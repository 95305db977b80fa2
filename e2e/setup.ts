import { startDoubles } from './doubles.ts';
import { binaryPath, DOUBLES, startServer } from './server.ts';

/** Playwright calls the returned function after the last test. */
export default async function setup() {
  const doubles = await startDoubles(binaryPath(), DOUBLES);
  try {
    const server = await startServer();
    return async () => {
      await server.stop();
      await doubles.stop();
    };
  } catch (error) {
    await doubles.stop();
    throw error;
  }
}

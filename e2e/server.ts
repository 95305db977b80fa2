// Starts the real binary with its own data folder and stops it again. Used by the tests, the screenshots and
// Lighthouse.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doublesSettings } from './doubles.ts';

/** A cold start creates a database first. */
const START_MS = 120_000;
const STOP_MS = 20_000;

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/**
 * No sandbox, because tests may run as root in a container. The browser's own background network traffic is turned off.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

export const PORT = Number(process.env.ISHBOR_E2E_PORT ?? 8197);
export const URL_BASE = `http://127.0.0.1:${PORT}`;
/** Where the doubles listen. Screenshots and Lighthouse run without them. */
export const DOUBLES = { telegram: PORT + 1, google: PORT + 2, companyRegistry: PORT + 3 };

export function binaryPath(): string {
  return process.env.ISHBOR_BIN ?? fileURLToPath(new URL('../target/debug/ishbor', import.meta.url));
}

/** The environment of the server and of the commands run beside it. */
function settings(data: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ISHBOR_ENV: 'development',
    ISHBOR_DATA: data,
    ISHBOR_LISTEN: `127.0.0.1:${PORT}`,
    ISHBOR_ADMIN_LISTEN: '127.0.0.1:0',
    // Each test has its own client address, so that no test uses up the rate limits of another.
    ISHBOR_TRUSTED_PROXIES: '127.0.0.1/32',
    // All journeys together request more codes per minute than the normal limit allows.
    ISHBOR_CODES_PER_ADDRESS: '10000',
    ISHBOR_CODES_PER_NETWORK: '10000',
    ISHBOR_SMS_DAY_BUDGET: '1000000000',
    // Salaries are compared at the rates of data/rates.json, which are the same every day.
    ISHBOR_CENTRAL_BANK_URL: 'off',
    ...doublesSettings(DOUBLES),
  };
}

/** Runs `ishbor admin …` beside the running server and returns its output. */
export function admin(...words: string[]): string {
  const data = process.env.ISHBOR_E2E_DATA;
  if (!data) throw new Error('no server was started');
  return execFileSync(binaryPath(), ['admin', ...words], { env: settings(data), encoding: 'utf8' });
}

/** Starts the server, with demo data if requested. */
export async function startServer(...options: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const binary = binaryPath();
  if (!existsSync(binary)) throw new Error(`no binary at ${binary}; build it with: cargo build`);
  const data = await mkdtemp(join(tmpdir(), 'ishbor-e2e-'));
  // Playwright workers inherit it.
  process.env.ISHBOR_E2E_DATA = data;
  let log = '';
  const server = spawn(binary, ['serve', ...options], {
    env: settings(data),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const note = (text: Buffer) => {
    log = (log + text).slice(-20_000);
  };
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let running = true;
  void gone.then(() => {
    running = false;
  });

  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(late);
    await rm(data, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady())) {
    if (!running || Date.now() > deadline) {
      if (running) await stop();
      throw new Error(`the server did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // Another server on the port would answer too. Ours is still running, so it is the one that has the port.
  if (!running) throw new Error(`port ${PORT} is taken:\n${log}`);
  return { url: URL_BASE, stop };
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${URL_BASE}/ready`)).ok;
  } catch {
    return false;
  }
}

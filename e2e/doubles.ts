// Test doubles of Telegram, Google and the register of companies: a program of ours that speaks their protocols.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const START_MS = 20_000;

interface Ports {
  telegram: number;
  google: number;
  companyRegistry: number;
}

/** Settings that make the server use the doubles. Token and keys are those of `crates/doubles`. */
export function doublesSettings({ telegram, google, companyRegistry }: Ports): NodeJS.ProcessEnv {
  const telegramUrl = `http://127.0.0.1:${telegram}`;
  return {
    ISHBOR_TELEGRAM_TOKEN: '1234567890:TEST-token-for-vectors-only',
    ISHBOR_TELEGRAM_BOT: 'ishbor_double_bot',
    ISHBOR_TELEGRAM_API: telegramUrl,
    ISHBOR_TELEGRAM_OAUTH: telegramUrl,
    ISHBOR_GOOGLE_ID: 'ishbor-double.apps.googleusercontent.com',
    ISHBOR_GOOGLE_SECRET: 'double-secret',
    ISHBOR_GOOGLE_ISSUER: `http://127.0.0.1:${google}`,
    ISHBOR_COMPANY_REGISTRY_URL: `http://127.0.0.1:${companyRegistry}`,
  };
}

/** Starts the doubles, which were built beside the server. */
export async function startDoubles(server: string, ports: Ports): Promise<{ stop: () => Promise<void> }> {
  const binary = join(dirname(server), 'ishbor-doubles');
  if (!existsSync(binary)) throw new Error(`no binary at ${binary}; build it with: cargo build -p doubles`);
  const words = [
    `--telegram=${ports.telegram}`,
    `--google=${ports.google}`,
    `--company-registry=${ports.companyRegistry}`,
  ];
  const others = ['eskiz', 'playmobile', 'smtp', 'smtp-admin', 'central-bank'].map((name) => `--${name}=0`);
  const doubles = spawn(binary, [...words, ...others], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  doubles.stderr.on('data', (text: Buffer) => {
    log = (log + text).slice(-5_000);
  });
  const gone = new Promise<void>((resolve) => doubles.once('exit', () => resolve()));
  const stop = async () => {
    doubles.kill('SIGINT');
    await gone;
  };
  const deadline = Date.now() + START_MS;
  // Each double prints its address once it listens.
  while (!['telegram', 'google', 'register'].every((name) => log.includes(name))) {
    if (doubles.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the doubles did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop };
}

/** A Telegram user who can write to the bot and read its messages. */
export class TelegramPerson {
  readonly id = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
  readonly name: string;
  readonly #url: string;

  constructor(port: number, name: string) {
    this.name = name;
    this.#url = `http://127.0.0.1:${port}/__double`;
  }

  async say(text: string): Promise<void> {
    const said = { from_id: this.id, first_name: this.name, text };
    const answer = await fetch(`${this.#url}/say`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
    });
    if (!answer.ok) throw new Error(`the Telegram double answered ${answer.status}`);
  }

  /** Messages that the bot has sent to this user, oldest first. */
  async messages(): Promise<string[]> {
    const sent = (await (await fetch(`${this.#url}/sent`)).json()) as { chat: number; text: string }[];
    return sent.filter(({ chat }) => chat === this.id).map(({ text }) => text);
  }
}

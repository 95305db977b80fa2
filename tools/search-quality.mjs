// Runs every query of data/search against a running server and reports how many were understood, by kind.
//
//   node tools/search-quality.mjs BINARY
//
// Starts the binary with demo data of size s in a folder of its own. Exits with 1 when too few of the agreed 200
// queries find what they mean.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** People do not look further down the results. */
const FIRST = 5;
/** Each file and how many of its queries must be right. */
const FILES = [
  { name: 'queries.json', least: 198 },
  { name: 'more_queries.json', least: 120 },
  { name: 'independent_queries.json', least: 267 },
];
/**
 * Milliseconds. Waits end as soon as their condition holds, so these only have to be long enough for the slowest
 * machine.
 */
const START_TIME = 900_000;
const ANSWER_TIME = 120_000;
/** How many queries run at once. */
const AT_ONCE = 4;

const [binary] = process.argv.slice(2);
if (!binary) {
  console.error('usage: node tools/search-quality.mjs BINARY');
  process.exit(2);
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function start(data) {
  const address = `127.0.0.1:${await freePort()}`;
  const settings = Object.entries(process.env).filter(([name]) => !/^(ISHBOR_(?!PG_BIN)|DATABASE_URL)/.test(name));
  const child = spawn(binary, ['serve', '--demo', 's'], {
    env: {
      ...Object.fromEntries(settings),
      ISHBOR_DATA: data,
      ISHBOR_LISTEN: address,
      ISHBOR_ADMIN_LISTEN: '127.0.0.1:0',
      // Searching is rate-limited per client address, so every query uses another address.
      ISHBOR_TRUSTED_PROXIES: '127.0.0.0/8',
      ISHBOR_CENTRAL_BANK_URL: 'off',
      ISHBOR_LOG: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { base: `http://${address}/api/v1`, child, stop, said: () => said };
}

/** Waits until the index answers: before that the database does, without counts. */
async function wait({ base, child, said }) {
  const end = Date.now() + START_TIME;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const answer = await ask(base, '/jobs?q=haydovchi', 'uz').catch(() => undefined);
    if (answer && answer.facets !== null) return;
    await sleep(200);
  }
  throw new Error(`the product did not start: ${said()}`);
}

let people = 0;

async function ask(base, path, lang) {
  people += 1;
  const headers = { 'JB-Lang': lang, 'X-Forwarded-For': `10.0.${people >> 8}.${people & 255}` };
  const answer = await fetch(base + path, { headers, signal: AbortSignal.timeout(ANSWER_TIME) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The filters that were recognised in the query, in the notation of the query files. */
function understood(applied) {
  const said = applied.filter(({ typed }) => typed !== null);
  return said.map(({ key, value }) => (key === 'experience' ? `experience ${value}` : value)).sort();
}

/** Undefined when the response is right, otherwise what is wrong with it. */
function judge({ expected }, answer, codes) {
  const { professions = [], sphere, region, absent = [], none = false } = expected;
  // Pay comes as a number; its currency is in the label.
  const filters = (expected.filters ?? []).map((filter) => filter.replace(/ (UZS|USD|RUB)$/, ''));
  const wanted = (region ? [codes.get(region)] : filters).toSorted();
  const said = understood(answer.applied);
  if (said.join() !== wanted.join()) return `understood [${said}] instead of [${wanted}]`;
  if (none) return answer.meta.total === 0 ? undefined : `${answer.meta.total} found`;
  const found = answer.facets.profession.map(({ value }) => value);
  const unwanted = absent.filter((slug) => found.includes(slug));
  if (unwanted.length > 0) return `found ${unwanted}`;
  const cards = answer.data.slice(0, FIRST);
  const shown = cards.map(({ title, profession }) => `${profession} "${title}"`).join(', ') || 'nothing';
  if (professions.length > 0) {
    return cards.some(({ profession }) => professions.includes(profession)) ? undefined : shown;
  }
  const ofSphere = cards.filter((card) => sphere === undefined || card.sphere.includes(sphere));
  return ofSphere.length * 2 > FIRST ? undefined : shown;
}

function printTable(name, kinds, misses) {
  const line = (kind, right, all) => console.log(`  ${kind.padEnd(26)} ${right.padStart(5)} ${all.padStart(5)}`);
  console.log(`\n${name}`);
  line('kind', 'right', 'of');
  for (const [kind, { right, all }] of [...kinds].sort()) line(kind, `${right}`, `${all}`);
  const sum = (what) => [...kinds.values()].reduce((total, one) => total + one[what], 0);
  line('all', `${sum('right')}`, `${sum('all')}`);
  for (const miss of misses) console.log(`  - ${miss}`);
  return sum('right');
}

/** Results in the order of the list, although several run at once. */
async function each(list, work) {
  const results = [];
  const rest = list.entries();
  const lane = async () => {
    for (const [at, one] of rest) results[at] = await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

async function run(base, name, codes) {
  const { queries } = JSON.parse(await readFile(new URL(`../data/search/${name}`, import.meta.url), 'utf8'));
  const answers = await each(queries, ({ query: text, lang }) => {
    const locale = ['uz', 'ru', 'en'].find((one) => lang.startsWith(one)) ?? 'uz';
    return ask(base, `/jobs?q=${encodeURIComponent(text)}&per_page=${FIRST}`, locale);
  });
  const kinds = new Map();
  const misses = [];
  for (const [at, query] of queries.entries()) {
    const { query: text, kind } = query;
    const wrong = judge(query, answers[at], codes);
    const counts = kinds.get(kind) ?? { right: 0, all: 0 };
    kinds.set(kind, { right: counts.right + (wrong === undefined ? 1 : 0), all: counts.all + 1 });
    if (wrong !== undefined) misses.push(`${text} (${kind}): ${wrong}`);
  }
  return printTable(name, kinds, misses);
}

const data = await mkdtemp(join(tmpdir(), 'ishbor-quality-'));
const server = await start(data);
try {
  await wait(server);
  // The number of a place in the dictionary is its official code.
  const places = await ask(server.base, '/locations', 'uz');
  const codes = new Map(places.data.map(({ id, slug }) => [String(id), slug]));
  for (const { name, least } of FILES) {
    const right = await run(server.base, name, codes);
    if (right < least) {
      console.error(`search-quality: ${right} of ${name} are right; ${least} must be`);
      process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

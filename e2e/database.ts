// Time cannot be turned in a running product, but what it knows about time can.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps the programs of PostgreSQL off the path. */
function psql(): string {
  const parent = '/usr/lib/postgresql';
  const versions = existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name, 'bin/psql')) : [];
  return versions.find((path) => existsSync(path)) ?? 'psql';
}

/** Runs a statement in the private database of the server under test. */
export function sql(statement: string): void {
  const data = process.env.ISHBOR_E2E_DATA;
  if (!data) throw new Error('no server was started');
  const socket = join(data, 'pg', 'socket');
  const where = ['-h', socket, '-p', '5432', '-U', 'ishbor', '-d', 'ishbor'];
  execFileSync(psql(), [...where, '-v', 'ON_ERROR_STOP=1', '-qc', statement]);
}

/** As if the month of this vacancy had ended an hour ago. */
export function letExpire(slug: string): void {
  sql(`update vacancies set expires_at = now() - interval '1 hour', published_at = now() - interval '30 days'
       where slug = '${slug}'`);
}

/** As if the last code to this number had been asked for an hour ago: the next one may be asked for at once. */
export function letPauseEnd(phone: string): void {
  sql(`update code_requests set created_at = created_at - interval '1 hour' where recipient = '${phone}'`);
}

/**
 * Google or Telegram knows nobody here by this subject any more. The doubles know two people each, and a journey that
 * failed halfway leaves its person linked.
 */
export function forgetIdentity(subject: string): void {
  sql(`delete from identities where subject = '${subject}'`);
}

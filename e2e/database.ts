// The server's clock cannot be moved, so tests change the stored timestamps instead.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian does not put the PostgreSQL programs on the PATH. */
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

/** Makes the vacancy look as if its month had ended an hour ago. */
export function letExpire(slug: string): void {
  sql(`update vacancies set expires_at = now() - interval '1 hour', published_at = now() - interval '30 days'
       where slug = '${slug}'`);
}

/** Makes the last code sent to this number look an hour old, so that the next one may be requested at once. */
export function letPauseEnd(phone: string): void {
  sql(`update code_requests set created_at = created_at - interval '1 hour' where recipient = '${phone}'`);
}

/**
 * Unlinks this Google or Telegram subject from every account. The doubles know two people each, and a journey that
 * failed halfway leaves its person linked.
 */
export function forgetIdentity(subject: string): void {
  sql(`delete from identities where subject = '${subject}'`);
}

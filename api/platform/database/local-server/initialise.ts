import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../failure.ts';
import { DatabaseProblem } from '../pool.ts';
import type { Account } from './account.ts';
import { programPath, type Binaries } from './binaries.ts';

/** Superuser that created the server's data folder and creates its roles. */
export const superuser = 'verandah';

export interface Initialisation {
  readonly binaries: Binaries;
  readonly data: string;
  readonly account: Account | undefined;
  /** Of the superuser, on loopback; absent: everyone with access to the socket is trusted. */
  readonly password?: string;
}

const majorOf = (version: string): string => version.split('.')[0] ?? version;

/** The locale that needs nothing of the system, or where a PostgreSQL is too old for it the one that sorts alike. */
const localeOf = ({ version }: Binaries): readonly string[] =>
  Number(majorOf(version)) >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8'];

/**
 * Makes the data folder of a server, atomically, unless it exists. Every platform sorts alike: by
 * code points, without the system's locales.
 * @throws {DatabaseProblem} if it is of another version, or can't be created
 */
export function initialiseData({ binaries, data, account, password }: Initialisation): void {
  if (isMade(data, binaries)) return;
  const part = mkdtempSync(`${data}.part-`);
  try {
    if (account) chownSync(part, account.uid, account.gid);
    runInitdb({ binaries, data: part, account, ...(password !== undefined && { password }) });
    // Empty, or another process has been quicker.
    removeEmpty(data);
    renameSync(part, data);
  } catch (error) {
    if (!isMade(data, binaries)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Another process that creates it concurrently may have removed it. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function isMade(data: string, { version }: Binaries): boolean {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const made = readFileSync(file, 'utf8').trim();
  if (made === majorOf(version)) return true;
  throw new DatabaseProblem(
    `The database in ${data} was created by PostgreSQL ${made}; this is ${majorOf(version)}. Back it up with the version of Verandah that created it (npm run data -- backup FILE), move the folder away, and restore the backup here.`,
  );
}

/**
 * Makes the files of a server in an empty folder.
 * @param more arguments of initdb
 */
export function runInitdb({ binaries, data, account, password }: Initialisation, more: readonly string[] = []): void {
  const secrets = mkdtempSync(join(tmpdir(), 'verandah-password-'));
  try {
    const passwordFile = join(secrets, 'password');
    if (password !== undefined) {
      writeFileSync(passwordFile, password, { mode: 0o600 });
      if (account) for (const path of [secrets, passwordFile]) chownSync(path, account.uid, account.gid);
    }
    const made = spawnSync(
      programPath(binaries, 'initdb'),
      [
        ...['-D', data, '-U', superuser, '-E', 'UTF8', '--no-instructions'],
        ...localeOf(binaries),
        ...more,
        ...(password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]),
      ],
      { encoding: 'utf8', cwd: '/', ...account },
    );
    if (made.status !== 0)
      throw new DatabaseProblem(
        `The database in ${data} can't be created: ${made.error?.message ?? reasonIn(made.stderr)}`,
      );
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

/** Why initdb failed: its last lines only report the cleanup. */
function reasonIn(said: string): string {
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('initdb: removing '));
  return lines.findLast((line) => /\b(?:FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? '';
}

import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { codeOf, messageOf } from '../../failure.ts';
import { DatabaseProblem } from '../pool.ts';
import { canEnter, serverAccount, type Account } from './account.ts';
import { systemFolder } from './binaries.ts';

/** Folders and account of a data folder's local server. */
export interface Place {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** What the server prints. */
  readonly log: string;
  /** The folder of its Unix socket; absent where it listens on loopback. */
  readonly socket?: string;
  readonly account: Account | undefined;
}

/** The longest path of a Unix socket is 103 bytes on macOS, 107 on Linux. */
const longestSocket = 103;
const socketName = '.s.PGSQL.5432';

/** Names a data folder among temporary files. */
const idOf = (dataDir: string): string => createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);

/**
 * Folders and account of a data folder's local server; creates missing folders.
 * @param loopback listens on loopback even where there are Unix sockets
 * @throws {DatabaseProblem} in one line: the folder can't be written to, or belongs to another account
 */
export function placeOf(dataDir: string, loopback = platform() === 'win32'): Place {
  try {
    makeFolder(dataDir);
    const { data, account } = dataFolder(dataDir);
    const place = { dataDir, data, log: `${data}.log`, account };
    return loopback ? place : { ...place, socket: socketFolder(data, dataDir, account) };
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`Can't write to the data folder ${dataDir} (DATA_DIR): ${messageOf(error)}`);
  }
}

interface DataFolder {
  readonly data: string;
  readonly account: Account | undefined;
}

/** Possible race: another process creates the folder, or moves a database to its place. */
const meanwhile = new Set(['EEXIST', 'ENOENT']);

function dataFolder(dataDir: string, triesLeft = 10): DataFolder {
  try {
    return findDataFolder(dataDir);
  } catch (error) {
    if (triesLeft > 0 && meanwhile.has(codeOf(error) ?? '')) return dataFolder(dataDir, triesLeft - 1);
    throw error;
  }
}

/** In DATA_DIR; when started by root, where the server's account can reach it. */
function findDataFolder(dataDir: string): DataFolder {
  const inside = join(realpathSync(dataDir), 'postgres');
  const mark = join(dataDir, 'postgres-folder');
  const account = serverAccount();
  if (account === undefined) {
    if (existsSync(inside)) belongsToUs(inside);
    else mkdirSync(inside, { mode: 0o700 });
    return { data: inside, account };
  }
  const there = [inside, ...(existsSync(mark) ? [readFileSync(mark, 'utf8').trim()] : [])].find((folder) =>
    existsSync(folder),
  );
  if (there !== undefined) {
    const { uid, gid } = statSync(there);
    return { data: there, account: uid === 0 ? ownFolder(there, account) : { uid, gid } };
  }
  if (canEnter(dataDir, account)) {
    mkdirSync(inside, { mode: 0o700 });
    return { data: inside, account: ownFolder(inside, account) };
  }
  // A unique name: a DATA_DIR that was removed and created again starts with an empty database.
  const system = join(systemFolder, randomBytes(6).toString('hex'));
  const data = join(system, 'postgres');
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  chmodSync(systemFolder, 0o755);
  mkdirSync(system, { mode: 0o755 });
  mkdirSync(data, { mode: 0o700 });
  ownFolder(system, account);
  writeFileSync(mark, `${data}\n`);
  return { data, account: ownFolder(data, account) };
}

function ownFolder(folder: string, account: Account): Account {
  chownSync(folder, account.uid, account.gid);
  return account;
}

function belongsToUs(folder: string): void {
  const { uid } = statSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid())
    throw new DatabaseProblem(
      `The database in ${folder} belongs to another user (${uid}): start as that user or as root, or choose another DATA_DIR.`,
    );
}

/** The data folder itself, which is private, unless its path is too long for a socket. */
function socketFolder(data: string, dataDir: string, account: Account | undefined): string {
  if (Buffer.byteLength(join(data, socketName)) <= longestSocket) return data;
  const folder = join(tmpdir(), `verandah-${idOf(dataDir)}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) ownFolder(folder, account);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  // The temporary folder is writable for all: in a folder of another account they could impersonate the server.
  const found = lstatSync(folder);
  const expected = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || (found.mode & 0o077) !== 0 || found.uid !== expected)
    throw new DatabaseProblem(
      `${folder}, for the database's socket, belongs to somebody else: choose a shorter DATA_DIR.`,
    );
  return folder;
}

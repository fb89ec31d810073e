import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAccount, type Account } from '../platform/database/local-server/account.ts';
import { programPath, shippedBinaries, type Binaries } from '../platform/database/local-server/binaries.ts';
import { runInitdb } from '../platform/database/local-server/initialise.ts';
import { freePort } from '../platform/free-port.ts';
import { isPostmaster, readPostmaster } from '../platform/database/local-server/postmaster-file.ts';

/** A PostgreSQL server of one's own, for tests and benchmarks. */
export interface PrivateServer {
  readonly url: string;
  readonly version: string;
  readonly pid: number;
  /** Stops it and removes its data. @param into where they are stored first; absent: nowhere */
  stop(into?: string): Promise<void>;
}

export interface PrivateServerOptions {
  /** More lines of postgresql.conf, as name → value. */
  readonly configuration?: Readonly<Record<string, string>>;
  /** Another PostgreSQL than the one that comes with the packages. */
  readonly binaries?: Binaries;
  /** Data that another server's `stop` has stored; absent: none. */
  readonly from?: string;
  /** Bytes that its data may take; absent: few. */
  readonly room?: number;
}

/**
 * Starts a private PostgreSQL server in a temporary folder, for tests and benchmarks. It is quick and
 * careless: its writes don't survive a power cut.
 * @internal
 * @throws when there is none for this platform, or it doesn't start
 */
export async function startPrivateServer(options: PrivateServerOptions = {}): Promise<PrivateServer> {
  const postgres = options.binaries ?? shippedBinaries();
  const user = serverAccount();
  const folder = mkdtempSync(join(quickFolder(options.room), namePrefix));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  try {
    if (options.from === undefined) mkdirSync(data);
    else cpSync(options.from, data, { recursive: true });
    if (user !== undefined) ownFolder(data, user);
    chmodSync(data, 0o700);
    if (options.from === undefined) runInitdb({ binaries: postgres, data, account: user }, ['--no-sync']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const configuration: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...options.configuration,
  };
  const settings = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(programPath(postgres, 'postgres'), ['-D', data, ...settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  const ended = once(server, 'close');
  const stop = async (into?: string): Promise<void> => {
    process.off('exit', kill);
    server.kill('SIGINT');
    await ended;
    if (into !== undefined) cpSync(data, into, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = (): void => {
    server.kill('SIGKILL');
  };
  process.on('exit', kill);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${log.trim().split('\n').at(-1) ?? ''}`)));
  });
  return {
    url: `postgres://verandah@127.0.0.1:${port}/postgres`,
    version: postgres.version,
    pid: server.pid ?? 0,
    stop,
  };
}

/** Memory, in bytes, that a file system in memory must have free for data, at least. */
const roomInMemory = 4 * 2 ** 30;

const inMemory = '/dev/shm';
const namePrefix = 'verandah-postgres-';

/**
 * Where careless data lie: in memory where there is room, since copying a template of a thousand files to a disk takes
 * twenty times as long.
 */
function quickFolder(room = roomInMemory): string {
  // Only Linux has it.
  if (!existsSync(inMemory)) return tmpdir();
  removeLeftovers();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= Math.max(roomInMemory, room) ? inMemory : tmpdir();
}

/** Frees the memory of servers that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(inMemory).filter((each) => each.startsWith(namePrefix))) {
    const data = join(inMemory, name, 'data');
    // One that is about to start has no number yet.
    const server = readPostmaster(data);
    if (server && !isPostmaster(server.pid, data)) rmSync(join(inMemory, name), { recursive: true, force: true });
  }
}

/** Gives a folder with all that it contains to an account. */
function ownFolder(folder: string, { uid, gid }: Account): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), uid, gid);
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, openServerPool, serverAccount, shippedBinaries } from '@verandah/api';

/** The PostgreSQL of a run: quick and careless, in a temporary folder. */
export interface DatabaseServer {
  readonly url: string;
  /** @throws when PostgreSQL refuses one of the statements */
  query<Row>(statement: string, database?: string): Promise<readonly Row[]>;
  /** Stops it, once. @param into where its data are stored; absent: nowhere */
  stop(into?: string): Promise<void>;
}

/** What two of PostgreSQL's processes need not wait for: after a power cut everything here is made again. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'max_connections=200',
  // What remains of the write-ahead log is copied with each template.
  'min_wal_size=32MB',
  'max_wal_size=96MB',
  ...careless,
];

/**
 * Starts a PostgreSQL server.
 * @param from data that another one has stored; absent: none
 * @throws {Error} when it doesn't start
 */
export async function startDatabaseServer(from?: string): Promise<DatabaseServer> {
  const postgres = shippedBinaries();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-journeys-postgres-'));
  const data = join(folder, 'data');
  const program = (name: string): string => join(postgres.folder, process.platform === 'win32' ? `${name}.exe` : name);
  if (from !== undefined) cpSync(from, data, { recursive: true });
  own(folder, account);
  if (from === undefined) {
    const made = spawnSync(
      program('initdb'),
      ['-D', data, '-U', 'verandah', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { encoding: 'utf8', cwd: folder, ...account },
    );
    if (made.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${made.stderr}`);
  }
  const port = await freePort();
  const server = spawn(
    program('postgres'),
    ['-D', data, ...[`port=${port}`, ...settings].flatMap((line) => ['-c', line])],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    },
  );
  const ended = once(server, 'close');
  const kill = (): void => void server.kill('SIGKILL');
  process.on('exit', kill);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${log.trim()}`)));
  });
  let stopped = false;
  const url = `postgres://verandah@127.0.0.1:${port}/postgres`;
  return {
    url,
    async query<Row>(statement: string, database = 'postgres') {
      const pool = await openServerPool(Object.assign(new URL(url), { pathname: `/${database}` }).href, { size: 1 });
      const client = await pool.connect();
      try {
        return (await client.query(statement)).rows as readonly Row[];
      } finally {
        client.release();
        await pool.end();
      }
    },
    async stop(into) {
      if (stopped) return;
      stopped = true;
      process.off('exit', kill);
      server.kill('SIGINT');
      await ended;
      if (into !== undefined) cpSync(data, into, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a folder with all that it contains to PostgreSQL's account, which alone may enter it. */
function own(folder: string, account: ReturnType<typeof serverAccount>): void {
  const give = (path: string): void => {
    if (account !== undefined) chownSync(path, account.uid, account.gid);
  };
  give(folder);
  const data = join(folder, 'data');
  if (!existsSync(data)) return;
  give(data);
  chmodSync(data, 0o700);
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) give(join(data, name));
}

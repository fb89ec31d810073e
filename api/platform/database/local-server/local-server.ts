import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { secretFile } from '@verandah/storage';
import { codeOf } from '../../failure.ts';
import { locks } from '../locks.ts';
import { DatabaseProblem } from '../pool.ts';
import { freePort } from '../../free-port.ts';
import { programPath, shippedBinaries, type Binaries } from './binaries.ts';
import { initialiseData, superuser } from './initialise.ts';
import { placeOf, type Place } from './place.ts';
import { killServer } from './kill-server.ts';
import { forgetPostmaster, isPostmaster, readPostmaster } from './postmaster-file.ts';
import { appRole, databaseName, ensureRoles, ownerRole } from './roles.ts';

/** The PostgreSQL of a data folder while this process uses it. */
export interface LocalServer {
  /** Address of the database for the API, whose role may change rows but no tables. */
  readonly url: string;
  /** The same for migrations and restores. */
  readonly ownerUrl: string;
  /** Its own process. */
  readonly pid: number;
  /** Resolves when it has ended while it was used. */
  readonly lost: Promise<void>;
  /**
   * Queries it over a new connection. An error of the server counts as a response: it is recovering, or full.
   * @returns why there is no response; undefined if there is one
   */
  probe(withinMs: number): Promise<string | undefined>;
  /** Kills it, since it does not respond. */
  kill(): void;
  /** Stops using it; it ends with its last user. */
  release(): Promise<void>;
}

export interface LocalServerOptions {
  /** Listens on loopback with a password, as where there are no Unix sockets. */
  readonly loopback?: boolean;
  /** Its port there; a free one when absent. */
  readonly port?: number;
  /** For the one process that serves a site on this folder: a second process is rejected. */
  readonly exclusive?: boolean;
}

/** Milliseconds: until it has started or recovered; until an orderly stop becomes a kill. */
const [patience, stopPatience] = [120_000, 6_000];
const lookEvery = 50;
/** Bytes of the log after which the next start begins another one. */
const longestLog = 10 << 20;

const settings: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  // Small processes, and no shared memory besides the buffers': containers have 64 MB of /dev/shm.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m ',
};

/**
 * Uses the PostgreSQL of a data folder: the one that runs there, which another process of this site may have started,
 * or one that is started. Several processes may use it; it ends with the last of them. One whose users were killed is
 * used again.
 * @throws {DatabaseProblem} in one line for the operator
 */
export async function useLocalServer(dataDir: string, options: LocalServerOptions = {}): Promise<LocalServer> {
  refuseFormerEngine(dataDir);
  const binaries = shippedBinaries();
  const place = placeOf(dataDir, options.loopback);
  const password = place.socket === undefined ? secretFile(join(dataDir, 'postgres-password')) : undefined;
  const until = performance.now() + patience;
  for (;;) {
    const user = await enterPlace(place, password, options.exclusive ?? false);
    if (user !== undefined) return user;
    if (performance.now() > until)
      throw new DatabaseProblem(
        `The database in ${place.data} has not started in ${patience / 1000} s: ${lastLine(place)}`,
      );
    const running = readPostmaster(place.data);
    if (running !== undefined && isPostmaster(running.pid, place.data)) await pause(lookEvery);
    else {
      if (running !== undefined && readPostmaster(place.data)?.pid === running.pid) forgetPostmaster(place.data);
      await startServer(place, binaries, password, options.port);
    }
  }
}

/** @throws {DatabaseProblem} for a folder that was filled before there was a PostgreSQL of its own */
function refuseFormerEngine(dataDir: string): void {
  if (existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new DatabaseProblem(
      `${join(dataDir, 'database')} is the database of an earlier version of Verandah, which this one can't read: move that folder away, or choose another DATA_DIR.`,
    );
}

/** Starts the server. Returns when it is ready, or has ended since another process was quicker. */
async function startServer(place: Place, binaries: Binaries, password?: string, wantedPort?: number): Promise<void> {
  const { data, account, log } = place;
  initialiseData({ binaries, data, account, ...(password !== undefined && { password }) });
  const port = place.socket === undefined ? (wantedPort ?? (await freePort())) : 5432;
  const configuration: Readonly<Record<string, string>> = {
    ...settings,
    port: String(port),
    listen_addresses: place.socket === undefined ? '127.0.0.1' : '',
    unix_socket_directories: place.socket ?? '',
    unix_socket_permissions: '0700',
  };
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > longestLog) renameSync(log, `${log}.old`);
  const output = openSync(log, 'a');
  // Its own process group: Ctrl-C in the terminal reaches only its user, who then stops it.
  const child = spawn(
    programPath(binaries, 'postgres'),
    ['-D', data, ...Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: '/', detached: true, stdio: ['ignore', output, output], ...account },
  );
  closeSync(output);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  const until = performance.now() + patience;
  while (!ended && performance.now() < until) {
    const running = readPostmaster(data);
    if (running?.pid === child.pid && running?.ready) return;
    await pause(lookEvery);
  }
  const other = readPostmaster(data);
  if (ended && (other === undefined || !isPostmaster(other.pid, data)))
    throw new DatabaseProblem(`The database in ${data} does not start: ${lastLine(place)}`);
}

/** Last log line of the server. */
function lastLine({ log }: Place): string {
  const lines = readFileSync(log, 'utf8').slice(-4000).trim().split('\n');
  const said = lines.findLast((line) => /\b(?:FATAL|PANIC|ERROR):/.test(line)) ?? lines.at(-1) ?? '';
  return `${said.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '').trim()} (${log})`;
}

/** @returns undefined while it does not accept connections, or is about to stop */
async function enterPlace(
  place: Place,
  password: string | undefined,
  exclusive: boolean,
): Promise<LocalServer | undefined> {
  const running = readPostmaster(place.data);
  if (running === undefined || !running.ready) return undefined;
  const addressOf = (role: string, database: string): string => {
    const user = password === undefined ? role : `${role}:${password}`;
    const host = place.socket === undefined ? `127.0.0.1:${running.port}` : socketHost(place.socket);
    return `postgres://${user}@${host}/${database}`;
  };
  const connect = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: addressOf(superuser, database),
      application_name: `local server of ${process.pid}`,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const holder = await connect('postgres').catch((error: unknown) => {
    if (unavailable.has(codeOf(error) ?? '')) return undefined;
    throw error;
  });
  if (holder === undefined) return undefined;
  try {
    const { rows } = await holder.query<{ using: boolean }>('select pg_try_advisory_lock_shared($1) as using', [
      locks.usingServer,
    ]);
    if (rows[0]?.using !== true) {
      await holder.end();
      return undefined;
    }
    if (exclusive) await claimSite(holder, place);
    await ensureRoles(connect, password);
  } catch (error) {
    await holder.end().catch(() => undefined); // the first error is thrown
    throw error;
  }
  const lost = new Promise<void>((resolve) => holder.once('end', () => resolve()));
  return {
    url: addressOf(appRole, databaseName),
    ownerUrl: addressOf(ownerRole, databaseName),
    pid: running.pid,
    lost,
    probe: (withinMs) => probeServer(addressOf(superuser, 'postgres'), withinMs),
    kill: () => killServer(running.pid),
    release: () => releasePlace(holder, place, running.pid),
  };
}

async function probeServer(url: string, withinMs: number): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `liveness from ${process.pid}`,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof pg.DatabaseError ? undefined : (codeOf(error) ?? 'no response');
  } finally {
    // A suspended server does not end the connection.
    client.end().catch(() => undefined);
  }
}

/** Codes of a server that is starting, stopping or down. */
const unavailable: ReadonlySet<string> = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);

async function claimSite(holder: pg.Client, { dataDir }: Place): Promise<void> {
  const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    locks.servingSite,
  ]);
  if (rows[0]?.mine === true) return;
  const other = await holder.query<{ name: string }>(
    `select application_name as name from pg_locks l join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [locks.servingSite],
  );
  throw new DatabaseProblem(
    `The data folder ${dataDir} is in use by process ${other.rows[0]?.name.split(' ').at(-1) ?? 'unknown'}: stop it first, or choose another DATA_DIR.`,
  );
}

async function releasePlace(holder: pg.Client, place: Place, pid: number): Promise<void> {
  try {
    await holder.query('select pg_advisory_unlock_shared($1)', [locks.usingServer]);
    const { rows } = await holder.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      locks.usingServer,
    ]);
    // While it stops, the lock prevents others from using it.
    if (rows[0]?.last === true) await stopServer(place, pid);
  } catch {
    // It has ended.
  } finally {
    await holder.end().catch(() => undefined); // the connection ended with the server
  }
}

async function stopServer({ data }: Place, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(programPath(shippedBinaries(), 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  const until = performance.now() + stopPatience;
  signalProcess(pid, 'SIGINT');
  while (isPostmaster(pid, data)) {
    // It recovers at the next start.
    if (performance.now() > until) signalProcess(pid, 'SIGQUIT');
    await pause(lookEvery);
  }
}

function signalProcess(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** A folder as the host of an address. */
const socketHost = (folder: string): string =>
  encodeURIComponent(folder).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

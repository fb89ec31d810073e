import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { serverAccount } from '../platform/database/local-server/account.ts';
import { programPath, shippedBinaries } from '../platform/database/local-server/binaries.ts';
import { readPosition } from '../platform/database/cluster/position.ts';
import { runInitdb } from '../platform/database/local-server/initialise.ts';
import { freePort } from '../platform/free-port.ts';

/** One server of a private cluster. */
export interface PrivateNode {
  /** 'n1'; its name to the others. */
  readonly name: string;
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Pauses it, with connections open; or resumes it. */
  freeze(frozen: boolean): void;
  /** Makes it a primary. */
  promote(): void;
  /** Lets it replay another one's log from now on. */
  follow(other: PrivateNode): Promise<void>;
  /** Runs one statement over a connection of its own. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
}

export interface PrivateCluster {
  /** The address of all of them. */
  readonly url: string;
  /** The first is the primary. */
  readonly nodes: readonly PrivateNode[];
  stop(): Promise<void>;
}

export interface PrivateClusterOptions {
  readonly replicas: number;
  /** Whether a commit waits for one of the replicas. */
  readonly synchronous?: boolean;
}

const ready = /ready to accept (?:read-only )?connections/;

/**
 * A PostgreSQL primary and streaming replicas of it in a temporary folder, for tests and benchmarks.
 * @internal
 * @throws when there is no PostgreSQL for this platform, or one does not start
 */
export async function startPrivateCluster({
  replicas,
  synchronous = false,
}: PrivateClusterOptions): Promise<PrivateCluster> {
  const binaries = shippedBinaries();
  const user = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-cluster-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const tool = (file: string, args: readonly string[]): void => {
    const done = spawnSync(file, args, { encoding: 'utf8', cwd: folder, ...user });
    if (done.status !== 0) throw new Error(`${basename(file)} failed: ${done.stderr.trim().split('\n').at(-1) ?? ''}`);
  };
  const running = new Set<ChildProcess>();
  const names = Array.from({ length: replicas + 1 }, (_, index) => `n${index + 1}`);

  const makeNode = async (name: string): Promise<PrivateNode> => {
    const [port, data] = [await freePort(), join(folder, name)];
    const url = `postgres://verandah@127.0.0.1:${port}/postgres`;
    let server: ChildProcess | undefined;
    const settings = Object.entries({
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      shared_buffers: '64MB',
      cluster_name: name,
      wal_keep_size: '512MB',
      wal_log_hints: 'on',
      hot_standby_feedback: 'on',
      wal_receiver_status_interval: '1s',
      wal_retrieve_retry_interval: '200ms',
      // A replica needs at least as many as the server of its base backup.
      max_connections: '100',
      fsync: 'off',
      full_page_writes: 'on',
    }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    };
    return {
      name,
      port,
      url,
      ask,
      async start() {
        mkdirSync(folder, { recursive: true });
        const child = spawn(programPath(binaries, 'postgres'), ['-D', data, ...settings], {
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
          detached: true,
          ...user,
        });
        server = child;
        running.add(child);
        await new Promise<void>((resolve, reject) => {
          let log = '';
          child.stderr.setEncoding('utf8').on('data', (text: string) => {
            log = (log + text).slice(-4000);
            if (ready.test(log)) resolve();
          });
          child.once('close', () => {
            running.delete(child);
            reject(new Error(`PostgreSQL did not start: ${log.trim().split('\n').at(-1) ?? ''}`));
          });
        });
      },
      async kill() {
        const child = server;
        if (!child?.pid) return;
        const ended = new Promise((resolve) => child.once('close', resolve));
        // Its processes form a group of their own.
        process.kill(-child.pid, 'SIGKILL');
        await ended;
      },
      freeze(frozen) {
        for (const pid of processesOf(server?.pid)) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT');
      },
      promote: () => tool(programPath(binaries, 'pg_ctl'), ['promote', '-w', '-D', data]),
      async follow(other) {
        await ask(
          `alter system set primary_conninfo = 'host=127.0.0.1 port=${other.port} user=verandah application_name=${name}'`,
        );
        await ask('select pg_reload_conf()');
      },
    };
  };

  const stop = async (): Promise<void> => {
    process.off('exit', killAll);
    const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
    killAll();
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const killAll = (): void => {
    for (const { pid } of running)
      for (const each of [...processesOf(pid), pid ?? 0])
        if (each)
          try {
            process.kill(each, 'SIGKILL');
          } catch {
            /* It has ended meanwhile. */
          }
  };
  process.on('exit', killAll);
  try {
    const nodes: PrivateNode[] = [];
    for (const name of names) nodes.push(await makeNode(name));
    const [primary, ...others] = nodes as [PrivateNode, ...PrivateNode[]];
    const made = join(folder, primary.name);
    tool('mkdir', [made]);
    runInitdb({ binaries, data: made, account: user }, ['--no-sync', '-k']);
    // A server that has not run yet is its own base backup.
    for (const { name } of others) {
      const copy = join(folder, name);
      tool('cp', ['-a', made, copy]);
      const follows = `host=127.0.0.1 port=${primary.port} user=verandah application_name=${name}`;
      appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
      tool('touch', [join(copy, 'standby.signal')]);
    }
    await primary.start();
    await Promise.all(others.map((node) => node.start()));
    if (synchronous) {
      await primary.ask(
        `alter system set synchronous_standby_names = 'ANY 1 (${others.map(({ name }) => name).join(', ')})'`,
      );
      await primary.ask('select pg_reload_conf()');
    }
    return {
      url: `postgres://verandah@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
      nodes,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The replica with most of the log of a primary that is gone: the one to promote, since no other can follow one that it
 * is ahead of.
 */
export async function mostRecent(replicas: readonly PrivateNode[]): Promise<PrivateNode> {
  const received = await Promise.all(
    replicas.map(async (node) => {
      for (;;) {
        const [row] = await node.ask<{ isArriving: boolean; at: string }>(`
          select exists (select from pg_stat_wal_receiver where status = 'streaming') as "isArriving",
            greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())::text as at`);
        // What the primary has sent arrives after its end, too.
        if (row?.isArriving === false) return { node, position: readPosition(row.at) ?? 0n };
      }
    }),
  );
  return received.reduce((one, other) => (other.position > one.position ? other : one)).node;
}

/** A server's processes, itself first. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  return [pid, ...children];
}

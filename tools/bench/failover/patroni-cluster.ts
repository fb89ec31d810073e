import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, installedPostgres, serverAccount } from '@verandah/api/test-kit';

/** One PostgreSQL server managed by Patroni. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  /** Its role, by its Patroni; undefined while that does not respond. */
  role(): Promise<string | undefined>;
  /** Kills the server's processes; 'machine' also kills its Patroni. */
  kill(what: 'server' | 'machine'): void;
}

export interface PatroniCluster {
  readonly url: string;
  readonly nodes: readonly PatroniNode[];
  stop(): Promise<void>;
}

const on = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * The folder of a PostgreSQL with the tools by which Patroni makes replicas; the one that comes with the packages lacks
 * them.
 */
function patroniPostgres(): string | undefined {
  const folder = installedPostgres()?.folder;
  const tools = ['pg_basebackup', 'pg_controldata', 'pg_ctl', 'pg_rewind'];
  return folder !== undefined && tools.every((name) => existsSync(join(folder, name))) ? folder : undefined;
}

/** What this machine lacks, in one line; undefined when everything is installed. */
export function missing(): string | undefined {
  const wanted = [
    ...(patroniPostgres() === undefined ? ['postgresql'] : []),
    ...(on('patroni') === undefined ? ['patroni'] : []),
    ...(on('etcd') === undefined ? ['etcd-server'] : []),
  ];
  return wanted.length === 0
    ? undefined
    : `Fail-over can't be tried on this machine: it lacks ${wanted.join(', ')} (apt-get install ${wanted.join(' ')}${wanted.includes('patroni') ? ' python3-etcd' : ''}).`;
}

/** Seconds, as small as is sensible for Patroni. */
export const patroniTimes = { ttl: 20, loop_wait: 2, retry_timeout: 3 } as const;

/**
 * Starts three servers with synchronous replication, each managed by its own Patroni, and the etcd that they coordinate
 * through.
 */
export async function startPatroniCluster(count = 3): Promise<PatroniCluster> {
  const lacks = missing();
  if (lacks !== undefined) throw new Error(lacks);
  const user = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-patroni-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const run = (file: string, args: readonly string[]): ChildProcess => {
    const child = spawn(file, args, {
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8' },
      ...user,
    });
    children.push(child);
    return child;
  };
  const [etcd, peers] = [await freePort(), await freePort()];
  run(on('etcd') ?? '', [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    `http://127.0.0.1:${etcd}`,
    '--advertise-client-urls',
    `http://127.0.0.1:${etcd}`,
    '--listen-peer-urls',
    `http://127.0.0.1:${peers}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${peers}`,
    '--initial-cluster',
    `default=http://127.0.0.1:${peers}`,
    '--unsafe-no-fsync',
  ]);
  const nodes: PatroniNode[] = [];
  for (let index = 1; index <= count; index += 1) {
    const [name, port, rest] = [`n${index}`, await freePort(), await freePort()];
    const data = join(folder, name);
    const file = join(folder, `${name}.yml`);
    // JSON is valid YAML.
    writeFileSync(
      file,
      JSON.stringify({
        scope: 'verandah',
        name,
        log: { dir: folder, level: 'WARNING' },
        restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
        etcd3: { host: `127.0.0.1:${etcd}` },
        bootstrap: {
          dcs: {
            ...patroniTimes,
            primary_start_timeout: 0,
            synchronous_mode: true,
            postgresql: {
              use_pg_rewind: true,
              parameters: {
                max_connections: 100,
                wal_log_hints: 'on',
                hot_standby_feedback: 'on',
                wal_receiver_status_interval: '1s',
              },
            },
          },
          initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
          pg_hba: [
            'host replication replicator 127.0.0.1/32 trust',
            'host all all 127.0.0.1/32 trust',
            'local all all trust',
          ],
        },
        postgresql: {
          listen: `127.0.0.1:${port}`,
          connect_address: `127.0.0.1:${port}`,
          data_dir: data,
          bin_dir: patroniPostgres(),
          pgpass: join(folder, `${name}.pgpass`),
          authentication: { superuser: { username: 'verandah' }, replication: { username: 'replicator' } },
          parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
        },
      }),
    );
    const patroni = run(on('patroni') ?? '', [file]);
    nodes.push({
      name,
      port,
      role: async () => {
        try {
          const answer = await fetch(`http://127.0.0.1:${rest}/patroni`, { signal: AbortSignal.timeout(2000) });
          const { role, state } = (await answer.json()) as { readonly role?: string; readonly state?: string };
          return state === 'running' ? role : undefined;
        } catch {
          return undefined;
        }
      },
      kill(what) {
        if (what === 'machine') patroni.kill('SIGKILL');
        killServer(data);
      },
    });
  }
  const stop = async (): Promise<void> => {
    for (const child of children) child.kill('SIGKILL');
    for (const { name } of nodes) killServer(join(folder, name));
    await pause(500);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    for (const until = Date.now() + 120_000; ;) {
      const roles = await Promise.all(nodes.map((node) => node.role()));
      if (roles.every((role) => role !== undefined)) break;
      if (Date.now() > until)
        throw new Error(`Patroni did not start its servers: ${roles.map((role) => role ?? 'none').join(', ')}.`);
      await pause(500);
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

/** Kills the postmaster and all its processes, as a power failure does. */
function killServer(data: string): void {
  let pid: number;
  try {
    pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return;
  }
  if (!(pid > 1)) return;
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  for (const each of [pid, ...children])
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      /* It has exited in the meantime. */
    }
}

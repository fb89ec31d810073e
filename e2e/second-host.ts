import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteOperations } from './faulty-area.ts';
import { dataFolder, root } from './site.ts';

/**
 * A further host of the site on a machine of its own: with a disk that can be filled, and a connection to the API that
 * can be cut.
 */
export interface SecondHost {
  readonly address: string;
  /** Lines of its log, as JSON. */
  readonly log: readonly string[];
  /** Cuts or restores its connection to the registry and to the news of it; the rest of the API stays reachable. */
  registryUnavailable(isUnavailable: boolean): void;
  /** Fills its disk to the last byte, or frees it. */
  diskFull(full: boolean): void;
  /** Stops it and starts it again with what is on its disk. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether a process can have a file system of its own here: then a disk can be filled without root, and nothing is left
 * behind.
 */
export const hasOwnDisks = (): boolean =>
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const untilListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

export async function startSecondHost(): Promise<SecondHost> {
  const { apiAddress } = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')) as {
    readonly apiAddress: string;
  };
  let isUnavailable = false;
  const news = new Set<Socket>();
  const way = createServer((incoming, response) => {
    const isNews = incoming.url === '/internal/news';
    if (isUnavailable && (isNews || incoming.url?.startsWith('/internal/registry')))
      return void incoming.socket.destroy();
    if (isNews) news.add(incoming.socket);
    const onward = request(
      new URL(incoming.url ?? '/', apiAddress),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await untilListening(way);
  const free = createServer();
  await untilListening(free);
  const port = portOf(free);
  await new Promise((resolve) => {
    free.close(resolve);
  });

  const disk = mkdtempSync(join(tmpdir(), 'verandah-second-host-'));
  const diskProcess = spawn(
    'unshare',
    ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=64m none "$1" && echo mounted && exec sleep 3600', 'sh', disk],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => {
    diskProcess.stdout.once('data', resolve);
  });
  // The disk as that process sees it, from outside.
  const within = join(`/proc/${diskProcess.pid}/root`, disk);
  const { areas } = await siteOperations().status();
  const inUse = areas.flatMap(({ area, live, previous }) =>
    [live, previous].flatMap((version) => (version === null ? [] : [`releases/${area}/${version}`])),
  );
  for (const part of ['releases/host', ...inUse, 'secrets', 'ops-token', 'internal-token'])
    cpSync(join(dataFolder, part), join(within, part), { recursive: true });

  const address = `http://localhost:${port}`;
  const log: string[] = [];
  let host: ChildProcess;
  const start = async (): Promise<void> => {
    host = spawn(process.execPath, [join(root, 'host/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: within,
        API_URL: `http://127.0.0.1:${portOf(way)}`,
        RENDER_WORKERS: '1',
      },
    });
    for (const stream of [host.stdout, host.stderr])
      stream
        ?.setEncoding('utf8')
        .on('data', (text: string) => log.push(...text.split('\n').filter((line) => line !== '')));
    await expect(async () => {
      if (host.exitCode !== null) throw new Error(`The second host ended: ${log.at(-1)}`);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 30_000 });
  };
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => {
      host.once('exit', resolve);
    });
    host.kill('SIGTERM');
    await ended;
  };
  await start();
  const filler = join(within, 'filler');
  return {
    address,
    log,
    registryUnavailable(now) {
      isUnavailable = now;
      for (const socket of news) socket.destroy();
      news.clear();
    },
    diskFull(full) {
      rmSync(filler, { force: true });
      if (!full) return;
      const file = openSync(filler, 'w');
      try {
        for (let size = 1 << 20; size >= 1;) {
          try {
            writeSync(file, Buffer.alloc(size));
          } catch (problem) {
            if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem;
            size >>= 1;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    async restart() {
      await end();
      await start();
    },
    async close() {
      await end();
      diskProcess.kill('SIGKILL');
      way.closeAllConnections();
      await new Promise((resolve) => {
        way.close(resolve);
      });
      rmSync(disk, { recursive: true, force: true });
    },
  };
}

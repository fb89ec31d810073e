import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hostShares, sharesOfBuild } from '../gate/host-shares.ts';
import { openOperations } from '../operations/open-operations.ts';
import type { Operations } from '../operations/operations.ts';
import type { TriedRelease } from '../gate/gate.ts';
import { Refusal } from '../refusal.ts';
import { registryClient } from '../registry/registry-client.ts';
import { findApi } from './find-site.ts';
import { queryApi } from '../runtime/query-api.ts';
import { compareInCanary, healthJob, tryInCanary } from '../runtime/canary.ts';
import type { RenderJob } from '../runtime/messages.ts';
import { internalToken } from '../secret-file.ts';
import { openReleases } from '../store/open-releases.ts';
import { openKeyRing } from '../trust/key-ring.ts';
import { readSurroundings } from './surroundings.ts';

const startLimitMs = 60_000;
/**
 * Milliseconds that a command waits for the registry: at a first start the API is busy with the sample. A host has less
 * patience: it has visitors.
 */
const patience = 120_000;

/** The operations while no site runs, over a running API or one that is started only for the command. */
export async function withoutSite(
  root: string,
  dataDir: string,
): Promise<{ operations: Operations; close(): Promise<void> }> {
  const { secretsDir, publicUrl, releaseDays, storage } = readSurroundings(dataDir, process.env);
  const ring = openKeyRing(secretsDir);
  const running = await findApi(dataDir);
  const { api, close } = running ? { api: running, close: async () => {} } : await startApi(root, dataDir);
  const token = internalToken(dataDir);
  const query = queryApi({
    url: `${api}/graphql`,
    buildSecret: process.env['BUILD_SECRET'] ?? token,
    timeoutMs: 6000,
    retries: 0,
  });
  const healthPage = ({ manifest, folder }: TriedRelease): RenderJob =>
    healthJob(manifest, folder, 'http://localhost', Date.now());
  const canary = {
    size: 1,
    softMs: 2000,
    hardMs: 3000,
    dataMs: 10_000,
    heapMb: 256,
    perWorker: 1,
    maxQueue: 1,
    recycleAfter: 1000,
    query,
  };
  const operations = openOperations({
    store: openReleases(join(dataDir, 'releases'), ring, storage),
    ring,
    publicUrl,
    releaseDays,
    cleanOnly: process.env['APP_ENV'] === 'production',
    client: registryClient(api, token, patience),
    gate: {
      shares: await sharesOfBuild(join(dataDir, 'releases'), ring, hostShares(join(root, 'host'))),
      tryRelease: (release) => tryInCanary(healthPage(release), canary),
      compareCosts: (release, live) => compareInCanary(healthPage(release), healthPage(live), canary),
    },
    accepted: async () => {},
  });
  return { operations, close };
}

/**
 * Starts the API as a child process: releases import nothing of the API, and only the API opens the database.
 * @throws {Refusal} 'registry-away'
 */
async function startApi(root: string, dataDir: string): Promise<{ api: string; close(): Promise<void> }> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'api/app/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SUBURB_BOUNDARIES: 'none',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
  });
  let gone = false;
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      gone = true;
      resolve();
    }),
  );
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };

  const deadline = performance.now() + startLimitMs;
  while (!(await isResponding(`${api}/readyz`))) {
    if (gone || performance.now() > deadline) {
      await close();
      throw new Refusal(
        'registry-away',
        `The API could not be started: ${output.trim().split('\n').at(-1) || 'it printed nothing'}`,
      );
    }
    await Promise.race([
      ended,
      new Promise((resolve) => {
        setTimeout(resolve, 100);
      }),
    ]);
  }
  return { api, close };
}

const isResponding = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false, // nothing responds there
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

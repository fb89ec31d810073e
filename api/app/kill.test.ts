import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { freePort } from '../platform/free-port.ts';
import { startWrites } from '../test-kit/write-load.ts';
import { openDatabase } from '../platform/database/public.ts';
import { fillTestPlaces } from '../domains/listings/test-market.ts';
import { fillTestMembers, testMembers } from '../test-kit/test-members.ts';

const sessionKey = 'a session key that is long enough for tests';
let folder: string;
const running = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-kill-'));
  // The account of PostgreSQL, started by root, enters it.
  chmodSync(folder, 0o755);
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The API as a separate process; resolves when it is ready. */
async function service(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SESSION_KEY: sessionKey,
      LOG_LEVEL: 'info',
      SUBURB_BOUNDARIES: 'none',
    },
  });
  running.add(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (lines: string) => {
      if (lines.includes('API ready')) resolve();
    });
    child.once('exit', () => reject(new Error('The API did not start.')));
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

test('[DATA-05] a kill at any moment loses no acknowledged write, and writes that are sent again are there once', async () => {
  const dataDir = join(folder, 'site');
  const open = () => openDatabase({ dataDir });
  const before = await open();
  await fillTestPlaces(before);
  await fillTestMembers(before);
  await before.destroy();
  const chance = xoroshiro128plus(20261121);
  const port = await freePort();
  let child = await service(dataDir, port);
  const load = startWrites({
    address: () => `http://127.0.0.1:${port}`,
    sessionKey,
    viewer: testMembers.quinn,
    writers: 4,
  });
  for (let kills = 0; kills < 3; kills += 1) {
    await load.reached(load.acknowledged.size + uniformInt(chance, 5, 60));
    // Others are under way at that moment.
    await end(child);
    child = await service(dataDir, port);
  }
  await load.reached(load.acknowledged.size + 10);
  await load.stop();
  await end(child);
  const database = await open();
  const { rows } = await sql<{ title: string }>`select title from post`.execute(database);
  await database.destroy();
  expect(rows.map(({ title }) => title).toSorted()).toEqual([...load.acknowledged].toSorted());
  expect(load.refused.length).toBeGreaterThan(0);
  expect([...new Set(load.refused)]).toEqual(['no response']);
}, 400_000);

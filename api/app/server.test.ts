import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startApi, type RunningApi } from './server.ts';
import { testDatabaseUrl, type TestDatabase } from '../test-kit/test-database.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'verandah-api-'));
let database: TestDatabase;
let settings: Settings;
let running: RunningApi;
beforeAll(async () => {
  database = await testDatabaseUrl();
  settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    SUBURB_BOUNDARIES: 'none',
  });
  running = await startApi(settings);
});
afterAll(async () => {
  await running.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${running.address}${path}`, { headers });

test('[SHELL-10] starts with locations, health checks, its address on file and secrets for its owner only', async () => {
  for (const path of ['/livez', '/healthz']) expect(await (await get(path)).json()).toEqual({ status: 'alive' });
  expect((await get('/readyz')).status).toBe(200);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from locality`.execute(running.service.database);
  expect(rows[0]?.n).toBeGreaterThan(3000);
  expect(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))).toEqual({
    apiAddress: running.address,
    pid: process.pid,
  });
  for (const name of ['ops-token', 'internal-token']) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
});

test('[SHELL-10] missing paths and unreadable requests are problem documents with a request id', async () => {
  const missing = await get('/nothing/here?token=x', { 'x-request-id': 'request-4711' });
  expect([missing.status, missing.headers.get('content-type'), missing.headers.get('x-request-id')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    'request-4711',
  ]);
  expect(await missing.json()).toMatchObject({
    status: 404,
    detail: 'There is nothing at GET /nothing/here.',
    instance: 'request-4711',
  });
  const address = await get('/%');
  expect([address.status, address.headers.get('content-type'), (await address.json()).detail]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
    'The address is not valid.',
  ]);
  const unreadable = await fetch(`${running.address}/listing/1/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([unreadable.status, (await unreadable.json()).title]).toEqual([400, 'Invalid request']);
});

test('[SHELL-10] a busy port and a folder that is a file are reported in one line', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    busy.once('listening', resolve);
  });
  const { port } = busy.address() as { port: number };
  const other = mkdtempSync(join(tmpdir(), 'verandah-api-'));
  await expect(startApi({ ...settings, dataDir: other, apiPort: port })).rejects.toThrow(
    `Port ${port} is in use by another process: stop it or choose another one with API_PORT.`,
  );
  busy.close();
  writeFileSync(join(other, 'file'), '');
  await expect(startApi({ ...settings, dataDir: join(other, 'file') })).rejects.toThrow(
    /^Can't write to the data folder .* \(DATA_DIR\)/,
  );
  await expect(startApi({ ...settings, dataDir: '/proc/verandah' })).rejects.toThrow(
    /^Can't write to the data folder \/proc\/verandah \(DATA_DIR\)/,
  );
  rmSync(other, { recursive: true });
});

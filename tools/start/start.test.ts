import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@verandah/api/test-kit';

const folder = mkdtempSync(join(tmpdir(), 'verandah-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a site that cannot be started. @returns its exit status and the lines that it complains in */
async function startOf(env: Readonly<Record<string, string>>): Promise<[status: number, lines: readonly string[]]> {
  const start = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  start.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const [status] = (await once(start, 'close')) as [number];
  return [status, complaints.split('\n').filter((line) => line.trim() !== '')];
}

test('a busy port, a wrong setting and an unusable data folder are each reported in one clear line', async () => {
  const busy = createServer().listen(0);
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  expect(await startOf({ PORT: String(port) })).toEqual([
    1,
    [`Port ${port} is in use: stop what listens there, or choose another one with PORT.`],
  ]);
  busy.close();

  expect(await startOf({ PORT: 'three thousand' })).toEqual([
    1,
    [expect.stringMatching(/^PORT must be a port number/)],
  ]);

  writeFileSync(join(folder, 'file'), '');
  const unusable = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  expect(await startOf({ ...unusable, DATA_DIR: join(folder, 'file', 'data') })).toEqual([
    1,
    [expect.stringMatching(/^Can't write to the data folder .*DATA_DIR\.$/)],
  ]);
});

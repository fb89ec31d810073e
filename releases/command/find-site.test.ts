import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findApi, findSite, runningFile } from './find-site.ts';

let folder: string;
let server: Server;
let address: string;
/** Delays the responses, like a busy machine. */
let free: Promise<void>;
let letGo: () => void;
let requests: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-find-'));
  free = new Promise((resolve) => {
    letGo = resolve;
  });
  requests = 0;
  server = createServer((_request, response) => {
    requests++;
    void free.then(() => response.writeHead(200, { 'x-verandah-version': '1.0.0' }).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  letGo();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true });
});

const gone = (): number => spawnSync(process.execPath, ['--version']).pid;
async function note(pid: number): Promise<void> {
  await writeFile(runningFile(folder), JSON.stringify({ host: address, pid }));
  await writeFile(join(folder, 'running.json'), JSON.stringify({ apiAddress: address, pid }));
}

test('a site whose process is alive is found however slow its machine is; there is no wait for the address file of a dead one', async () => {
  await note(process.pid);
  const [site, api] = [findSite(folder, '9', 200), findApi(folder, 200)];
  // Both have sent their requests by then.
  while (requests < 2)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  await note(gone());
  expect(await findSite(folder, '9', 200)).toBeNull();
  expect(await findApi(folder, 200)).toBeNull();
  letGo();
  expect([await site, await api]).toEqual([address, address]);
});

test('without an address file, or with an unreadable one, the usual port is tried; a server of another kind is ignored', async () => {
  letGo();
  const port = new URL(address).port;
  expect(await findSite(folder, port)).toBe(`http://localhost:${port}`);
  await writeFile(runningFile(folder), '{ half');
  expect(await findSite(folder, port)).toBe(`http://localhost:${port}`);
  expect(await findApi(folder)).toBeNull();
});

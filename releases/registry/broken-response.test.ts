import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy } from '@verandah/faults';
import { registryClient } from './registry-client.ts';

test('[REL-04] a response that breaks off or exceeds the time limit means that the registry is unavailable, in one line', async () => {
  const server = createServer(
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ releases: [], moves: [], filler: 'x'.repeat(4000) })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = await startFaultProxy({ target: (server.address() as AddressInfo).port });
  const client = registryClient(`http://127.0.0.1:${line.port}`, 'token', 500);
  try {
    for (const fault of [
      { kind: 'broken', least: 300, most: 1500 },
      { kind: 'trickle', bytesPerSecond: 600 },
      { kind: 'hole' },
    ] as const) {
      await line.set(fault);
      for (const call of [
        () => client.releases(),
        () => client.lastMoves(),
        () => client.pins(),
        () => client.note({ action: 'preview', who: 'ann' }),
      ]) {
        await expect(call()).rejects.toMatchObject({
          reason: 'registry-away',
          message: expect.stringMatching(/^The registry at \S+ does not respond\. Is the API running\?$/),
        });
      }
    }
    await line.set(null);
    expect(await client.releases()).toEqual([]);
  } finally {
    await line.close();
    server.closeAllConnections();
    server.close();
  }
});

test('[REL-04] a response that is no result of the call is named; a 404 of another server is no missing release', async () => {
  let reply: readonly [number, string] = [200, ''];
  const server = createServer((_request, response) => void response.writeHead(reply[0]).end(reply[1])).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = registryClient(address, 'token');
  const named = (part: string) => ({ reason: 'registry-away', message: expect.stringContaining(part) });
  try {
    reply = [200, '<html>'];
    await expect(client.releases()).rejects.toMatchObject(named('unexpected response to /releases'));
    reply = [200, '{"releases":[{"area":"search"}]}'];
    await expect(client.releases()).rejects.toMatchObject(named('releases.0.version'));
    await expect(client.pins()).rejects.toMatchObject(named('revision'));
    reply = [404, '<html>'];
    await expect(client.manifest({ area: 'search', version: '1.0.0' })).rejects.toMatchObject(named('responded 404'));
    reply = [404, '{"reason":"unknown-release","message":"no"}'];
    expect(await client.manifest({ area: 'search', version: '1.0.0' })).toBeNull();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

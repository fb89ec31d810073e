import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followChanges } from './follow-changes.ts';

test('[DATA-58] a change to sample data, or from them, is noticed with the next poll and drops every cached page', async () => {
  let [response, dropped]: [object, number] = [{ seen: '1:1:', tags: [] }, 0];
  const api = createServer((_, reply) => void reply.end(JSON.stringify(response)));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const cache = { changed: () => undefined, forgetAll: () => void (dropped += 1) };
  const { port } = api.address() as AddressInfo;
  const silent = { info: () => undefined, warn: () => undefined };
  const changes = followChanges(`http://127.0.0.1:${port}`, 'token', cache, silent);
  try {
    // An API of an earlier release.
    await changes.refresh();
    expect([changes.isSample(), dropped]).toEqual([false, 1]);
    for (const sample of [true, true, false]) {
      response = { seen: '1:1:', tags: [], sample };
      await changes.refresh();
      expect(changes.isSample()).toBe(sample);
    }
    expect(dropped).toBe(3);
  } finally {
    api.close();
  }
});

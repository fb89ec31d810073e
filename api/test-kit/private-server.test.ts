import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPrivateServer } from './private-server.ts';

const memory = '/dev/shm';

// Only Linux has a file system in memory at a known place.
(existsSync(memory) ? test : test.skip)(
  '[DATA-01] the memory of a test server that was killed is freed by the next one',
  async () => {
    const killed = mkdtempSync(join(memory, 'verandah-postgres-'));
    mkdirSync(join(killed, 'data'));
    // A number that no process has: the highest possible one is four million.
    writeFileSync(join(killed, 'data/postmaster.pid'), '9999999\n/data\n0\n5432\n');
    const starting = mkdtempSync(join(memory, 'verandah-postgres-'));
    const server = await startPrivateServer();
    try {
      expect([existsSync(killed), existsSync(starting)]).toEqual([false, true]);
    } finally {
      await server.stop();
      rmSync(starting, { recursive: true });
    }
  },
);

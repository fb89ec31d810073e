import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { PinSet } from '@verandah/release-registry';
import type { GateContext } from '../gate/gate.ts';
import { operationsApi } from '../http/api.ts';
import { openOperations } from '../operations/open-operations.ts';
import { operationsClient } from '../operations-client.ts';
import type { Operations } from '../operations/operations.ts';
import { openStore, type ReleaseStore } from '../store/release-store.ts';
import { openKeyRing, type KeyRing } from '../trust/key-ring.ts';
import { writeRelease, type HandWritten } from './hand-written-release.ts';
import { memoryRegistry, type MemoryRegistry } from './memory-registry.ts';

/** The operations with their HTTP API on a free port, over a real store and a registry in memory. */
export interface OperatedSite {
  readonly address: string;
  readonly root: string;
  readonly store: ReleaseStore;
  readonly ring: KeyRing;
  readonly client: MemoryRegistry;
  /** With all rights, in this process. */
  readonly operations: Operations;
  /** Sets of pins that were activated. */
  readonly used: PinSet[];
  /** The version of React that the host shares. */
  react: string;
  /** The site's clock, milliseconds since 1970. */
  now: number;
  tryRelease: GateContext['tryRelease'];
  compareCosts: GateContext['compareCosts'];
  /** Over HTTP. */
  as(token: string): Operations;
  /** Writes a sealed release; returns its folder. */
  sealed(release: HandWritten): Promise<string>;
  close(): Promise<void>;
}

export const opsToken = 'a-token-of-operations';
export const ann = { who: 'ann', why: 'a test' };

/** @param cleanOnly as in production */
export async function operatedSite({ cleanOnly = false } = {}): Promise<OperatedSite> {
  const root = await mkdtemp(join(tmpdir(), 'verandah-operations-'));
  const ring = openKeyRing(join(root, 'secrets'));
  const store = openStore(join(root, 'releases'), ring);
  const client = memoryRegistry();
  const used: PinSet[] = [];
  let folders = 0;
  const operations = openOperations({
    store,
    client,
    ring,
    publicUrl: 'https://verandah.example',
    releaseDays: 30,
    cleanOnly,
    accepted: async (set) => void used.push(set),
    now: () => site.now,
    gate: {
      shares: (name) => (name === 'react' ? site.react : null),
      tryRelease: (release) => site.tryRelease(release),
      compareCosts: (release, live) => site.compareCosts(release, live),
    },
  });
  const app = fastify();
  await app.register(operationsApi({ operations, client, opsToken, now: () => site.now }), { prefix: '/ops/api' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const site: OperatedSite = {
    address,
    root,
    store,
    ring,
    client,
    operations,
    used,
    react: '19.3.1',
    now: Date.now(),
    tryRelease: () => Promise.resolve(),
    compareCosts: () => Promise.resolve(undefined),
    as: (token) => operationsClient(address, token),
    async sealed(release) {
      const folder = join(root, `sealed-${folders++}`);
      await writeRelease(folder, release);
      return folder;
    },
    async close() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return site;
}

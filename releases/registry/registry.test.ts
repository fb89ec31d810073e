import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryRegistry, type MemoryRegistry } from '../test-kit/memory-registry.ts';
import { openKeyRing } from '../trust/key-ring.ts';
import { pinCopy } from './pin-copy.ts';
import { followRegistry, type Registry } from './registry.ts';

const log = { info: () => {}, warn: () => {} };
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-registry-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
const copy = () => pinCopy(join(root, 'registry.json'), openKeyRing(join(root, 'secrets')));
const follow = (client: MemoryRegistry, prepare = async () => {}): Promise<Registry> =>
  followRegistry(client, copy(), prepare, log);
const promote = (client: MemoryRegistry, version: string, from: string | null) =>
  client.move({ action: 'promote', area: 'search', version, from, who: 'ann' });

test('[REL-04] a promotion elsewhere is followed, one on this host is in use at once', async () => {
  const client = memoryRegistry();
  const registry = await follow(client);
  await promote(client, '1.0.0', null);
  await registry.refresh();
  expect(registry.pins?.pins).toEqual({ search: { version: '1.0.0', previous: null } });
  await registry.accept(await promote(client, '1.0.1', '1.0.0'));
  expect(registry.pins?.pins['search']).toEqual({ version: '1.0.1', previous: '1.0.0' });
  await registry.accept({ revision: 1, pins: {} });
  expect(registry.pins?.pins['search']?.version).toBe('1.0.1');
});

test('[REL-04] a set is in use only when everything is ready for it', async () => {
  const client = memoryRegistry();
  let ready = (): void => {};
  const follower = await followRegistry(
    client,
    copy(),
    () =>
      new Promise((resolve) => {
        ready = resolve;
        if (!client.isUnavailable) resolve();
      }),
    log,
  );
  client.isUnavailable = true;
  const accepted = follower.accept({ revision: 7, pins: { search: { version: '1.0.0', previous: null } } });
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(follower.pins?.revision).toBe(0);
  ready();
  await accepted;
  expect(follower.pins?.revision).toBe(7);
});

test('[REL-08] while the registry is unavailable the last known set stays, after a restart too', async () => {
  const client = memoryRegistry();
  await promote(client, '1.0.0', null);
  const first = await follow(client);
  client.isUnavailable = true;
  await first.refresh();
  expect(first.pins?.pins['search']?.version).toBe('1.0.0');
  const second = await follow(client);
  expect(second.pins?.pins['search']?.version).toBe('1.0.0');
  client.isUnavailable = false;
  await promote(client, '1.0.1', '1.0.0');
  await second.refresh();
  expect(second.pins?.pins['search']?.version).toBe('1.0.1');
});

test('[REL-02, REL-08] the copy is signed: one that was changed, or signed by another key, is ignored', async () => {
  const client = memoryRegistry();
  await promote(client, '1.0.0', null);
  await follow(client);
  client.isUnavailable = true;
  const file = join(root, 'registry.json');
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace('"1.0.0"', '"0.9.0"'));
  const changed = await follow(client);
  expect(changed.pins).toBeNull();
  await writeFile(file, written);
  const whole = await follow(client);
  expect(whole.pins?.pins['search']?.version).toBe('1.0.0');
  await rm(join(root, 'secrets'), { recursive: true });
  expect((await follow(client)).pins).toBeNull();
});

test('[REL-02, REL-08] a copy whose key was retired is signed again, even while the registry is unavailable', async () => {
  const client = memoryRegistry();
  const ring = openKeyRing(join(root, 'secrets'));
  await promote(client, '1.0.0', null);
  const first = await follow(client);
  client.isUnavailable = true;
  const [old] = ring.keys();
  ring.rotate();
  ring.retire(old?.id ?? '');
  await first.refresh();
  expect((await follow(client)).pins?.pins['search']?.version).toBe('1.0.0');
});

test('an invalid copy is ignored', async () => {
  await writeFile(join(root, 'registry.json'), '{"revision":');
  const client = memoryRegistry();
  client.isUnavailable = true;
  expect((await follow(client)).pins).toBeNull();
});

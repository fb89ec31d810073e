import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { StorageProblem, type Storage } from './storage.ts';
import { readStorage, type StorageSettings } from './storage-settings.ts';
import { startBucketServer, type BucketServer } from './test-kit/bucket-server.ts';

let server: BucketServer;
let bucket: ReturnType<typeof bucketStorage>;
let folder: string;
const settings = (): StorageSettings => readStorage(server.environment) as StorageSettings;
beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.environment);
  bucket = bucketStorage(settings());
  folder = await mkdtemp(join(tmpdir(), 'verandah-storage-'));
});
afterAll(async () => {
  await bucket.close();
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', (): Storage => folderStorage(folder)],
  ['a bucket', (): Storage => bucket],
])('%s', (_, open) => {
  test('[REL-04] returns what was put, and replaces what was there', async () => {
    const storage = open();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    expect([await storage.get('a/b/one.bin'), await storage.has('a/b/one.bin')]).toEqual([null, false]);
    await storage.put('a/b/one.bin', bytes);
    expect((await storage.get('a/b/one.bin'))?.equals(bytes)).toBe(true);
    await storage.put('a/b/one.bin', 'größer');
    expect((await storage.get('a/b/one.bin'))?.toString()).toBe('größer');
    expect(await storage.has('a/b/one.bin')).toBe(true);
    await storage.put('a/b/empty', '');
    expect((await storage.get('a/b/empty'))?.length).toBe(0);
  });

  test('[REL-04] lists files below a path, without removed ones', async () => {
    const storage = open();
    for (const path of ['l/b/2', 'l/a/deep/1', 'l/a/0', 'lb/other']) await storage.put(path, path);
    expect((await storage.list('l')).map(({ path }) => path)).toEqual(['l/a/0', 'l/a/deep/1', 'l/b/2']);
    expect((await storage.list('l'))[0]?.at).toBeGreaterThan(1_700_000_000_000);
    expect(await storage.list('nowhere')).toEqual([]);
    await storage.remove('l/a/deep/1');
    await storage.remove('l/a/deep/1');
    expect((await storage.list('l')).map(({ path }) => path)).toEqual(['l/a/0', 'l/b/2']);
  });

  test('[REL-04] rejects paths that lead out of it', async () => {
    const storage = open();
    await writeFile(join(folder, '../verandah-outside'), 'x').catch(() => undefined);
    for (const path of ['../verandah-outside', '/etc/passwd', 'a/../../x', 'a//b', '', 'a\0b'])
      await expect((async () => storage.get(path))()).rejects.toThrow(StorageProblem);
    await rm(join(folder, '../verandah-outside'), { force: true });
  });
});

test("[REL-04] a bucket that can't be used fails with one line, without its keys", async () => {
  await expect(bucketStorage({ ...settings(), bucket: 'not-there' }).put('a', 'a')).rejects.toThrow(
    /^The bucket not-there at http:\S+ does not exist\.$/,
  );
  await expect(bucketStorage({ ...settings(), endpoint: 'http://127.0.0.1:1' }).get('a')).rejects.toThrow(
    /^The bucket verandah at http:\/\/127\.0\.0\.1:1 can't be reached \(\w+\)\.$/,
  );
  process.env['AWS_ACCESS_KEY_ID'] = 'another';
  await expect(bucketStorage(settings()).get('a')).rejects.toThrow(
    /^The bucket verandah at \S+ rejected the credentials \(InvalidAccessKeyId\)\.$/,
  );
  process.env['AWS_ACCESS_KEY_ID'] = server.environment['AWS_ACCESS_KEY_ID'];
});

test.each([
  ['accepts a request and never responds', ''],
  ['stops in the middle of a file', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nthe beginning'],
])('[REL-42] a bucket that %s is given up', async (_, response) => {
  const stalled = createServer(
    (socket) => void socket.on('error', () => {}).once('data', () => socket.write(response)),
  );
  stalled.listen(0, '127.0.0.1');
  await once(stalled, 'listening');
  const { port } = stalled.address() as AddressInfo;
  const hanging = bucketStorage({ ...settings(), endpoint: `http://127.0.0.1:${port}` }, 50);
  await expect(hanging.get('a')).rejects.toThrow(
    `The bucket verandah at http://127.0.0.1:${port} can't be reached (TimeoutError).`,
  );
  await hanging.close();
  stalled.close();
});

test('[REL-04] a deployment makes its bucket once; a wrong address is named in one line', async () => {
  const make = (environment: Record<string, string>): Promise<string> =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'make-bucket.ts')], {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...server.environment, ...environment },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  const other = { STORAGE_URL: 's3://another/site' };
  expect(await make(other)).toBe('The bucket another is there.\n');
  expect(await make(other)).toBe('The bucket another is there.\n');
  expect(await make({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toMatch(/^The bucket can't be made: [^\n]*\n$/);
  expect(await make({ STORAGE_URL: '' })).toMatch(/^The bucket can't be made: [^\n]*STORAGE_URL/);
});

test('[REL-04] valid settings of a storage are distinguished from invalid ones', () => {
  expect(readStorage({ STORAGE_URL: ' ' })).toBeUndefined();
  expect(readStorage({ STORAGE_URL: 's3://homes', AWS_REGION: 'ap-southeast-2' })).toEqual({
    bucket: 'homes',
    prefix: '',
    region: 'ap-southeast-2',
  });
  expect(readStorage({ STORAGE_URL: 's3://homes/a/b/', S3_ENDPOINT: 'http://minio:9000/' })).toEqual({
    bucket: 'homes',
    prefix: 'a/b/',
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
  });
  for (const [env, problem] of [
    [{ STORAGE_URL: 'https://homes' }, /^STORAGE_URL must look like s3:/],
    [{ STORAGE_URL: 's3://homes/../x', AWS_REGION: 'eu' }, /^STORAGE_URL must/],
    [{ STORAGE_URL: 's3://homes' }, /^AWS_REGION is missing/],
    [{ S3_ENDPOINT: 'http://minio:9000' }, /^STORAGE_URL is missing/],
    [{ STORAGE_URL: 's3://homes', S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT must be/],
    [
      { STORAGE_URL: 's3://homes', AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'x' },
      /^AWS_SECRET_ACCESS_KEY is missing/,
    ],
  ] as const)
    expect(() => readStorage(env)).toThrow(problem);
});

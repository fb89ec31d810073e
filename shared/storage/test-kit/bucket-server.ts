import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible server on this machine. */
export interface BucketServer {
  /** Environment variables of a process that uses it: STORAGE_URL, S3_ENDPOINT, region and keys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops the server, or starts it again on the same port with the same files. */
  setUnavailable(isUnavailable: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Environment variables of a process that uses the bucket at a port. */
export const bucketEnvironment = (port: number, bucket = 'verandah'): Readonly<Record<string, string>> => ({
  STORAGE_URL: `s3://${bucket}/site`,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  AWS_REGION: 'ap-southeast-2',
  // The only pair of keys that the server accepts.
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
});

/**
 * Starts a server with a bucket of its own.
 * @param port 0: a free one
 * @param folder for its files, which stays; without one, they are removed at the end
 */
export async function startBucketServer(
  bucket = 'verandah',
  { port: wanted = 0, folder }: { readonly port?: number; readonly folder?: string } = {},
): Promise<BucketServer> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'verandah-bucket-')));
  const start = async (port: number): Promise<{ server: S3rver; port: number }> => {
    // It computes the signature of a bucket's own address without the trailing '/' that the client sends; it rejects
    // unknown keys.
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    });
    return { server, port: (await server.run()).port };
  };
  let running: S3rver | undefined;
  const { server, port } = await start(wanted);
  running = server;
  return {
    environment: bucketEnvironment(port, bucket),
    async setUnavailable(isUnavailable) {
      if (isUnavailable) await running?.close();
      running = isUnavailable ? undefined : (await start(port)).server;
    },
    async close() {
      await running?.close();
      if (folder === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible server on this machine. */
export interface BucketServer {
  /** Environment variables of a process that uses it: STORAGE_URL, S3_ENDPOINT, region and keys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops the server, or starts it again on the same port with the same files. */
  away(away: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on a free port, with a bucket of its own. */
export async function startBucketServer(bucket = 'verandah'): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'verandah-bucket-'));
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
  const { server, port } = await start(0);
  running = server;
  return {
    // The only pair of keys that this server accepts.
    environment: {
      STORAGE_URL: `s3://${bucket}/site`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_REGION: 'ap-southeast-2',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async away(away) {
      if (away) await running?.close();
      running = away ? undefined : (await start(port)).server;
    },
    async close() {
      await running?.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

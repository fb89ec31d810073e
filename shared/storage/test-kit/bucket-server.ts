import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server that speaks S3 on this machine. */
export interface BucketServer {
  /** What a process needs to use it: STORAGE_URL, S3_ENDPOINT, region and keys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops answering and answers again, on the same port with the same files. */
  away(away: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free port, with a bucket of its own. */
export async function startBucketServer(bucket = 'verandah'): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'verandah-bucket-'));
  const start = async (port: number): Promise<{ server: S3rver; port: number }> => {
    // It reckons signatures of a bucket's own address without the '/' at its end that the client sends; unknown keys it
    // refuses.
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
    // The only pair of keys that this server knows.
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

import type { S3Client } from '@aws-sdk/client-s3';
import { checkPath, StorageProblem, type Storage } from './storage.ts';
import type { StorageSettings } from './storage-settings.ts';

/** The fields of the client's errors. */
interface Failed {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const loadClient = () => import('@aws-sdk/client-s3');

/**
 * Storage in a bucket of Amazon S3 or of a compatible server. The client is loaded with the first call.
 *
 * @param silentMs milliseconds without a byte after which a request fails; each has three attempts
 */
export function bucketStorage(
  { bucket, prefix, endpoint, region }: StorageSettings,
  silentMs = 5000,
): Storage & { close(): Promise<void> } {
  const named = `The bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const keyOf = (path: string): string => prefix + checkPath(path);
  let opened: Promise<{ sdk: Awaited<ReturnType<typeof loadClient>>; client: S3Client }> | undefined;
  const open = (): NonNullable<typeof opened> =>
    (opened ??= loadClient().then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        maxAttempts: 3,
        // Not `requestTimeout`, which only warns.
        requestHandler: { connectionTimeout: 2000, socketTimeout: silentMs },
        // Compatible servers address buckets by path only, and not all of them support the newest checksums.
        ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })));

  /** @param absent result when there is no such file */
  async function call<Result, Absent = never>(
    task: (parts: Awaited<ReturnType<typeof open>>) => Promise<Result>,
    absent?: { readonly value: Absent },
  ): Promise<Result | Absent> {
    try {
      return await task(await open());
    } catch (problem) {
      const { name, code, message, $metadata } = problem as Failed;
      const status = $metadata?.httpStatusCode;
      if (absent && status === 404 && name !== 'NoSuchBucket') return absent.value;
      if (name === 'NoSuchBucket') throw new StorageProblem(`${named} does not exist.`, { cause: problem });
      if (status === 401 || status === 403)
        throw new StorageProblem(`${named} rejected the credentials (${name ?? status}).`, { cause: problem });
      if (name === 'CredentialsProviderError')
        throw new StorageProblem(
          `${named} needs keys: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role of the machine.`,
          { cause: problem },
        );
      throw new StorageProblem(
        status === undefined
          ? `${named} can't be reached (${code ?? name ?? message ?? 'no reason given'}).`
          : `${named} responded ${status} (${name ?? 'no reason given'}).`,
        { cause: problem },
      );
    }
  }

  return {
    put: (path, bytes) =>
      call(async ({ sdk, client }) => {
        await client.send(
          new sdk.PutObjectCommand({
            Bucket: bucket,
            Key: keyOf(path),
            Body: Buffer.from(bytes),
            ContentLength: Buffer.byteLength(bytes),
          }),
        );
      }),
    get: (path) =>
      call(
        async ({ sdk, client }) => {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(path) }));
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        },
        { value: null },
      ),
    has: (path) =>
      call(
        ({ sdk, client }) =>
          client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: keyOf(path) })).then(() => true),
        { value: false },
      ),
    remove: (path) =>
      call(
        async ({ sdk, client }) => {
          await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(path) }));
        },
        { value: undefined },
      ),
    async list(folder) {
      const files: { path: string; at: number }[] = [];
      let from: string | undefined;
      do {
        const page = await call(({ sdk, client }) =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${keyOf(folder)}/`,
              ...(from !== undefined && { ContinuationToken: from }),
            }),
          ),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined) files.push({ path: Key.slice(prefix.length), at: LastModified?.getTime() ?? 0 });
        from = page.NextContinuationToken;
      } while (from !== undefined);
      return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
    async close() {
      if (opened) (await opened).client.destroy();
    },
  };
}

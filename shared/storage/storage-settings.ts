import * as v from 'valibot';

/**
 * A bucket that several machines share. Its keys are not included: the client reads them from AWS_ACCESS_KEY_ID and
 * related variables, or from the machine's role.
 */
export interface StorageSettings {
  readonly bucket: string;
  /** Prefix of all paths: '' or ending with '/'. */
  readonly prefix: string;
  /** The server's address; absent: Amazon's own in the region. */
  readonly endpoint?: string;
  readonly region: string;
}

const text = v.pipe(v.string(), v.trim());

/** Schema of each variable. */
export const storageShape = {
  STORAGE_URL: v.optional(
    v.pipe(
      text,
      v.regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*\/?$/,
        'must look like s3://bucket or s3://bucket/prefix',
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      text,
      v.regex(
        /^https?:\/\/[^\s/?#@]+\/?$/,
        'must be an http or https address without a path, such as http://minio.internal:9000',
      ),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
  ),
  AWS_REGION: v.optional(v.pipe(text, v.regex(/^[a-z0-9-]{2,40}$/, 'must be a region, such as ap-southeast-2'))),
};

const whole = v.object(storageShape);

/** Problems of variables that are valid one by one, one line each. */
export function storageProblems(given: Readonly<Record<string, unknown>>): string[] {
  const set = (name: string): boolean => given[name] !== undefined && given[name] !== '';
  if (!set('STORAGE_URL'))
    return set('S3_ENDPOINT')
      ? ['STORAGE_URL is missing: S3_ENDPOINT is the address of the server, STORAGE_URL names the bucket']
      : [];
  const problems: string[] = [];
  if (!set('S3_ENDPOINT') && !set('AWS_REGION'))
    problems.push('AWS_REGION is missing: with STORAGE_URL, set it or the S3_ENDPOINT of another server');
  const [one, other] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  if (set(one) !== set(other)) problems.push(`${set(one) ? other : one} is missing: keys of the storage come in pairs`);
  return problems;
}

/** The settings from validated variables; undefined where files stay in the data folder. */
export function storageOf({
  STORAGE_URL: url,
  S3_ENDPOINT: endpoint,
  AWS_REGION: region,
}: v.InferOutput<typeof whole>): StorageSettings | undefined {
  if (url === undefined) return undefined;
  const [bucket = '', ...rest] = url
    .slice('s3://'.length)
    .split('/')
    .filter((part) => part !== '');
  return {
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    ...(endpoint !== undefined && { endpoint }),
    region: region ?? 'us-east-1',
  };
}

/**
 * The same, read from the environment, for commands.
 * @throws {Error} naming what is wrong, one line each
 */
export function readStorage(env: Readonly<Record<string, string | undefined>>): StorageSettings | undefined {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = v.safeParse(whole, given);
  const problems = [
    ...(read.issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`),
    ...storageProblems(given),
  ];
  if (!read.success || problems.length > 0) throw new Error(problems.join('\n'));
  return storageOf(read.output);
}

// Makes the bucket of STORAGE_URL unless it is there: `node shared/storage/make-bucket.ts`. Needs the right
// CreateBucket.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readStorage } from './storage-settings.ts';

try {
  const storage = readStorage(process.env);
  if (storage === undefined) throw new Error('STORAGE_URL is missing: it names the bucket to make');
  const { bucket, endpoint, region } = storage;
  const client = new S3Client({ region, ...(endpoint !== undefined && { endpoint, forcePathStyle: true }) });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((problem: Error) => {
    if (!['BucketAlreadyExists', 'BucketAlreadyOwnedByYou'].includes(problem.name)) throw problem;
  });
  console.log(`The bucket ${bucket} is there.`);
} catch (problem) {
  console.error(`The bucket can't be made: ${problem instanceof Error ? problem.message : String(problem)}`);
  process.exitCode = 1;
}

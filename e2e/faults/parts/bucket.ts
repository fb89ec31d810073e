import type { Fault } from '../fault.ts';
import type { System } from '../system.ts';
import { startBucketUsers, type BucketUsers } from '../watchers/bucket-users.ts';

/** Milliseconds of each response of a slow bucket. */
const late = 1500;

function bucketFault(
  words: string,
  recovery: string,
  begin: (system: System) => Promise<void>,
  end: (system: System) => Promise<void>,
): Fault {
  let users: BucketUsers | undefined;
  return {
    name: `bucket ${words}`,
    part: 'bucket',
    inPairs: false,
    // A feed is stored there before it is acknowledged.
    touches: ['bucket', 'feed'],
    recovery,
    storage: 'bucket',
    async begin(system, requestLog) {
      users = await startBucketUsers(system, requestLog);
      await begin(system);
    },
    end,
    async missing(system) {
      await users?.stop();
      return (await users?.missing(system)) ?? [];
    },
  };
}

/** Releases, pictures and uploads are in a bucket; what is served is on each host. */
export const bucketFaults: readonly Fault[] = [
  bucketFault(
    'killed',
    'restarted by its supervisor',
    ({ processes }) => processes.bucket.kill(),
    ({ processes }) => processes.bucket.launch(),
  ),
  bucketFault(
    'stalled',
    'by itself',
    async ({ processes }) => processes.bucket.stall(true),
    async ({ processes }) => processes.bucket.stall(false),
  ),
  ...([500, 503] as const).map((status) =>
    bucketFault(
      `responds ${status}`,
      'by itself',
      async ({ bucketResponses }) => bucketResponses.set({ status }),
      async ({ bucketResponses }) => bucketResponses.set(null),
    ),
  ),
  bucketFault(
    'slow',
    'by itself',
    async ({ bucketResponses }) => bucketResponses.set({ lateMs: late }),
    async ({ bucketResponses }) => bucketResponses.set(null),
  ),
];

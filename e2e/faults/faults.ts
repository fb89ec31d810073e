import type { Fault } from './fault.ts';
import { environmentFaults, isPossible } from './environment/public.ts';
import { badReleaseFaults } from './parts/bad-release.ts';
import { bucketFaults } from './parts/bucket.ts';
import { databaseFaults } from './parts/database.ts';
import { hostFaults } from './parts/host.ts';
import { mailServerFaults } from './parts/mail-server.ts';
import { queueFaults } from './parts/queue.ts';
import { registryFaults } from './parts/registry.ts';
import { releaseStoreFaults } from './parts/release-store.ts';
import { renderWorkerFaults } from './parts/render-worker.ts';
import { serviceFaults } from './parts/service.ts';
import { signInProviderFaults } from './parts/sign-in-provider.ts';

/** Every fault of the suite. */
export const faults: readonly Fault[] = [
  ...badReleaseFaults,
  ...hostFaults,
  ...serviceFaults,
  ...databaseFaults,
  ...renderWorkerFaults,
  ...releaseStoreFaults,
  ...registryFaults,
  ...queueFaults,
  ...mailServerFaults,
  ...signInProviderFaults,
  ...environmentFaults.map((notes): Fault => ({
    ...notes,
    begin: ({ environment }) => environment.begin(notes.name),
    end: ({ environment }) => environment.end(notes.name),
  })),
  // Last: the site starts again with its files in a bucket.
  ...bucketFaults,
];

/** One fault of each part of the product itself. */
const own = faults.filter(({ inPairs, name }) => inPairs && !environmentFaults.some((each) => each.name === name));
/** Every two parts of the product at once. */
export const pairs: readonly (readonly [Fault, Fault])[] = own.flatMap((one, index) =>
  own.slice(index + 1).map((other) => [one, other] as const),
);

/** Name of a row of the report. */
export const nameOf = (together: readonly Pick<Fault, 'name'>[]): string =>
  together.map(({ name }) => name).join(' + ');

const impossible = new Set(environmentFaults.filter((each) => !isPossible(each)).map(({ name }) => name));

/** Whether this machine can make it so; `lacking` names what others lack. */
export const canHappen = (together: readonly Pick<Fault, 'name'>[]): boolean =>
  together.every(({ name }) => !impossible.has(name));

import { availableParallelism } from 'node:os';

/** Milliseconds of processor time of the work below on a core that the prices were measured on. */
const reference = 3;
/** The cheapest of so many counts: others compiled code or collected garbage. */
const tries = 8;
/** Bounds of the measurement: a wrong one must neither lock out callers nor disable the limit. */
const [least, most] = [0.25, 16];

/**
 * How many times as much this API can do as two cores of the machine on which the prices of operations were measured.
 * By processor time, so that it does not matter what else the machine does meanwhile; takes some 50 ms of it.
 */
export const measuredSpeed = (): number =>
  Math.min(most, Math.max(least, (speedOfCore() * availableParallelism()) / 2));

/** How many times as much a core does as one on which the prices were measured. */
export const speedOfCore = (): number => reference / Math.min(...Array.from({ length: tries }, cpuOfWork));

/** Reads and writes JSON, which is most of what the API does. */
function cpuOfWork(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < 10; round++) JSON.stringify(JSON.parse(text));
  const { user, system } = process.cpuUsage(before);
  return Math.max(0.1, (user + system) / 1000);
}

const listing = { id: 1, uri: '1-wilson-street', price: 950_000, features: ['bath', 'pool'], name: 'Richmond' };
const text = JSON.stringify(Array.from({ length: 500 }, () => listing));

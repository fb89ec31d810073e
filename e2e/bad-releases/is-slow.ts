import type { BadRelease } from './bad-release.ts';

/** Each page uses 900 ms of a processor and no data. */
export const isSlow: BadRelease = {
  name: 'is slow',
  server: `const used = () => process.cpuUsage().user + process.cpuUsage().system;
  for (const end = used() + 900_000; used() < end;);`,
  expected: { blamed: 'server', undoneWithin: 20 },
};

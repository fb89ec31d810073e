import type { BadRelease } from './bad-release.ts';

/** Each page uses 1.2 s of a processor and no data: between 800 and 900 ms it depends on when the host looks. */
export const isSlow: BadRelease = {
  name: 'is slow',
  server: `const used = () => process.cpuUsage().user + process.cpuUsage().system;
  for (const end = used() + 1_200_000; used() < end;);`,
  expected: { blamed: 'server', undoneWithin: 20 },
};

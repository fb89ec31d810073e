import type { BadRelease } from './bad-release.ts';

/** A page throws while the server loads it. */
export const throwsOnTheServer: BadRelease = {
  name: 'throws',
  server: "throw new Error('broken on purpose');",
  expected: { blamed: 'server threw', undoneWithin: 20 },
};

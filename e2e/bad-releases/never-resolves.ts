import type { BadRelease } from './bad-release.ts';

/** A page waits for something that never comes, and for no call of the API. */
export const neverResolves: BadRelease = {
  name: 'never resolves',
  server: 'await new Promise(() => {});',
  expected: { blamed: 'server', undoneWithin: 20 },
};

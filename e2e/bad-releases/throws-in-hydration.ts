import type { BadRelease } from './bad-release.ts';

/** Its view throws in browsers only, as it is hydrated. */
export const throwsInHydration: BadRelease = {
  name: 'throws in hydration',
  browser: { view: "throw new Error('broken on purpose');" },
  expected: { blamed: 'render', undoneWithin: 20 },
};

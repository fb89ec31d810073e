import type { BadRelease } from './bad-release.ts';

/** It cannot prepare its second page: the browser loads it, and the visitor notices nothing. */
export const throwsOnNavigation: BadRelease = {
  name: 'throws on navigation',
  browser: { prepare: "throw new Error('broken on purpose');" },
  visitors: 'navigating',
  expected: { blamed: 'navigation', undoneWithin: 40 },
};

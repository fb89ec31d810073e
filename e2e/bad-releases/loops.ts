import type { BadRelease } from './bad-release.ts';

/** A page never ends and uses a processor. */
export const loops: BadRelease = {
  name: 'loops',
  server: 'for (;;);',
  expected: { blamed: 'server', undoneWithin: 20 },
};

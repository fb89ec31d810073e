import type { BadRelease } from './bad-release.ts';

/** A page has seven megabytes of HTML. */
export const sends7Mb: BadRelease = {
  name: 'sends 7 MB of HTML',
  // In a comment, which React hydrates as if it was not there.
  html: "'<!-- ' + 'broken on purpose '.repeat(400_000) + '-->'",
  expected: { blamed: 'server', undoneWithin: 20 },
};

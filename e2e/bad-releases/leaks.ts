import type { BadRelease } from './bad-release.ts';

/** Each page leaves eight megabytes in its worker. */
export const leaks: BadRelease = {
  name: 'leaks',
  server: '(globalThis.leaked ??= []).push(new Array(1_000_000).fill(request.url));',
  visits: 60,
  expected: { blamed: 'worker memory', undoneWithin: 90 },
};

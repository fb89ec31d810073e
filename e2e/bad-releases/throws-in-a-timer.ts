import type { BadRelease } from './bad-release.ts';

/** A timer that it starts as it is mounted throws: nothing of it is on the stack but the timer. */
export const throwsInATimer: BadRelease = {
  name: 'throws in a timer',
  browser: { mount: "setTimeout(() => { throw new Error('broken on purpose'); }, 20);" },
  expected: { blamed: 'unhandled', undoneWithin: 20 },
};

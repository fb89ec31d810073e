import type { BadRelease } from './bad-release.ts';

/** It fails for signed-in members, who are few. */
export const throwsForMembers: BadRelease = {
  name: 'throws for members',
  browser: {
    mount: "services.bus.follow('session', ({ signedIn }) => { if (signedIn) throw new Error('broken on purpose'); });",
  },
  visitors: 'members',
  expected: { blamed: 'message', undoneWithin: 20 },
};

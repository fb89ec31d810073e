import { floodsItsLog } from './floods-its-log.ts';
import { globalCss } from './global-css.ts';
import { isSlow } from './is-slow.ts';
import { leaks } from './leaks.ts';
import { loops } from './loops.ts';
import { neverResolves } from './never-resolves.ts';
import { opensSockets } from './opens-sockets.ts';
import { secondReact } from './second-react.ts';
import { sends7Mb } from './sends-7-mb.ts';
import { throwsForMembers } from './throws-for-members.ts';
import { throwsInATimer } from './throws-in-a-timer.ts';
import { throwsInHydration } from './throws-in-hydration.ts';
import { throwsOnNavigation } from './throws-on-navigation.ts';
import { throwsOnPhones } from './throws-on-phones.ts';
import { throwsOnTheServer } from './throws-on-the-server.ts';
import { wrongPayload } from './wrong-payload.ts';
import type { BadRelease } from './bad-release.ts';

/** Releases that pass the release gate and misbehave with visitors, each in its own way. */
export const badReleases: readonly BadRelease[] = [
  throwsOnTheServer,
  throwsInHydration,
  throwsInATimer,
  throwsForMembers,
  throwsOnPhones,
  throwsOnNavigation,
  loops,
  leaks,
  isSlow,
  neverResolves,
  sends7Mb,
  wrongPayload,
  secondReact,
  globalCss,
  floodsItsLog,
  opensSockets,
];

/** Those whose pages misbehave on the server. */
export const badOnServer = badReleases.filter(({ server }) => server !== undefined);

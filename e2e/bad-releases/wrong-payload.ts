import type { BadRelease } from './bad-release.ts';

/** It publishes a message that does not fit its topic: it is dropped, and other areas miss it. */
export const wrongPayload: BadRelease = {
  name: 'publishes a wrong payload',
  browser: { mount: "services.bus.publish('viewed', { listingIds: [7] });" },
  expected: { blamed: 'message', undoneWithin: 20 },
};

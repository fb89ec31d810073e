import type { BadRelease } from './bad-release.ts';

/** It fails on narrow screens only. */
export const throwsOnPhones: BadRelease = {
  name: 'throws on phones',
  browser: { mount: "if (matchMedia('(max-width: 500px)').matches) throw new Error('broken on purpose');" },
  visitors: 'phones',
  expected: { blamed: 'mount', undoneWithin: 20 },
};

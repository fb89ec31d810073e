import type { BadRelease } from './bad-release.ts';

/** It writes thousands of lines for each page, and leaves as many rejected promises. */
export const floodsItsLog: BadRelease = {
  name: 'floods its log',
  server: `for (let line = 0; line < 20_000; line++) {
    console.log('broken on purpose', line);
    Promise.reject(new Error('broken on purpose'));
  }`,
  browser: { mount: "for (let line = 0; line < 2000; line++) console.log('broken on purpose', line);" },
  expected: { blamed: null, undoneWithin: null },
};

import type { BadRelease } from './bad-release.ts';

/** Each page tries to reach two hundred servers, which a worker may not. */
export const opensSockets: BadRelease = {
  name: 'opens sockets',
  server: "for (let socket = 0; socket < 200; socket++) fetch('http://127.0.0.1:9/').catch(() => {});",
  expected: { blamed: null, undoneWithin: null },
};

import type { BadRelease } from './bad-release.ts';

/** It contains a React of its own, whose hooks find no renderer: `dispatcher.useState` of null. */
export const secondReact: BadRelease = {
  name: 'contains a second React',
  browser: { view: 'const dispatcher = null; dispatcher.useState(0);' },
  expected: { blamed: 'render', undoneWithin: 20 },
};

import type { BadRelease } from './bad-release.ts';

/** Its style sheet hides what belongs to others. */
export const globalCss: BadRelease = {
  name: 'has global CSS',
  css: 'header, footer, h1 { display: none !important; }',
  expected: { blamed: null, undoneWithin: null },
};

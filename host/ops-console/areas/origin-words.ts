import type { BuildOrigin } from '@verandah/releases';

/** ' with changes, built by ann on laptop': what follows the commit of a release. */
export const originWords = ({ commit, unclean, who, where }: BuildOrigin): string =>
  `${commit !== '' && unclean ? ' with changes' : ''}, built ${who === '' ? '' : `by ${who} `}on ${where.replace(/^machine:/, '')}`;

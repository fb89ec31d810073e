import type { BuildOrigin } from '@verandah/areas';

/** 'built from 0a1b2c3d4e5f with uncommitted changes by ann on machine:laptop' */
export function originText({ commit, unclean, who, where }: BuildOrigin): string {
  const source = commit === '' ? 'a folder outside of a repository' : commit.slice(0, 12);
  const changes = commit !== '' && unclean ? ' with uncommitted changes' : '';
  return `built from ${source}${changes}${who === '' ? '' : ` by ${who}`} on ${where}`;
}

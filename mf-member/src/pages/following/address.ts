import type { Group } from './queries.ts';

/** For example '/following' or '/following/agents?page=2'. */
export const followingAddress = (group: Group | null = null, page = 1): string =>
  `/following${group === null ? '' : `/${group}`}${page > 1 ? `?page=${page}` : ''}`;

import { document } from '@verandah/graph';
import type { Post } from './data.ts';

export const readLatest = document<{ readonly posts: { readonly results: readonly Post[] } }, { take: number }>(`
  query NewcomerLatest($take: Int!) { posts(take: $take) { results { slug title summary } } }`);

import type { Loaded, PageRequest } from '@verandah/areas';
import type { StartData } from './data.ts';
import { readLatest } from './queries.ts';

/** The latest posts of the blog: replace them with your area's own data. */
export async function loadStart({ graph }: PageRequest): Promise<Loaded<StartData>> {
  const { posts } = await graph.read(readLatest, { take: 3 });
  return {
    status: 200,
    data: { posts: posts.results },
    head: { title: 'Newcomer – Verandah', description: 'What visitors find on this page.', canonical: '/newcomer' },
  };
}

import type { Loaded, PageRequest } from '@verandah/areas';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { graphql } from '../../graphql.ts';
import type { DraftsData } from './view.tsx';

export { DraftsView as View } from './view.tsx';

export const readDrafts = graphql(`
  query PostDrafts($skip: Int!, $take: Int!) { postDrafts(skip: $skip, take: $take) { total results { id title topic
    publishedAt updatedAt authorName } } }`);
const pageSize = 25;

/** Loads drafts and posts for their editors, latest change first. */
export async function load(request: PageRequest): Promise<Loaded<DraftsData>> {
  const refused = noEntry(request, 'moderation');
  if (refused) return refused;
  const text = request.url.searchParams.get('page') ?? '';
  const page = /^[1-9]\d?$/.test(text) ? Math.min(40, Number(text)) : 1;
  const {
    postDrafts: { total, results },
  } = await request.graph.read(readDrafts, { skip: (page - 1) * pageSize, take: pageSize });
  return {
    status: 200,
    data: { page, pages: Math.ceil(total / pageSize), posts: results },
    head: { title: 'Posts – editor', noIndex: true },
  };
}

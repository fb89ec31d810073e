import type { Loaded, PageRequest } from '@verandah/areas';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { graphql } from '../../graphql.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly topic: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly authorName: string;
}
export interface DraftsData {
  readonly page: number;
  readonly pages: number;
  readonly posts: readonly Entry[];
}

export const readDrafts = graphql(`
  query PostDrafts($skip: Int!, $take: Int!) { postDrafts(skip: $skip, take: $take) { total results { id title topic publishedAt updatedAt authorName } } }`);
const pageSize = 25;

/** Loads drafts and posts for their editors, latest change first. */
export async function loadDrafts(request: PageRequest): Promise<Loaded<DraftsData>> {
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

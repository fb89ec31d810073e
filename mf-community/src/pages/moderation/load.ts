import type { Loaded, PageRequest } from '@verandah/areas';
import { caseKinds } from '../../features/moderation/case.ts';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { readQueue } from '../../features/moderation/queries.ts';
import type { QueueData } from './data.ts';

const pageSize = 20;

/** Loads reported and unpublished content, longest waiting first. For moderators. */
export async function loadQueue(request: PageRequest): Promise<Loaded<QueueData>> {
  const refused = noEntry(request, 'moderation');
  if (refused) return refused;
  const {
    url: { searchParams },
    graph,
  } = request;
  const text = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
  const kind = caseKinds.find((each) => each === searchParams.get('kind')) ?? null;
  const {
    moderationQueue: { total, results },
  } = await graph.read(readQueue, { kind, skip: (page - 1) * pageSize, take: pageSize });
  return {
    status: 200,
    data: { kind, page, pages: Math.ceil(total / pageSize), total, entries: results },
    head: { title: 'Moderation', noIndex: true },
  };
}

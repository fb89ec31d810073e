import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { refusalText, unreachable } from '@verandah/graph';
import { caseKinds } from '../../features/moderation/case.ts';
import {
  bulkActions,
  judgeSeveral,
  lacksReason,
  noChoice,
  noReason,
  readChoices,
} from '../../features/moderation/judge-several.ts';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { readQueue } from '../../features/moderation/queries.ts';
import { fieldOf, fieldsOf } from '../../features/words/form-field.ts';
import type { QueueData } from './data.ts';

export { QueueView as View } from './view.tsx';

const pageSize = 20;

/** Loads reported and unpublished content, longest waiting first. For moderators. */
export async function load(request: PageRequest): Promise<Loaded<QueueData>> {
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
    moderationQueue: { total, counts, results },
  } = await graph.read(readQueue, { kind, skip: (page - 1) * pageSize, take: pageSize });
  return {
    status: 200,
    data: { kind, page, pages: Math.ceil(total / pageSize), total, counts, entries: results },
    head: { title: 'Moderation', noIndex: true },
  };
}

/** Handles the judgement of several entries that was sent without script. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<QueueData>> {
  const loaded = await load(request);
  if (loaded.status !== 200) return loaded;
  const why = fieldOf(form, 'why').trim();
  const chosen = fieldsOf(form, 'chosen');
  const how = bulkActions.find((each) => each === fieldOf(form, 'how'));
  const reject = (problem: string): Loaded<QueueData> => ({
    status: 422,
    head: loaded.head,
    data: { ...loaded.data, refused: { why, chosen, problem } },
  });
  if (!how) return reject('Choose an action.');
  const choices = readChoices(chosen, how);
  if (choices.length === 0) return reject(noChoice);
  if (lacksReason(how, why)) return reject(noReason);
  try {
    const outcome = await judgeSeveral(request.graph, loaded.data.entries, choices, why);
    const after = await load(request);
    return 'data' in after ? { ...after, data: { ...after.data, outcome } } : after;
  } catch (error) {
    return reject(refusalText(error) ?? unreachable);
  }
}

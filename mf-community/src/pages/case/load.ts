import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, refusalText, unreachable } from '@verandah/graph';
import { actions, caseAddress, caseKinds, kindWords, needsReason, undoOf } from '../../features/moderation/case.ts';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { readCase, writeJudgement } from '../../features/moderation/queries.ts';
import { fieldOf } from '../../features/words/form-field.ts';
import type { CaseData } from './view.tsx';

export { CasePageView as View } from './view.tsx';

const actionOf = (text: string | null) => actions.find((each) => each === text) ?? null;

/** Loads the content to be judged. For moderators. */
export async function load(request: PageRequest): Promise<Loaded<CaseData>> {
  const refused = noEntry(request, 'moderation');
  if (refused) return refused;
  const { params, url, graph } = request;
  const kind = caseKinds.find((each) => each === params.kind);
  if (!kind || !/^\d{1,9}$/.test(params.id ?? '')) return { status: 404 };
  try {
    const { moderationCase: subject } = await graph.read(readCase, { kind, id: params.id ?? '' });
    const done = actionOf(url.searchParams.get('done'));
    return {
      status: 200,
      data: { subject, refused: null, done: done && { action: done, undo: actionOf(url.searchParams.get('undo')) } },
      head: { title: `${kindWords[kind]} by ${subject.authorName} – Moderation`, noIndex: true },
    };
  } catch (error) {
    if (error instanceof GraphError && error.code === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

/** Handles a judgement sent without script. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<CaseData>> {
  const loaded = await load(request);
  if (loaded.status !== 200) return loaded;
  const { subject } = loaded.data;
  const why = fieldOf(form, 'why').trim();
  const action = actionOf(fieldOf(form, 'action'));
  const reject = (problem: string): Loaded<CaseData> => ({
    status: 422,
    head: loaded.head,
    data: { ...loaded.data, done: null, refused: { why, problem } },
  });
  if (!action) return reject('Choose an action.');
  if (needsReason(action) && why.length < 2)
    return reject('Enter a reason. The author and other moderators can read it.');
  try {
    await request.graph.write(writeJudgement, { kind: subject.kind, id: subject.targetId, action, why });
    const undo = fieldOf(form, 'undo') ? null : undoOf(action, subject.state);
    return {
      status: 303,
      location: `${caseAddress(subject.kind, subject.targetId)}?done=${action}${undo ? `&undo=${undo}` : ''}`,
    };
  } catch (error) {
    return reject(refusalText(error) ?? unreachable);
  }
}

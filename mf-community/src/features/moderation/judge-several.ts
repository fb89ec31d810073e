import type { Graph } from '@verandah/graph';
import { caseKinds, kindWords, needsReason, type Action, type Case, type CaseKind } from './case.ts';
import type { Entry } from './queries.ts';
import { writeJudgements, type Choice } from './queries.ts';

/** Actions that moderators can take on several entries at once. */
export const bulkActions = ['approve', 'hide', 'remove'] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkWords: Readonly<Record<BulkAction, { readonly label: string; readonly hint: string }>> = {
  approve: { label: 'Approve', hint: 'Publish what awaits approval, and keep what was reported.' },
  hide: { label: 'Hide', hint: 'Only the authors and moderators can see them.' },
  remove: { label: 'Remove', hint: 'Only moderators can see them.' },
};

/** Identifies an entry of the queue in a form, with what approving it means: 'agentReview 3 show'. */
export const choiceOf = ({ kind, targetId, state }: Pick<Case, 'kind' | 'targetId' | 'state'>): string =>
  `${kind} ${targetId} ${state === 'pending' || state === 'hidden' ? 'show' : 'dismiss'}`;

/** The choices of a form. Invalid values are left out. */
export const readChoices = (values: readonly string[], how: BulkAction): readonly Choice[] =>
  values.flatMap((value) => {
    const [kindText, targetId = '', approval] = value.split(' ');
    const kind = caseKinds.find((each) => each === kindText);
    const approve: Action = approval === 'show' ? 'show' : 'dismiss';
    return kind && /^\d{1,9}$/.test(targetId) ? [{ kind, targetId, action: how === 'approve' ? approve : how }] : [];
  });

/** Validation errors of an incomplete form. */
export const noChoice = 'Select at least one item.';
export const noReason = 'Enter a reason. The authors and other moderators can read it.';

/** Outcome of a batch. */
export interface BulkOutcome {
  readonly done: number;
  /** Entries that failed, each with its name and the reason. */
  readonly failed: readonly { readonly name: string; readonly problem: string }[];
}

/** The name of an entry, for lists and messages: its first line. */
export const nameOf = ({ kind, text }: Pick<Case, 'kind' | 'text'>): string => text.split('\n')[0] || kindWords[kind];

/** Whether an action of a batch lacks its reason. */
export const lacksReason = (how: BulkAction, why: string): boolean =>
  how !== 'approve' && needsReason(how) && why.trim().length < 2;

/** Judges several entries with one reason; a rejected one does not affect the others.
 * @throws what `graph.write` does when nothing was judged
 */
export async function judgeSeveral(
  graph: Graph,
  entries: readonly Entry[],
  choices: readonly Choice[],
  why: string,
): Promise<BulkOutcome> {
  const { moderateSeveral } = await graph.write(writeJudgements, { choices: [...choices], why });
  const named = (kind: CaseKind, targetId: string): string => {
    const entry = entries.find(({ case: subject }) => subject.kind === kind && subject.targetId === targetId);
    return entry ? nameOf(entry.case) : `${kindWords[kind]} ${targetId}`;
  };
  return {
    done: moderateSeveral.filter(({ problem }) => problem === null).length,
    failed: moderateSeveral.flatMap(({ kind, targetId, problem }) =>
      problem === null ? [] : [{ name: named(kind, targetId), problem }],
    ),
  };
}

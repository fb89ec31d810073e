import type { RefusedText } from '../../features/posting/text-form.tsx';
import type { Related, Thread } from '../../features/thread/thread.ts';

export interface QuestionData {
  readonly thread: Thread;
  readonly related: readonly Related[];
  /** The member that the thread was read for; null for a visitor. */
  readonly viewer: string | null;
  /** What was sent without script and refused: an answer, or a comment on the answer with this id. */
  readonly refused: ({ readonly answerId: string | null } & RefusedText) | null;
  /** What was reported a moment ago without script. */
  readonly reported: { readonly kind: string; readonly id: string } | null;
  /** What went wrong with something else that was sent without script. */
  readonly problem: string | null;
}

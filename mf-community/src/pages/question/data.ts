import type { RefusedText } from '../../features/posting/text-form.tsx';
import type { Related, Thread } from '../../features/thread/thread.ts';

export interface QuestionData {
  readonly thread: Thread;
  readonly related: readonly Related[];
  /** Id of the member for whom the thread was loaded; null for a visitor. */
  readonly viewer: string | null;
  /** A rejected text sent without script: an answer, or a comment on the answer with this id. */
  readonly refused: ({ readonly answerId: string | null } & RefusedText) | null;
  /** The post just reported without script. */
  readonly reported: { readonly kind: string; readonly id: string } | null;
  /** Error of another form sent without script. */
  readonly problem: string | null;
}

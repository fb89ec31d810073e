import type { Action, Case } from '../../features/moderation/case.ts';

export interface CaseData {
  readonly subject: Case;
  readonly refused: { readonly why: string; readonly problem: string } | null;
  readonly done: { readonly action: Action; readonly undo: Action | null } | null;
}

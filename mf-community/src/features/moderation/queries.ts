import { document } from '@verandah/graph';
import { caseFields, type Action, type Case, type CaseKind } from './case.ts';

export interface Entry {
  readonly reportCount: number;
  readonly since: string;
  readonly case: Case;
}

export const readQueue = document<
  { readonly moderationQueue: { readonly total: number; readonly results: readonly Entry[] } },
  { kind: CaseKind | null; skip: number; take: number }
>(`
  query ModerationQueue($kind: ReportKind, $skip: Int!, $take: Int!) {
    moderationQueue(kind: $kind, skip: $skip, take: $take) { total results { reportCount since case { ${caseFields} } } }
  }`);

export const readCase = document<{ readonly moderationCase: Case }, { kind: CaseKind; id: string }>(`
  query ModerationCase($kind: ReportKind!, $id: ID!) { moderationCase(kind: $kind, targetId: $id) { ${caseFields} } }`);

export const writeJudgement = document<
  { readonly moderate: Case },
  { kind: CaseKind; id: string; action: Action; why: string }
>(`
  mutation Moderate($kind: ReportKind!, $id: ID!, $action: ModerationAction!, $why: String!) { moderate(kind: $kind, targetId: $id, action: $action, why: $why) { ${caseFields} } }`);

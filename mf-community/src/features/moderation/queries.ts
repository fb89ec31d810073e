import { caseFragment, type Action, type CaseKind } from './case.ts';
import { graphql, type ModerationQueueQuery } from '../../graphql.ts';

export type Entry = ModerationQueueQuery['moderationQueue']['results'][number];

export type KindCount = ModerationQueueQuery['moderationQueue']['counts'][number];

export const readQueue = graphql(
  `query ModerationQueue($kind: ReportKind, $skip: Int!, $take: Int!) {
    moderationQueue(kind: $kind, skip: $skip, take: $take) { total counts { kind count } results { reportCount since
      case { ...ModerationCase } } }
  }`,
  [caseFragment],
);

export const readCase = graphql(
  `query ModerationCase($kind: ReportKind!, $id: ID!) { moderationCase(kind: $kind,
    targetId: $id) { ...ModerationCase } }`,
  [caseFragment],
);

/** Action on one entry of a batch. */
export interface Choice {
  readonly kind: CaseKind;
  readonly targetId: string;
  readonly action: Action;
}

export const writeJudgements = graphql(
  `mutation ModerateSeveral($choices: [ModerationChoice!]!, $why: String) { moderateSeveral(choices: $choices,
    why: $why) { kind targetId problem } }`,
);

export const writeJudgement = graphql(
  `mutation Moderate($kind: ReportKind!, $id: ID!, $action: ModerationAction!, $why: String) { moderate(kind: $kind,
    targetId: $id, action: $action, why: $why) { ...ModerationCase } }`,
  [caseFragment],
);

import { caseFragment, type Case } from './case.ts';
import { graphql } from '../../graphql.ts';

export interface Entry {
  readonly reportCount: number;
  readonly since: string;
  readonly case: Case;
}

export const readQueue = graphql(
  `query ModerationQueue($kind: ReportKind, $skip: Int!, $take: Int!) {
    moderationQueue(kind: $kind, skip: $skip, take: $take) { total results { reportCount since case { ...ModerationCase } } }
  }`,
  [caseFragment],
);

export const readCase = graphql(
  `query ModerationCase($kind: ReportKind!, $id: ID!) { moderationCase(kind: $kind, targetId: $id) { ...ModerationCase } }`,
  [caseFragment],
);

export const writeJudgement = graphql(
  `mutation Moderate($kind: ReportKind!, $id: ID!, $action: ModerationAction!, $why: String!) { moderate(kind: $kind, targetId: $id, action: $action, why: $why) { ...ModerationCase } }`,
  [caseFragment],
);

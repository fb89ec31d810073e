export { useAction } from './use-action.ts';
export type { MemberAction, ActionState, ActionRules } from './use-action.ts';
export { useFollow } from './use-follow.ts';
export type { Followed, Following, FollowState } from './use-follow.ts';
export { useMemberRead } from './use-member-read.ts';
export { useReport } from './use-report.ts';
export type { Reporting, ReportRules, WrittenReport } from './use-report.ts';
export { useSuggestions } from './use-suggestions.ts';

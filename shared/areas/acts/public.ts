export { useAct } from './use-act.ts';
export type { Act, Acting, ActRules } from './use-act.ts';
export { useFollow } from './use-follow.ts';
export type { Followed, Following, FollowState } from './use-follow.ts';
export { useMemberRead } from './use-member-read.ts';
export { useReport } from './use-report.ts';
export type { Reporting, ReportRules, WrittenReport } from './use-report.ts';
export { useSuggestions } from './use-suggestions.ts';

export { checkListing } from './feed-checks/check.ts';
export type { Flag } from './feed-checks/check.ts';
export { reportKinds } from './kinds.ts';
export type { ReportKind } from './kinds.ts';
export { moderator, report, reportInput } from './rules.ts';

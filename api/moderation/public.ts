export { checkListing, type Flag } from './feed-checks/check.ts';
export { reportKinds, type ReportKind } from './kinds.ts';
export { moderator, report, reportInput } from './rules.ts';

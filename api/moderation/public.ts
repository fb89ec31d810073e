export { reportKinds, type ReportKind } from './kinds.ts';
export { moderator, report, reportInput } from './rules.ts';

import './validation-messages.ts';

export { BadSearch } from './bad-search.ts';
export type { FieldProblem } from './field-problem.ts';
export { sendProblem } from './problem.ts';
export { quotaHeaders, sendRefusal } from './refusal-problem.ts';
export { invalidInput, notFound, Refusal, signedOut } from './refusal.ts';
export type { ReachedQuota, RefusalKind } from './refusal.ts';
export { sendRequestProblem } from './request-problem.ts';

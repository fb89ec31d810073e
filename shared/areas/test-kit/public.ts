export { stubGraph } from './stub-graph.ts';
export type { Responses, RecordedRequest } from './stub-graph.ts';
export { refusal } from './refusal.ts';
export { member, now, request, visitor } from './request.ts';
export { findPagesWithoutData, brokenByQuery } from './while-unavailable.ts';
export { services, Site } from './site.tsx';
export { markSecrets, secretsIn } from './secrets-in.ts';

export { answering } from './answering.ts';
export type { Answers, RecordedRequest } from './answering.ts';
export { refusal } from './refusal.ts';
export { member, now, request, visitor } from './request.ts';
export { answeredWhileAway, brokenByQuery } from './while-away.ts';
export { services, Site } from './site.tsx';
export { markSecrets, secretsIn } from './secrets-in.ts';

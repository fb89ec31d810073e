export { attemptPost, failedAttempt, type Attempt } from './attempt.ts';
export { AddressRefused, checkedLookup } from './checked-lookup.ts';
export { postBody } from './post.ts';
export { retryAfter, retryPauses } from './retries.ts';
export { newWebhookSecret, signedHeaders } from './standard-webhooks.ts';

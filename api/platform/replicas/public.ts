export { unavailableSeconds, isUnavailable, sendUnavailable } from './unavailable.ts';
export { followRequests } from './follow-requests.ts';
export { readQueries } from './read-queries.ts';
export { readableEverywhere } from './everywhere.ts';
export { serversStatus } from './status.ts';

export { emailAlertRoutes } from './by-email/routes.ts';
export { deriveAlerts } from './derive-all.ts';
export { deriveAlert } from './derive.ts';
export { sendDigest, wantDigests } from './digest.ts';
export { matchJob, queueMatches } from './queue-matches.ts';
export { matchingAlerts, matchListings } from './match.ts';

export { checkListing } from './feed-checks/check.ts';

export { checkListings } from './feed-checks/check.ts';

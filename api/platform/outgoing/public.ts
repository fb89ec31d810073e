export { AddressRefused, checkedLookup } from './checked-lookup.ts';
export { post } from './post.ts';

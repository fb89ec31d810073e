export { AddressRefused, checkedLookup } from './checked-lookup.ts';
export { postBody } from './post.ts';

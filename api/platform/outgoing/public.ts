export { AddressRefused, checkedLookup } from './checked-lookup.ts';

// Without React: the host's server reads addresses as its areas' bundles do.
export { queryNames, withoutUnknownNames } from './query-names.ts';

import { document } from '@verandah/graph';

/** Homes that the member has hidden, latest first. */
export const readHidden = document<{ readonly hiddenListings: readonly string[] }, Record<string, never>>(
  'query HiddenListings { hiddenListings }',
  { kept: false },
);

export const changeHidden = document<
  { readonly changeHiddenListings: readonly string[] },
  { hide: readonly string[]; show: readonly string[] }
>('mutation ChangeHiddenListings($hide: [ID!]!, $show: [ID!]!) { changeHiddenListings(hide: $hide, show: $show) }');

import { document } from '@verandah/graph';

interface ShortlistedHome {
  readonly listingId: string;
  readonly note?: string;
}

export const writeShortlist = document<
  { readonly mergeShortlist: readonly string[] },
  { username: string; homes: readonly ShortlistedHome[] }
>(
  'mutation MergeShortlist($username: String!, $homes: [ShortlistedHome!]!) { mergeShortlist(username: $username, homes: $homes) }',
);

import { graphql } from '../../graphql.ts';

export const writeShortlist = graphql(
  `mutation MergeShortlist($username: String!, $homes: [ShortlistedHome!]!) { mergeShortlist(username: $username,
    homes: $homes) }`,
  [],
  { changes: ['collections'] },
);

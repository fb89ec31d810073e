import { graphql } from '../../graphql.ts';

/** Homes that the member has hidden, latest first. */
export const readHidden = graphql(`query HiddenListings { hiddenListings }`, [], { cached: false });

export const changeHidden = graphql(
  `mutation ChangeHiddenListings($hide: [ID!]!, $show: [ID!]!) { changeHiddenListings(hide: $hide, show: $show) }`,
);

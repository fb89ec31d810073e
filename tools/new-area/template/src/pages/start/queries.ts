import { graphql } from '../../graphql.ts';

export const readLatest = graphql(`
  query NewcomerLatest($take: Int!) { posts(take: $take) { results { slug title summary } } }`);

import { graphql } from '../../graphql.ts';

/** The position of a suburb. */
export const readSuburbPosition = graphql(`
  query SuburbPosition($slug: String!) { location(identifier: $slug) { latLong { latitude longitude } } }`);

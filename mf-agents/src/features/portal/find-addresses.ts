import { graphql } from '../../graphql.ts';

/** Streets, known properties and suburbs that match a typed address, with their positions. */
export const findAddresses = graphql(`
  query PortalAddresses($term: String!) {
    locationSearch(filter: { term: $term, take: 6, kinds: [street, address, suburb] }) { kind label latLong { latitude
      longitude } bounds }
  }`);

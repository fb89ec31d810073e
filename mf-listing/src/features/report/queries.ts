import { graphql } from '../../graphql.ts';

export const reportListing = graphql(`
  mutation ReportListing($id: ID!, $reason: String!, $detail: String!) { report(kind: listing, targetId: $id,
    reason: $reason, detail: $detail) }`);

import { cardListingFragment } from '@verandah/design';
import { cardAgentFragment } from '../../features/cards/card-agent.ts';
import { namedOfficeFragment } from '../../features/cards/card-office.ts';
import { summaryFragment } from '../profile/queries.ts';
import { graphql, type OfficePageQuery } from '../../graphql.ts';

/** An office with the fields of its page; `about` is plain text, a blank line begins a paragraph. */
export type PageOffice = NonNullable<OfficePageQuery['office']>;

/** Agents per page of an office. */
export const agentsShown = 12;

export const readOffice = graphql(
  `query OfficePage($identifier: String!, $skip: Int!, $take: Int!) {
    office(identifier: $identifier) {
      ...NamedOffice listingCounts { buy rent sold leased } location { locationSlug } phone address about
      licences { stateCode number verifiedAt } socialLinks {
        website facebook instagram linkedin twitter } company { slug name }
      reviewSummary { ...ReviewSummary }
      agents(skip: $skip, take: $take) { total results { ...CardAgent } }
    }
  }`,
  [namedOfficeFragment, summaryFragment, cardAgentFragment],
);

/** The first listings of an office, by kind. */
export const readHomes = graphql(
  `query OfficeHomes($id: ID!) {
    buy: listingSearch(query: { statusType: buy, searchMode: office, paging: { skip: 0, take: 4 },
      locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
    rent: listingSearch(query: { statusType: rent, searchMode: office, paging: { skip: 0, take: 4 },
      locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
    sold: listingSearch(query: { statusType: sold, searchMode: office, paging: { skip: 0, take: 4 },
      locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
  }`,
  [cardListingFragment],
);

import { cardListingFragment } from '@verandah/design';
import { cardAgentFragment, type CardAgent } from '../../features/cards/card-agent.ts';
import { namedOfficeFragment, type NamedOffice } from '../../features/cards/card-office.ts';
import type { SocialLinks } from '../../features/profile/public-links.tsx';
import type { ReviewSummary } from '../profile/agent.ts';
import { summaryFragment } from '../profile/queries.ts';
import { graphql } from '../../graphql.ts';

export interface PageOffice extends NamedOffice {
  readonly listingCounts: {
    readonly buy: number;
    readonly rent: number;
    readonly sold: number;
    readonly leased: number;
  };
  readonly phone: string | null;
  readonly address: string | null;
  /** Plain text; a blank line begins a paragraph. */
  readonly about: string;
  readonly socialLinks: SocialLinks;
  readonly company: { readonly slug: string; readonly name: string } | null;
  readonly location: {
    readonly suburb: string;
    readonly stateCode: string;
    readonly postcode: string | null;
    readonly locationSlug: string;
  } | null;
  readonly reviewSummary: ReviewSummary;
  readonly agents: { readonly total: number; readonly results: readonly CardAgent[] };
}

/** Agents per page of an office. */
export const agentsShown = 12;

export const readOffice = graphql(
  `query OfficePage($identifier: String!, $skip: Int!, $take: Int!) {
    office(identifier: $identifier) {
      ...NamedOffice listingCounts { buy rent sold leased } location { locationSlug } phone address about socialLinks { website facebook instagram linkedin twitter } company { slug name }
      reviewSummary { ...ReviewSummary }
      agents(skip: $skip, take: $take) { total results { ...CardAgent } }
    }
  }`,
  [namedOfficeFragment, summaryFragment, cardAgentFragment],
);

/** The first listings of an office, by kind. */
export const readHomes = graphql(
  `query OfficeHomes($id: ID!) {
    buy: listingSearch(query: { statusType: buy, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
    rent: listingSearch(query: { statusType: rent, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
    sold: listingSearch(query: { statusType: sold, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }
  }`,
  [cardListingFragment],
);

import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import { cardAgentFields, type CardAgent } from '../../features/cards/card-agent.ts';
import { cardOfficeFields, type CardOffice } from '../../features/cards/card-office.ts';
import type { ReviewSummary } from '../profile/agent.ts';
import { summaryFields } from '../profile/queries.ts';

export interface PageOffice extends CardOffice {
  readonly phone: string | null;
  readonly address: string | null;
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

export const readOffice = document<{ office: PageOffice | null }, { identifier: string; skip: number; take: number }>(`
  query OfficePage($identifier: String!, $skip: Int!, $take: Int!) {
    office(identifier: $identifier) {
      ${cardOfficeFields.replace('location { suburb stateCode postcode }', 'location { suburb stateCode postcode locationSlug }')} phone address company { slug name }
      reviewSummary { ${summaryFields} }
      agents(skip: $skip, take: $take) { total results { ${cardAgentFields} } }
    }
  }`);

interface Homes {
  readonly results: readonly CardListing[];
}
const homes = (mode: string): string =>
  `${mode}: listingSearch(query: { statusType: ${mode}, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ${cardListingFields} } }`;

/** The first listings of an office, by kind. */
export const readHomes = document<{ buy: Homes; rent: Homes; sold: Homes }, { id: string }>(
  `query OfficeHomes($id: ID!) { ${['buy', 'rent', 'sold'].map(homes).join(' ')} }`,
);

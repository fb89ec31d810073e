import { graphql, type HomeToBuyQuery, type OwnOfferQuery, type OwnOffersQuery } from '../../graphql.ts';

export const readHome = graphql(
  `query HomeToBuy($id: ID!) { listing(id: $id) { id uri statusType status address { street suburb stateCode postcode }
    office { name takesOffers } saleDetails { isUnderOffer } } }`,
  [],
  { cached: false },
);
export const readOffers = graphql(
  `query OwnOffers($skip: Int!, $take: Int!) { ownOffers(skip: $skip, take: $take) { total
    results { id status home officeName amount sentAt } } }`,
  [],
  { cached: false },
);
export const readOffer = graphql(
  `query OwnOffer($id: ID!) { ownOffer(id: $id) { id status home listingUri officeName details { label text } sentAt
    expiresAt } }`,
  [],
  { cached: false },
);
export const sendOffer = graphql(`
  mutation SendOffer($listingId: ID!, $consent: Boolean!, $input: OfferInput!, $key: String!) {
    sendOffer(listingId: $listingId, consent: $consent, input: $input, idempotencyKey: $key) { id } }`);
export const withdraw = graphql(`
  mutation WithdrawOffer($id: ID!) { withdrawOffer(id: $id) { id } }`);

export type HomeToBuy = NonNullable<HomeToBuyQuery['listing']>;
export type ListedOffer = OwnOffersQuery['ownOffers']['results'][number];
export type OwnOffer = OwnOfferQuery['ownOffer'];

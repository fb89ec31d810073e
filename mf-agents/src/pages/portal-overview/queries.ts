import { graphql } from '../../graphql.ts';

export interface Overview {
  readonly ownOverview: {
    readonly enquiriesToday: number;
    readonly reviewsUnanswered: number;
    readonly inspections: readonly {
      readonly listingId: string;
      readonly label: string;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly timeZone: string;
    }[];
    readonly questions: readonly {
      readonly uri: string;
      readonly title: string;
      readonly suburb: string;
      readonly createdAt: string;
    }[];
  };
  readonly ownListings: {
    readonly counts: Readonly<Record<'onOffer' | 'underOffer' | 'completed' | 'draft' | 'removed', number>>;
  };
  readonly ownEnquiries: {
    readonly counts: { readonly new: number };
    readonly results: readonly {
      readonly id: string;
      readonly name: string;
      readonly message: string;
      readonly receivedAt: string;
      readonly status: string;
      readonly listing: { readonly label: string } | null;
    }[];
  };
}

export const readOverview = graphql(
  `query PortalOverview {
    ownOverview { enquiriesToday reviewsUnanswered inspections { listingId label startsAt endsAt timeZone } questions { uri title suburb createdAt } }
    ownListings(take: 0) { counts { onOffer underOffer completed draft removed } }
    ownEnquiries(take: 5) { counts { new } results { id name message receivedAt status listing { label } } }
  }`,
  [],
  { kept: false },
);

export interface Invitation {
  readonly officeName: string;
  readonly email: string;
  readonly expiresAt: string;
}
export const readInvitation = graphql(`
  query PortalInvitation($token: String!) { officeInvite(token: $token) { officeName email expiresAt } }`);
export const acceptInvitation = graphql(`
  mutation AcceptOfficeInvite($token: String!) { acceptOfficeInvite(token: $token) }`);

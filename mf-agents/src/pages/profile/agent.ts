import type { CardAgent } from '../../features/cards/card-agent.ts';
import type { CardPerformance } from '../../features/cards/card-agent.ts';

export interface ReviewSummary {
  readonly average: number | null;
  readonly count: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly factors: readonly { readonly factor: string; readonly average: number; readonly count: number }[];
}

/** An agent with the fields of their page. */
export interface ProfileAgent extends Omit<CardAgent, 'reviewSummary' | 'performance' | 'office'> {
  readonly bio: string;
  readonly phone: string | null;
  readonly hasLeft: boolean;
  readonly isClaimed: boolean;
  readonly followers: number;
  readonly following: number;
  readonly office: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly phone: string | null;
    readonly brandColour: string | null;
    readonly location: {
      readonly suburb: string;
      readonly stateCode: string;
      readonly postcode: string | null;
      readonly locationSlug: string;
    } | null;
  };
  readonly reviewSummary: ReviewSummary;
  /** `period`: days yyyy-MM-dd, both inclusive. */
  readonly performance: CardPerformance & {
    readonly underOffer: number;
    readonly sold: number;
    readonly leased: number;
    readonly period: { readonly from: string; readonly to: string };
  };
  readonly socialLinks: {
    readonly facebook: string | null;
    readonly instagram: string | null;
    readonly linkedin: string | null;
    readonly twitter: string | null;
    readonly website: string | null;
  };
  readonly servicedLocations: readonly { readonly slug: string; readonly label: string }[];
  readonly areasOfExpertise: readonly string[];
  readonly languages: readonly string[];
  readonly video: string | null;
  readonly awards: readonly { readonly title: string; readonly year: number }[];
}

export interface AgentReview {
  readonly id: string;
  readonly authorName: string;
  readonly authorUsername: string | null;
  readonly role: 'vendor' | 'buyer' | 'landlord' | 'renter';
  readonly rating: number;
  readonly ratings: readonly { readonly factor: string; readonly rating: number }[];
  readonly title: string;
  readonly text: string;
  readonly source: 'member' | 'vendor' | 'imported';
  readonly status: 'pending' | 'published' | 'hidden' | 'removed';
  readonly reply: string | null;
  /** ISO 8601 */
  readonly repliedAt: string | null;
  readonly createdAt: string;
}

import type { OfficePlace } from '../offices/office-store.ts';
import type { TierName } from '../../listings/public.ts';

/** The rating of an agent or an office by published reviews. */
export interface ReviewSummary {
  readonly count: number;
  /** Stars, 1 to 5 with one decimal; null without a review. */
  readonly average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  readonly factors: readonly { readonly factor: string; readonly average: number; readonly count: number }[];
}

/** Figures of an agent's homes on offer, sold and leased. Prices only if enough of them are visible. */
export interface Performance {
  readonly forSale: number;
  readonly forRent: number;
  readonly underOffer: number;
  readonly sold: number;
  readonly leased: number;
  /** The last twelve months: yyyy-MM-dd, both included. */
  readonly period: { readonly from: string; readonly to: string };
  readonly soldInPeriod: number;
  readonly leasedInPeriod: number;
  /** Median of the visible prices, dollars; null for fewer than three. */
  readonly medianSoldPrice: number | null;
  /** Sample size of the median; 0 without one. */
  readonly medianSoldPriceCount: number;
  /** Dollars a week. */
  readonly medianRent: number | null;
  readonly medianRentCount: number;
}

export interface ServicedLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly label: string;
  readonly stateCode: string;
  readonly postcode: string | null;
}

export interface AgentOffice {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly brandColour: string | null;
  /** Root-relative address of a picture. */
  readonly logo: string | null;
  readonly location: OfficePlace | null;
}

export interface SocialLinks {
  readonly facebook?: string;
  readonly instagram?: string;
  readonly linkedin?: string;
  readonly twitter?: string;
  readonly website?: string;
}

/** Public figures of an agent's own sales record. */
export interface AgentRecord {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  /** Root-relative address of a square picture. */
  readonly portrait: string | null;
  readonly tier: TierName;
  readonly bio: string;
  readonly phone: string | null;
  /** For signed-in members only. */
  readonly email: string | null;
  readonly office: AgentOffice;
  readonly socialLinks: SocialLinks;
  readonly areasOfExpertise: readonly string[];
  readonly languages: readonly string[];
  /** Address of a video in which they present themselves. */
  readonly video: string | null;
  readonly awards: readonly { readonly title: string; readonly year: number }[];
  readonly following: number;
  /** A member has taken the profile over. */
  readonly isClaimed: boolean;
  readonly hasLeft: boolean;
}

/** An agent with everything that their page shows. */
export interface AgentProfile extends AgentRecord {
  readonly servicedLocations: readonly ServicedLocation[];
  readonly reviewSummary: ReviewSummary;
  readonly performance: Performance;
  readonly followers: number;
}

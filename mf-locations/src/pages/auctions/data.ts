import type { AuctionResultsQuery } from '../../graphql.ts';

type Week = NonNullable<AuctionResultsQuery['auctionWeek']>;

/** An auctioned home. */
export type AuctionedHome = Week['listings']['results'][number];

export interface AuctionsData {
  /** Abbreviation of the city's state; null for the list of cities. */
  readonly stateCode: string | null;
  /** null while the city has no results. */
  readonly week: Omit<Week, 'listings'> | null;
  /** The latest week is at the city's own address. */
  readonly isLatest: boolean;
  readonly homes: readonly AuctionedHome[];
  readonly page: number;
  readonly pages: number;
}

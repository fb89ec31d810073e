import type { CardListing } from '@verandah/design';

/** A post of the blog, as the home page shows it. */
export interface LatestPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: string;
  readonly publishedAt: string;
}

export interface HomeData {
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  readonly posts: readonly LatestPost[];
}

import type { CardListing } from '@verandah/design';
import type { HomeQuery } from '../../graphql.ts';

/** A post of the blog, as the home page shows it. */
export type LatestPost = HomeQuery['posts']['results'][number];

export interface HomeData {
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  readonly posts: readonly LatestPost[];
}

import type { LocationReviewCommentFragment, LocationReviewFragment } from '../../graphql.ts';

/** Author of a review or comment. */
export type Author = ReviewDetail['author'];

export type ReviewComment = LocationReviewCommentFragment;

/** A member's review of a suburb, from the API. Times are ISO 8601. */
export type ReviewDetail = LocationReviewFragment;

/** A review as a page shows it. */
export interface Review extends ReviewDetail {
  /** Day of writing, in words: 'Yesterday', '14/11/2026'. */
  readonly writtenOn: string;
}

/** The author's relation to the location, in the order of the form. */
export const relations = [
  { value: 'lives', label: 'I live here', shown: 'Lives here' },
  { value: 'lived', label: 'I used to live here', shown: 'Lived here' },
  { value: 'works', label: 'I work here', shown: 'Works here' },
  { value: 'visits', label: 'I visit often', shown: 'Visits often' },
] as const;
export type Relation = (typeof relations)[number]['value'];

/** For example 'Lives here'. */
export const relationText = (relation: Relation): string =>
  relations.find(({ value }) => value === relation)?.shown ?? '';

export const commentFragment = /* GraphQL */ `fragment LocationReviewComment on LocationReviewComment { id text createdOn author { name username agentUsername } }`;
export const reviewFragment = /* GraphQL */ `fragment LocationReview on LocationReview { id rating relation title text pros cons createdOn helpfulCount commentCount locationSlug locationLabel author { name username agentUsername } ratings { label rating } }`;

/** Factors of a rating, in the order of the form and the page. */
export const factors = [
  { factor: 'transport', label: 'Public transport' },
  { factor: 'shopsAndCafes', label: 'Shops and cafes' },
  { factor: 'schools', label: 'Schools' },
  { factor: 'parks', label: 'Parks and green space' },
  { factor: 'safety', label: 'Feeling safe' },
  { factor: 'quiet', label: 'Peace and quiet' },
  { factor: 'community', label: 'Community' },
  { factor: 'families', label: 'Good for families' },
  { factor: 'parking', label: 'Parking and traffic' },
  { factor: 'value', label: 'Value for money' },
] as const;
export type Factor = (typeof factors)[number]['factor'];

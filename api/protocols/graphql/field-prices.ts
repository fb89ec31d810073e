import { getNamedType, isCompositeType, type GraphQLField, type GraphQLNamedType } from 'graphql';

/** The fields that list the rows that an argument of their parent field requests. */
export const rowsFields: readonly string[] = ['results', 'edges'];
/** Its rows by default. */
export const defaultRows = 25;

/** A field of the roots looks up what it is about, and reads it. */
const statementsOfRoot = 2;
const roots: readonly string[] = ['Query', 'Mutation'];

/** Types that are rows of their own, wherever they are selected. */
const rowTypes: readonly string[] = [
  'Agent',
  'AgentPerformance',
  'Company',
  'Listing',
  'Location',
  'Office',
  'Question',
  'ReviewSummary',
];
/** Types whose objects are read one by one, since a page shows each as a section. */
const sectionsOf: readonly string[] = ['Aggregations', 'LocationOverview', 'Prices', 'QAndAIndex', 'UserProfile'];

/**
 * How many statements a field is worth that reads more, or less, than the rules say: all of an area, or all that an
 * agent has; and fields that read although they look like values. @internal for the test that they are there
 */
export const statementsOfField: Readonly<Record<string, number>> = {
  'AgentReviewConnection.totalCount': 1,
  'Collection.coverPhotos': 1,
  'Listing.priceHistory': 1,
  'Listing.travelMinutes': 1,
  'ListingConnection.totalCount': 1,
  'ListingSearchResult.exactTotal': 1,
  'ListingSearchResult.mapCount': 3,
  'ListingSearchResult.markers': 8,
  'ListingSearchResult.nearOutline': 1,
  'ListingSearchResult.relaxations': 2,
  'ListingSearchResult.relaxedPairs': 2,
  'LocationReview.comments': 1,
  'Office.location': 1,
  'Prices.filtered': 2,
  'QAndAIndex.locations': 2,
  'QAndAIndex.topics': 2,
  'Query.agentActivities': 4,
  'Query.agentListings': 5,
  'Query.agentQuestions': 3,
  'Query.agents': 4,
  'Query.collection': 5,
  'Query.listingsHomepage': 3,
  'Query.locationSearch': 6,
  'Query.offices': 4,
  'Query.questionsConnection': 3,
  'QuestionReply.comments': 1,
};

/** Rows that a field is worth for each object around it, because it is read for each by itself. */
export const rowsOfField: Readonly<Record<string, number>> = { 'Listing.schools': 5 };

/**
 * How many statements a field is worth. They are run once for all objects around it, since loaders gather what these
 * ask for.
 */
export function statementsOf(parent: GraphQLNamedType, { name, args, type }: GraphQLField<unknown, unknown>): number {
  const named = statementsOfField[`${parent.name}.${name}`];
  if (named !== undefined) return named;
  if (roots.includes(parent.name)) return statementsOfRoot;
  if (!isCompositeType(getNamedType(type)) || name === 'node') return 0;
  const reads =
    args.length > 0 ||
    rowsFields.includes(name) ||
    rowTypes.includes(getNamedType(type).name) ||
    sectionsOf.includes(parent.name);
  return reads ? 1 : 0;
}

/**
 * What the arguments of an operation cost, in the points of its text (an object 2, a value 1, dearer by depth). Every
 * argument that makes work is named here: a test walks the schema and demands a price of each list, number and shape.
 */
export const prices = {
  /** Each operation, whatever it selects: reading it, knowing who calls, writing the response. */
  operation: 20,
  /** Each row of a list, times the rows around it. */
  row: 1,
  /** Each element of a list that is sent. */
  element: 0.5,
  /** Each corner of a shape. */
  corner: 0.5,
  /** Each thousand rows that are passed over. */
  skippedThousand: 10,
} as const;

/** Corners of all shapes of one operation together: a drawn area and one to compare it with. */
export const mostCorners = 1000;

/** Arguments and input fields that say how many rows are wanted. */
export const rowNames: readonly string[] = ['take', 'first', 'imageCount', 'reviewsPageSize', 'corners', 'weeks'];
/** Those that say how many are passed over. */
export const skipNames: readonly string[] = ['skip'];
/** Texts that hold a shape. */
export const shapeNames: readonly string[] = ['wellKnownText'];
/** Texts that hold a search as JSON, with rows and what is passed over among its keys. */
export const jsonNames: readonly string[] = ['json'];
/** The fields that list the rows that an argument of their parent field requests. */
export const rowsFields: readonly string[] = ['results', 'edges'];
/** Its rows by default. */
export const defaultRows = 25;

/**
 * Fields whose statements read much, such as the rows of a whole area, however little is selected. A millisecond of CPU
 * time is some 40 points: `npm run bench -- prices` measures every field.
 */
export const fieldPrices: Readonly<Record<string, number>> = {
  'Query.locationSearch': 40,
  'Query.agents': 150,
  'Query.offices': 150,
  'Query.companies': 60,
  'Query.collection': 300,
  'Query.agentActivities': 150,
  'Query.agentReviews': 100,
  'Query.agentReviewsConnection': 100,
  'AgentReviewConnection.totalCount': 40,
  'Query.locationPins': 20,
  'LocationOverview.similar': 20,
  'Query.listingSearch': 20,
  'Query.listingsHomepage': 20,
  'Query.listingsConnection': 20,
  'ListingConnection.totalCount': 20,
  'ListingSearchResult.aggregations': 20,
  'ListingSearchResult.exactTotal': 10,
  'ListingSearchResult.mapCount': 100,
  'ListingSearchResult.nearOutline': 20,
  'ListingSearchResult.markers': 150,
  'ListingSearchResult.prices': 20,
  'ListingSearchResult.nearestSuburbs': 40,
  'ListingSearchResult.relaxations': 40,
  'ListingSearchResult.relaxedPairs': 40,
};

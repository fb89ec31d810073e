/** What one search may name; the REST API refuses more by its shape, GraphQL when the search is read. */
export const searchLimits = {
  /** places */
  places: 50,
  /** days of inspections, or of auctions */
  dates: 31,
  /** listings to pass over */
  leftOut: 500,
  /** characters of the name, slug or id of a place; no place has longer ones */
  name: 200,
} as const;

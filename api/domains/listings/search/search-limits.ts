/** Limits of one search: the REST API enforces them by its schema, GraphQL when it reads the search. */
export const searchLimits = {
  /** places */
  places: 50,
  /** numbers of bedrooms, bathrooms or spaces for cars, and the largest of them */
  counts: 20,
  count: 99,
  /** listings to pass over */
  leftOut: 500,
  /** characters of the name, slug or id of a place; no place has longer ones */
  name: 200,
} as const;

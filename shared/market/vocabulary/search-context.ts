/** What determines the area of a search. */
export type SearchContext = 'location' | 'map' | 'draw' | 'office';

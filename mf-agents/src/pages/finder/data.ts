import type { FinderSearch } from './finder-search.ts';
import type { FinderPlace, FinderResults } from './queries.ts';

export interface FinderData extends FinderResults {
  readonly search: FinderSearch;
  readonly place: FinderPlace | null;
  /** Text typed as a location that matches none: it stays in its field. */
  readonly unknownPlace: string;
}

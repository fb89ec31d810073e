import type { FinderSearch } from './finder-search.ts';
import type { FinderPlace, FinderResults } from './queries.ts';

export interface FinderData extends FinderResults {
  readonly search: FinderSearch;
  readonly place: FinderPlace | null;
  /** Text that was typed as a place and means none: it stays in its field. */
  readonly unknownPlace: string;
}

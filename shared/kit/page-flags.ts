/**
 * The flags that an area's pages may read. The host's server works them out for each visitor (the site's flags, changed
 * by what the visitor or an experiment switches), caches pages by them and sends them with the page, so that server and
 * browser always render the same. A flag that is known to the browser alone is not among them.
 */
export interface PageFlags {
  /** Two filters may be in the path of a search's address. */
  readonly facetLevel3?: boolean;
  /** Three filters may be in the path of a search's address. */
  readonly facetLevel4?: boolean;
  /** Homes on the map form groups whose size depends on their number. */
  readonly advancedMapClustering?: boolean;
  /** Agents' awards are shown. */
  readonly awardWinners?: boolean;
  /** The view of a results page reports its position code. */
  readonly pagePositionCodes?: boolean;
}

/**
 * Keys of the advisory locks that serialise work between processes, each unique. Those of migrations are in their SQL.
 */
export const locks = {
  /** Migrations are applied. */
  migrating: 7304412,
  /** The log of releases grows (`releases.chain_entry`). */
  releaseLog: 7304413,
  /** Refreshing search rows of passed inspections. */
  renewing: 7304414,
  /** The job queue creates its tables. */
  jobs: 7304416,
  /** Counts are settled. */
  settling: 7304415,
  /** A process uses the local server; released by its last user, the server ends. */
  usingServer: 7304417,
  /** One process serves a site on the local server. */
  servingSite: 7304418,
  /** The built-in boundaries are imported. */
  boundaries: 7304419,
  /** Sample data are generated. */
  sample: 7304420,
  /** Listings of one home are merged; the second key is the home's. */
  merging: 7304421,
  /** Tiles are settled at the end of a transaction (`settle_tiles`). */
  tiles: 7206115,
} as const;

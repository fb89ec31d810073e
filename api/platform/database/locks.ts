/**
 * Keys of the advisory locks that serialise work between processes, each unique. Those of migrations are in their SQL.
 */
export const locks = {
  /** Migrations are applied. */
  migrating: 7304412,
  /** The log of releases grows (migration 0028). */
  releaseLog: 7304413,
  /** Refreshing search rows of passed inspections. */
  renewing: 7304414,
  /** The job queue makes its tables. */
  jobs: 7304416,
  /** Counts are settled. */
  settling: 7304415,
  /** Tiles are settled at the end of a transaction (migration 0005). */
  tiles: 7206115,
} as const;

/**
 * Numbers of the advisory locks by which processes take turns. Each has one of its own: two that share one wait for
 * each other's work. Those of migrations stand in their text.
 */
export const locks = {
  /** Migrations are applied. */
  migrating: 7304412,
  /** The log of releases grows (migration 0028). */
  releaseLog: 7304413,
  /** Search rows of passed inspections are renewed. */
  renewing: 7304414,
  /** Counts are settled. */
  settling: 7304415,
  /** Tiles are settled at the end of a transaction (migration 0005). */
  tiles: 7206115,
} as const;

/**
 * What the processes of a site notify each other of, as channels of PostgreSQL. A notification has no content: whoever
 * hears it reads what is new. The names are those of the triggers, too (migrations 0035, 0036).
 */
export const channelNames = {
  /** Data of pages: rows of `page_change`. */
  changes: 'verandah_changes',
  /** Counts of the health of releases: rows of `releases.health`. */
  health: 'verandah_health',
  /** Rows of `job_wanted`. */
  jobs: 'verandah_jobs',
  /** Maintenance waits for the API to release the data. */
  maintenance: 'verandah_maintenance',
  /** Rows of `push_event`. */
  pushes: 'verandah_pushes',
  /** Release operations: rows of `releases.event`. */
  registry: 'verandah_registry',
} as const;

export type ChannelName = keyof typeof channelNames;

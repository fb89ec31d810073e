import type { WatchMode } from './shapes.ts';

/** The thresholds of the health monitor. */
export interface WatchSettings {
  readonly mode: WatchMode;
  /** Page views of a release below which nothing is said of it. */
  readonly leastViews: number;
  /** How long a release is watched after its promotion, minutes. */
  readonly minutes: number;
  /** Percentage points by which more of its views may fail than of the other's. */
  readonly points: number;
  /** How many times as bad a web vital may become. */
  readonly vitalsFactor: number;
}

export const watchDefaults: WatchSettings = { mode: 'on', leastViews: 50, minutes: 60, points: 1, vitalsFactor: 2 };

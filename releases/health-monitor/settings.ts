import type { MonitorMode } from './shapes.ts';

/** The thresholds of the release health monitor. */
export interface MonitorSettings {
  readonly mode: MonitorMode;
  /** Page views of a release below which there is no verdict. */
  readonly leastViews: number;
  /** How long a release is watched after its promotion, minutes. */
  readonly minutes: number;
  /** Percentage points by which its failed views may exceed those of the other release. */
  readonly points: number;
  /** Factor by which a web vital may become worse. */
  readonly vitalsFactor: number;
}

export const monitorDefaults: MonitorSettings = { mode: 'on', leastViews: 50, minutes: 60, points: 1, vitalsFactor: 2 };

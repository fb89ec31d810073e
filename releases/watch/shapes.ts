/** The mode of the health monitor: it undoes bad releases, only logs what it would undo, or is off. */
export const watchModes = ['on', 'dry-run', 'off'] as const;
export type WatchMode = (typeof watchModes)[number];

/** Where a release failed in a browser. */
export const browserFailures = ['load', 'mount', 'render', 'hydrate', 'unhandled'] as const;
export type BrowserFailure = (typeof browserFailures)[number];
/** Milliseconds, but CLS, which has no unit. */
export const vitals = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/**
 * Counts of one release in one span of time, from `at` (ISO 8601) on; what is counted goes by the keys of counts.ts.
 */
export interface HealthSum {
  readonly area: string;
  readonly version: string;
  readonly at: string;
  readonly counts: Counts;
}
export type Counts = Readonly<Record<string, number>>;

/** The value below which half, 75 % or 95 % of the samples lie; to about 10 %. */
export interface Median {
  readonly p50: number;
  readonly p95: number;
  readonly samples: number;
}
export interface Quartile {
  readonly p75: number;
  readonly samples: number;
}

/** A span of the chart, from `at` (ISO 8601) on. `p75`: of the vitals. */
export interface HealthPoint {
  readonly at: string;
  readonly views: number;
  readonly failed: number;
  readonly serverFailed: number;
  readonly serverP95: number | null;
  readonly p75: { readonly [Name in Vital]: number | null };
}

/** How one release fares. */
export interface ReleaseHealth {
  readonly version: string;
  /** 'undone': rolled back from, or its rollout was ended, within the last 24 hours. */
  readonly role: 'live' | 'rollout' | 'previous' | 'undone';
  /** Page views that count: one address counts for a few only. */
  readonly views: number;
  /** Views that failed, on the server or in the browser; of these, on the server. */
  readonly failed: number;
  readonly serverFailed: number;
  /** Failed of all views, 0 to 1; null without a view. */
  readonly failureRate: number | null;
  /** What failed, most often first: 'mount TypeError', 'server threw'. */
  readonly failures: readonly { readonly kind: string; readonly count: number }[];
  /** Milliseconds in which the server rendered pages, data included; null without one. */
  readonly server: Median | null;
  /** Milliseconds until pages had loaded. */
  readonly load: Quartile | null;
  readonly vitals: { readonly [Name in Vital]: Quartile | null };
  /** Oldest first, a point for each span, also for those without a view. */
  readonly series: readonly HealthPoint[];
}

/**
 * The health monitor's verdict on an area's newest release. 'idle': nothing new is live or in rollout; 'waiting': too
 * few views so far; 'well': no worse than the other; 'worse': past the threshold. `acts`: what the monitor does then
 * (in a dry run: would do).
 */
export interface WatchVerdict {
  readonly state: 'idle' | 'waiting' | 'well' | 'worse';
  /** Why it is watched, which release it is, and against which it is held. */
  readonly watched: 'rollout' | 'promotion' | null;
  readonly version: string | null;
  readonly against: string | null;
  /** ISO 8601. A rollout is watched until it ends. */
  readonly since: string | null;
  readonly until: string | null;
  /** One sentence with figures. */
  readonly words: string;
  readonly acts: 'end-rollout' | 'rollback' | null;
}

export interface AreaHealth {
  readonly area: string;
  readonly releases: readonly ReleaseHealth[];
  readonly verdict: WatchVerdict;
}

/** How releases fare on all hosts together. */
export interface Health {
  /** The end of the reported time (ISO 8601), and its length. */
  readonly at: string;
  readonly minutes: number;
  /** Seconds of a span of the series. */
  readonly step: number;
  readonly watch: WatchMode;
  readonly areas: readonly AreaHealth[];
}

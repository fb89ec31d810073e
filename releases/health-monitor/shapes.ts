/** The mode of the monitor: rolls bad releases back, only logs what it would do, or is off. */
export const monitorModes = ['on', 'dry-run', 'off'] as const;
export type MonitorMode = (typeof monitorModes)[number];

/**
 * Where a release failed in a browser: 'navigation', while it prepared the next page; 'message', on the bus;
 * 'unhandled', in an event handler, a timer or a promise.
 */
export const browserFailures = ['load', 'mount', 'render', 'hydrate', 'navigation', 'message', 'unhandled'] as const;
export type BrowserFailure = (typeof browserFailures)[number];
/** Milliseconds, except CLS, which has no unit. */
export const vitals = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/** Why a visitor gets a release: it is live, it is in rollout, or the visitor chose it (a preview, a tester's pin). */
export const visitorGroups = ['live', 'rollout', 'preview'] as const;
export type VisitorGroup = (typeof visitorGroups)[number];

/** Counts by the keys of counts.ts. */
export type Counts = Readonly<Record<string, number>>;

/** The value below which half, 75 % or 95 % of the samples are; accurate to about 10 %. */
export interface Median {
  readonly p50: number;
  readonly p95: number;
  readonly samples: number;
}
export interface Quartile {
  readonly p75: number;
  readonly samples: number;
}

/** An interval of the chart, from `at` (ISO 8601) on. `p75`: of the vitals. */
export interface HealthPoint {
  readonly at: string;
  readonly views: number;
  readonly failed: number;
  readonly serverFailed: number;
  readonly serverP95: number | null;
  readonly p75: { readonly [Name in Vital]: number | null };
}

/** The health of one release. */
export interface ReleaseHealth {
  readonly version: string;
  /** 'undone': rolled back from, or its rollout was ended, within the last 24 hours. */
  readonly role: 'live' | 'rollout' | 'previous' | 'undone';
  /** Counted page views: one address counts for a few only. */
  readonly views: number;
  /** Failed views, on the server or in the browser; and those on the server. */
  readonly failed: number;
  readonly serverFailed: number;
  /** Failed of all views, 0 to 1; null without a view. */
  readonly failureRate: number | null;
  /** Failures, most frequent first: 'mount TypeError', 'server threw'; `example` is one of them in words. */
  readonly failures: readonly { readonly kind: string; readonly count: number; readonly example?: string }[];
  /** Server render time in milliseconds, data included; null without a page. */
  readonly server: Median | null;
  /** Load time of pages in milliseconds. */
  readonly load: Quartile | null;
  readonly vitals: { readonly [Name in Vital]: Quartile | null };
  /** Oldest first, a point for each interval, even without views. */
  readonly series: readonly HealthPoint[];
}

/**
 * The monitor's verdict on an area's newest release. 'idle': nothing new is live or in rollout; 'waiting': too few
 * views so far; 'well': no worse than the other; 'worse': beyond the threshold. `acts`: what the monitor does then (in
 * a dry run: would do).
 */
export interface MonitorVerdict {
  readonly state: 'idle' | 'waiting' | 'well' | 'worse';
  /** Why it is watched, its version, and the version that it is compared with. */
  readonly monitored: 'rollout' | 'promotion' | null;
  readonly version: string | null;
  readonly against: string | null;
  /** ISO 8601. A rollout is watched until it ends. */
  readonly since: string | null;
  readonly until: string | null;
  /** One sentence with figures. */
  readonly words: string;
  readonly acts: 'end-rollout' | 'rollback' | 'withdraw' | null;
}

export interface AreaHealth {
  readonly area: string;
  readonly releases: readonly ReleaseHealth[];
  readonly verdict: MonitorVerdict;
}

/** The health of releases on all hosts together. */
export interface Health {
  /** The end of the period (ISO 8601), and its length. */
  readonly at: string;
  readonly minutes: number;
  /** Seconds of an interval of the series. */
  readonly step: number;
  readonly monitor: MonitorMode;
  readonly areas: readonly AreaHealth[];
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { shippedBinaries } from '@verandah/api/test-kit';
import { root } from '../site.ts';
import type { Outcome } from './outcome.ts';
import type { ObservedRequest } from './watchers/request-log.ts';

/** What a run recorded of a fault or a pair: shares in percent, times in seconds. */
export interface Recorded {
  readonly pages: {
    readonly fresh: number;
    readonly cached: number;
    readonly lastGood: number;
    readonly errorPage: number;
    readonly longest: number;
  };
  readonly others: { readonly good: number; readonly failed: number; readonly longest: number };
  readonly writes: { readonly acknowledged: number; readonly retries: number; readonly gap: number };
  readonly lost: number;
  readonly repeatedMails: number;
  /** Seconds from its end until recovery; null: it did not recover. */
  readonly recovered: number | null;
  /** What recovered last. */
  readonly last: string;
  readonly recovery: string;
  /** Why it fails. */
  readonly problems: readonly string[];
  /** Lines of the logs, of `/readyz` and of alarms that an operator saw. */
  readonly seen: readonly string[];
}

/** The outcomes of the last run of each fault. */
export interface LastRun {
  /** Day, commit and machine of the last run. */
  readonly run: string;
  /** Seconds that a fault lasted at least. */
  readonly seconds: number;
  /** Lines that an operator also sees without a fault. */
  readonly usual: readonly string[];
  /** By name of the fault or pair. */
  readonly outcomes: Readonly<Record<string, Recorded>>;
}

const file = join(root, 'e2e/faults/last-run.json');

export const readLastRun = (): LastRun =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as LastRun)
    : { run: 'none yet', seconds: 10, usual: [], outcomes: {} };

const toTenths = (ms: number): number => Math.round(ms / 100) / 10;
const longestOf = (requests: readonly ObservedRequest[]): number =>
  toTenths(Math.max(0, ...requests.map(({ ms }) => ms)));
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** An outcome as it is stored. */
export function recordOutcome(outcome: Outcome): Recorded {
  const { requests, recovered, recovery, writes, lost, repeatedMails, problems, seen } = outcome;
  const pages = requests.filter(({ action }) => action === 'page');
  const others = requests.filter(({ action }) => action !== 'page');
  const from = (kind: ObservedRequest['from']): number =>
    shareOf(pages.filter((each) => each.from === kind).length, pages.length);
  const failed = (all: readonly ObservedRequest[]): number => all.filter(({ good }) => !good).length;
  return {
    pages: {
      fresh: from('fresh'),
      cached: from('cached'),
      lastGood: from('last good'),
      errorPage: shareOf(failed(pages), pages.length),
      longest: longestOf(pages),
    },
    others: {
      good: shareOf(others.length - failed(others), others.length),
      failed: shareOf(failed(others), others.length),
      longest: longestOf(others),
    },
    writes: { acknowledged: writes.acknowledged, retries: writes.refused, gap: toTenths(writes.gap) },
    lost: lost.length,
    repeatedMails,
    recovered: recovered.ms === undefined ? null : toTenths(recovered.ms),
    last: recovered.last,
    recovery,
    problems: problems.map((problem) => problem.slice(0, 200)),
    seen,
  };
}

/** A run as JSON: a line for each fault, so that one that is renewed changes one line. */
function textOf({ outcomes, ...run }: LastRun): string {
  const lines = Object.entries(outcomes).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  return `${JSON.stringify(run, null, 1).slice(0, -2)},\n "outcomes": {\n${lines.join(',\n')}\n}}\n`;
}

/** Stores the outcomes of a run. Those of other faults stay. */
export function writeLastRun(
  outcomes: readonly Outcome[],
  {
    listings,
    seconds,
    usual,
  }: { readonly listings: number; readonly seconds: number; readonly usual: readonly string[] },
): LastRun {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const machine = `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()[0]?.toFixed(0) ?? ''}`;
  const all: LastRun = {
    run: `${new Date().toISOString().slice(0, 10)} at ${commit}: ${listings} listings, PostgreSQL ${shippedBinaries().version}, Node ${process.versions.node}, ${machine}`,
    seconds,
    usual,
    outcomes: {
      ...readLastRun().outcomes,
      ...Object.fromEntries(outcomes.map((outcome) => [outcome.name, recordOutcome(outcome)])),
    },
  };
  writeFileSync(file, textOf(all));
  return all;
}

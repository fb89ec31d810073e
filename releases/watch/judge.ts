import { above, failuresOf, percentile, type Measure } from './counts.ts';
import { shareOf, surelyMore, wilson, type Share } from './proportions.ts';
import type { WatchSettings } from './settings.ts';
import type { Counts } from './shapes.ts';

/**
 * What is judged: a release, the one that it is compared with, and the name of that one in a sentence: '1.0.3 before'.
 */
export interface Comparison {
  readonly fresh: Counts;
  readonly other: Counts;
  readonly otherName: string;
}
export interface Judgement {
  readonly state: 'waiting' | 'well' | 'worse';
  readonly words: string;
}

/**
 * Standard deviations by which a difference must exceed chance. The check runs every few seconds on growing counts, so
 * chance has many tries. 3.29, one in two thousand for a single check, distinguishes equal releases less than once in
 * some hundred watches. The margin in points excludes harmless differences altogether.
 */
const certainty = 3.29;
/** Minimum number of failures: more than some visitors with a broken browser, or one who forges reports, can cause. */
const leastFailed = 10;
/** Maximum share of failures of a release without a comparison. */
const mostAlone = 0.2;

/** The thresholds of web.dev for good: a vital below is fast enough, whatever it was before. */
const judged = [
  { vital: 'LCP', good: 2500, name: 'largest paint' },
  { vital: 'INP', good: 200, name: 'slowest response' },
  { vital: 'CLS', good: 0.1, name: 'layout shift' },
] as const satisfies readonly { readonly vital: Measure; readonly good: number; readonly name: string }[];

const figure = new Intl.NumberFormat('en-AU');
const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.0005 ? 2 : 1)} %`;
const views = (counts: Counts): number => counts['views'] ?? 0;
const failing = (counts: Counts, key: 'failed' | 'server-failed'): Share => ({
  count: Math.min(counts[key] ?? 0, views(counts)),
  of: views(counts),
});
const shareText = (share: Share): string => `${percent(shareOf(share))} of ${figure.format(share.of)} page views`;
const valueOf = (measure: Measure, value: number): string =>
  measure === 'CLS' ? value.toFixed(2) : `${figure.format(Math.round(value))} ms`;

function failuresIn(counts: Counts): string {
  const most = failuresOf(counts)
    .slice(0, 3)
    .map(({ kind, count }) => `${kind} (${figure.format(count)})`);
  return most.length > 0 ? `: ${most.join(', ')}` : '';
}

/** Whether more views fail than allowed, on the server alone or altogether. */
function judgeFailures({ fresh, other, otherName }: Comparison, { leastViews, points }: WatchSettings): string | null {
  for (const key of ['failed', 'server-failed'] as const) {
    const [now, then] = [failing(fresh, key), failing(other, key)];
    if (now.count < Math.min(leastFailed, leastViews)) continue;
    const has = then.of >= leastViews;
    if (has ? surelyMore(now, then, certainty) > points / 100 : wilson(now, certainty).low > mostAlone) {
      return `${shareText(now)} failed${key === 'server-failed' ? ' on the server' : ''}, ${has ? `${percent(shareOf(then))} of ${figure.format(then.of)} of ${otherName}` : `with nothing to hold it against but ${figure.format(then.of)} views of ${otherName}`}${failuresIn(fresh)}`;
    }
  }
  return null;
}

/**
 * Whether a vital is certainly worse than allowed for more than a quarter of the pages, and so at its 75th percentile.
 */
function judgeVitals(
  { fresh, other, otherName }: Comparison,
  { leastViews, vitalsFactor }: WatchSettings,
): string | null {
  for (const { vital, good, name } of judged) {
    const before = percentile(other, vital, 0.75);
    const now = percentile(fresh, vital, 0.75);
    if (before === null || now === null || above(other, vital, 0).samples < leastViews) continue;
    const slow = above(fresh, vital, Math.max(good, before * vitalsFactor));
    if (slow.samples < leastViews || wilson({ count: slow.above, of: slow.samples }, certainty).low <= 0.25) continue;
    return `the ${name} (${vital}, 75th percentile) is ${valueOf(vital, now)} on ${figure.format(slow.samples)} pages, ${valueOf(vital, before)} with ${otherName}`;
  }
  return null;
}

/** Judges a release by its counts and those of another one. */
export function judge(comparison: Comparison, settings: WatchSettings): Judgement {
  const { fresh, other, otherName } = comparison;
  const seen = failing(fresh, 'failed');
  if (seen.of < settings.leastViews)
    return {
      state: 'waiting',
      words: `${figure.format(seen.of)} page views so far; ${figure.format(settings.leastViews)} are needed to judge`,
    };
  const problem = judgeFailures(comparison, settings) ?? judgeVitals(comparison, settings);
  if (problem !== null) return { state: 'worse', words: problem };
  const then = failing(other, 'failed');
  return {
    state: 'well',
    words: `${shareText(seen)} failed${then.of > 0 ? `, ${percent(shareOf(then))} of ${figure.format(then.of)} of ${otherName}` : ''}`,
  };
}

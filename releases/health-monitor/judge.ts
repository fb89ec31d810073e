import { countAbove, failuresOf, percentileOf, type Measure } from './counts.ts';
import { evidenceAbove } from './sequential.ts';
import { shareOf, surelyMore, wilsonInterval, type Share } from './proportions.ts';
import type { MonitorSettings } from './settings.ts';
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
/**
 * Bound of the probability of a false alarm of the sequential test, in a whole watch, however often it looks. It finds
 * what fails for all or most after ten failures, where the intervals need `leastViews`.
 */
const falseAlarms = 0.001;
/** Minimum number of ended workers, and the share of pages that may end one beyond the share of the other release. */
const leastEnded = 3;
const mostEnded = 0.0005;
/** Minimum number of failures: more than some visitors with a broken browser, or one who forges reports, can cause. */
const leastFailed = 10;
/** Maximum share of failures of a release without a comparison. */
const mostAlone = 0.2;

/**
 * The thresholds of web.dev for good: a vital below is fast enough, whatever it was before. An ordinary page is
 * rendered in tens of milliseconds, its data included.
 */
const judged = [
  { vital: 'render', good: 300, name: 'render time on the server' },
  { vital: 'LCP', good: 2500, name: 'largest paint' },
  { vital: 'INP', good: 200, name: 'slowest response' },
  { vital: 'CLS', good: 0.1, name: 'layout shift' },
] as const satisfies readonly { readonly vital: Measure; readonly good: number; readonly name: string }[];

const figure = new Intl.NumberFormat('en-AU');
const formatPercent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.0005 ? 2 : 1)} %`;
const countViews = (counts: Counts): number => counts['views'] ?? 0;
const failingShare = (counts: Counts, key: 'failed' | 'server-failed'): Share => ({
  count: Math.min(counts[key] ?? 0, countViews(counts)),
  of: countViews(counts),
});
const shareText = (share: Share): string => `${formatPercent(shareOf(share))} of ${figure.format(share.of)} page views`;
const valueOf = (measure: Measure, value: number): string =>
  measure === 'CLS' ? value.toFixed(2) : `${figure.format(Math.round(value))} ms`;

function failuresIn(counts: Counts): string {
  const found = failuresOf(counts).slice(0, 3);
  const most = found.map(({ kind, count }) => `${kind} (${figure.format(count)})`);
  const example = found.map((one) => one.example).find(Boolean);
  return most.length > 0 ? `: ${most.join(', ')}${example === undefined ? '' : `: ${example}`}` : '';
}

/** Whether more views fail than allowed, on the server alone or altogether. */
function judgeFailures(
  { fresh, other, otherName }: Comparison,
  { leastViews, points }: MonitorSettings,
): string | null {
  for (const key of ['failed', 'server-failed'] as const) {
    const [now, then] = [failingShare(fresh, key), failingShare(other, key)];
    if (now.count < Math.min(leastFailed, leastViews)) continue;
    const has = then.of >= leastViews;
    const allowed = has ? Math.min(0.99, wilsonInterval(then, certainty).high + points / 100) : mostAlone;
    const isWorse = has
      ? surelyMore(now, then, certainty) > points / 100
      : wilsonInterval(now, certainty).low > mostAlone;
    if ((isWorse && now.of >= leastViews) || evidenceAbove(now, allowed) > 1 / falseAlarms) {
      return `${shareText(now)} failed${key === 'server-failed' ? ' on the server' : ''}, ${has ? `${formatPercent(shareOf(then))} of ${figure.format(then.of)} of ${otherName}` : `with nothing to hold it against but ${figure.format(then.of)} views of ${otherName}`}${failuresIn(fresh)}`;
    }
  }
  return null;
}

/** Pages that ended a render worker, by memory, by blocking it or by its exit, of all that the release rendered. */
const endingShare = (counts: Counts): Share => {
  const count = counts['ended'] ?? 0;
  return { count, of: count + countAbove(counts, 'server', 0).samples };
};

/**
 * Whether it ends more render workers than allowed. Sampling views would miss this: few pages end one, and all suffer.
 */
function judgeEnded({ fresh, other, otherName }: Comparison): string | null {
  const [now, then] = [endingShare(fresh), endingShare(other)];
  if (now.count < leastEnded) return null;
  // With few pages before, nothing is known of its rate; a release that ends workers is not normal anyhow.
  const allowed = Math.min(0.99, (then.of > 0 ? shareOf(then) * 2 : 0) + mostEnded);
  if (evidenceAbove(now, allowed) <= 1 / falseAlarms) return null;
  return `it ended ${figure.format(now.count)} render workers in ${figure.format(now.of)} pages, ${figure.format(then.count)} in ${figure.format(then.of)} with ${otherName}${failuresIn(fresh)}`;
}

/**
 * Whether a vital is certainly worse than allowed for more than a quarter of the pages, and so at its 75th percentile.
 */
function judgeVitals(
  { fresh, other, otherName }: Comparison,
  { leastViews, vitalsFactor }: MonitorSettings,
): string | null {
  for (const { vital, good, name } of judged) {
    const before = percentileOf(other, vital, 0.75);
    const now = percentileOf(fresh, vital, 0.75);
    if (before === null || now === null || countAbove(other, vital, 0).samples < leastViews) continue;
    const slow = countAbove(fresh, vital, Math.max(good, before * vitalsFactor));
    if (slow.samples < leastViews || wilsonInterval({ count: slow.above, of: slow.samples }, certainty).low <= 0.25)
      continue;
    return `the ${name} (${vital === 'render' ? '' : `${vital}, `}75th percentile) is ${valueOf(vital, now)} on ${figure.format(slow.samples)} pages, ${valueOf(vital, before)} with ${otherName}`;
  }
  return null;
}

/** Judges a release by its counts and those of another one. */
export function judgeRelease(comparison: Comparison, settings: MonitorSettings): Judgement {
  const { fresh, other, otherName } = comparison;
  const seen = failingShare(fresh, 'failed');
  const problem = judgeFailures(comparison, settings) ?? judgeEnded(comparison) ?? judgeVitals(comparison, settings);
  if (problem !== null) return { state: 'worse', words: problem };
  if (seen.of < settings.leastViews)
    return {
      state: 'waiting',
      words: `${figure.format(seen.of)} page views so far; ${figure.format(settings.leastViews)} are needed to judge`,
    };
  const then = failingShare(other, 'failed');
  return {
    state: 'well',
    words: `${shareText(seen)} failed${then.of > 0 ? `, ${formatPercent(shareOf(then))} of ${figure.format(then.of)} of ${otherName}` : ''}`,
  };
}

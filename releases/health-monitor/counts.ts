import { visitorGroups, type Counts, type Median, type Quartile, type VisitorGroup, type Vital } from './shapes.ts';

/**
 * The counts of a release in an interval, by key: 'views'; 'failed' and 'server-failed' of them; 'ended', render
 * workers that were ended over its pages; each kind of failure ('failure mount TypeError') and some examples of it
 * ('example mount TypeError: x is undefined'); what visitors were sent for whom it was chosen ('sent rollout previous
 * 1_4_0'); and the samples in each bucket of a measure ('LCP 38'). 'server' is the render time of all pages, 'render'
 * that of counted views only, by which a release is judged: one network can't make it look slow.
 */
export type Measure = 'server' | 'render' | 'load' | Vital;

/** Buckets grow by a fifth, so that a percentile is accurate to about 10 %. CLS is counted in thousandths. */
const growth = 1.2;
const last = 64;
const unitOf = (measure: Measure): number => (measure === 'CLS' ? 1000 : 1);

/** The key of the bucket that contains a value of a measure. */
export function bucketKey(measure: Measure, value: number): string {
  const units = value * unitOf(measure);
  return `${measure} ${units <= 1 ? 0 : Math.min(last, Math.ceil(Math.log(units) / Math.log(growth) - 1e-9))}`;
}

/** Adds counts to others, in place. */
export function addCounts(sum: Record<string, number>, more: Counts): void {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
}

/** Samples of a measure by bucket. */
export function histogramOf(counts: Counts, measure: Measure): number[] {
  const buckets = Array<number>(last + 1).fill(0);
  const prefix = `${measure} `;
  for (const [key, count] of Object.entries(counts))
    if (key.startsWith(prefix)) buckets[Number(key.slice(prefix.length))] = count;
  return buckets;
}
const totalOf = (buckets: readonly number[]): number => buckets.reduce((sum, count) => sum + count, 0);

/** The value below which a share of the samples is; null without samples. @param share 0 to 1 */
export function percentileOf(counts: Counts, measure: Measure, share: number): number | null {
  const buckets = histogramOf(counts, measure);
  const samples = totalOf(buckets);
  if (samples === 0) return null;
  let below = 0;
  for (const [bucket, count] of buckets.entries()) {
    if (count > 0 && below + count >= share * samples) {
      // Assumes that samples are distributed evenly within a bucket, on its logarithmic scale.
      const within = bucket === 0 ? 0 : bucket - 1 + (share * samples - below) / count;
      return growth ** within / unitOf(measure);
    }
    below += count;
  }
  return growth ** last / unitOf(measure);
}

/**
 * How many samples are certainly above a value, and of how many. Samples in the bucket of the value itself count as
 * below.
 */
export function countAbove(
  counts: Counts,
  measure: Measure,
  value: number,
): { readonly above: number; readonly samples: number } {
  const buckets = histogramOf(counts, measure);
  const [, bucket = '0'] = bucketKey(measure, value).split(' ');
  return { above: totalOf(buckets.slice(Number(bucket) + 1)), samples: totalOf(buckets) };
}

export function medianOf(counts: Counts, measure: Measure): Median | null {
  const [p50, p95] = [percentileOf(counts, measure, 0.5), percentileOf(counts, measure, 0.95)];
  return p50 === null || p95 === null ? null : { p50, p95, samples: totalOf(histogramOf(counts, measure)) };
}

export function quartileOf(counts: Counts, measure: Measure): Quartile | null {
  const p75 = percentileOf(counts, measure, 0.75);
  return p75 === null ? null : { p75, samples: totalOf(histogramOf(counts, measure)) };
}

const failure = 'failure ';
export const failureKey = (kind: string): string => failure + kind;

const example = 'example ';
const longestExample = 240;
/** The key of one failure in words: its message and where in the source it was thrown. */
export const exampleKey = (kind: string, text: string): string =>
  // Control characters could forge lines of a log.
  `${example}${kind}: ${text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, longestExample)}`;
export const isExample = (key: string): boolean => key.startsWith(example);

/** A kind of failure: how often it happened, and one of them in words where that is known. */
export interface FailureCount {
  readonly kind: string;
  readonly count: number;
  readonly example?: string;
}

/** Failures, most frequent first. */
export function failuresOf(counts: Counts): FailureCount[] {
  const most = (keys: readonly string[]): string | undefined =>
    keys.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (a < b ? -1 : 1))[0];
  const keys = Object.keys(counts);
  return keys
    .filter((key) => key.startsWith(failure))
    .map((key) => {
      const kind = key.slice(failure.length);
      const prefix = `${example}${kind}: `;
      const found = most(keys.filter((one) => one.startsWith(prefix)));
      return { kind, count: counts[key] ?? 0, ...(found !== undefined && { example: found.slice(prefix.length) }) };
    })
    .toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

const sent = 'sent ';
/**
 * The key of pages that were sent to a group of visitors. @param shown 'own', 'previous 1.4.0', 'last good', 'waiting' or
 * 'error page'
 */
export const sentKey = (group: VisitorGroup, shown: string): string => `${sent}${group} ${shown.replaceAll('.', '_')}`;

/** Pages that were sent to a group of visitors. `shown` as in `sentKey`. */
export interface SentCount {
  readonly group: VisitorGroup;
  readonly shown: string;
  readonly count: number;
}

/** What visitors were sent for whom a release was chosen, most frequent first. */
export function sentOf(counts: Counts): SentCount[] {
  return Object.entries(counts)
    .flatMap(([key, count]): SentCount[] => {
      const [, name, ...rest] = key.startsWith(sent) ? key.split(' ') : [];
      const group = visitorGroups.find((each) => each === name);
      return group === undefined ? [] : [{ group, shown: rest.join(' ').replaceAll('_', '.'), count }];
    })
    .toSorted((a, b) => b.count - a.count || (a.shown < b.shown ? -1 : 1));
}

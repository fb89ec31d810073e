import type { Counter, Gauge, Histogram } from 'prom-client';
import type { ReleaseSet } from '../release-set.ts';

export interface ReleaseLabels {
  readonly area: string;
  readonly release: string;
}

interface Labelled {
  get(): Promise<{ readonly values: readonly { readonly labels: Partial<Record<string, string | number>> }[] }>;
  remove(labels: Partial<Record<string, string | number>>): void;
}

/**
 * What metrics by area and release are labelled with: the releases that are served now; all others, in previews or long
 * gone, are 'other'.
 */
export class KnownReleases {
  #known = new Map<string, ReadonlySet<string>>();
  readonly #metrics: Labelled[] = [];

  /** Series of this metric end when their release is served no longer. */
  bind<Metric extends Counter | Gauge | Histogram>(metric: Metric): Metric {
    this.#metrics.push(metric as unknown as Labelled);
    return metric;
  }

  labels(area: string, version: string): ReleaseLabels {
    const versions = this.#known.get(area);
    return versions
      ? { area, release: versions.has(version) ? version : 'other' }
      : { area: 'other', release: 'other' };
  }

  /** Applies what is served, and drops the series of what is not. */
  async serve({ areas }: Pick<ReleaseSet, 'areas'>): Promise<void> {
    this.#known = new Map(
      areas.map(({ name, live, previous, rollout }) => [
        name,
        new Set([live, previous, rollout?.release].flatMap((release) => (release ? [release.manifest.version] : []))),
      ]),
    );
    for (const metric of this.#metrics) {
      for (const { labels } of (await metric.get()).values) {
        const { le: _, ...own } = labels;
        const { area, release } = own;
        if (release === undefined || release === '' || release === 'other') continue;
        if (this.#known.get(String(area))?.has(String(release)) !== true) metric.remove(own);
      }
    }
  }
}

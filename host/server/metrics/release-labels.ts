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
 * The labels of metrics by area and release: the releases that are served now. All others, previews or old ones, are
 * 'other'.
 */
export class KnownReleases {
  #served = new Map<string, ReadonlySet<string>>();
  readonly #metrics: Labelled[] = [];

  /** Removes the series of this metric when their release is no longer served. */
  bind<Metric extends Counter | Gauge | Histogram>(metric: Metric): Metric {
    this.#metrics.push(metric as unknown as Labelled);
    return metric;
  }

  labels(area: string, version: string): ReleaseLabels {
    const versions = this.#served.get(area);
    return versions
      ? { area, release: versions.has(version) ? version : 'other' }
      : { area: 'other', release: 'other' };
  }

  /** Sets what is served, and drops the series of everything else. */
  async serve({ areas }: Pick<ReleaseSet, 'areas'>): Promise<void> {
    this.#served = new Map(
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
        if (this.#served.get(String(area))?.has(String(release)) !== true) metric.remove(own);
      }
    }
  }
}

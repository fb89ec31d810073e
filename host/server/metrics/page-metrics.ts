import { Counter, Histogram, type Registry } from 'prom-client';
import type { ServedPage, PageHealth } from '../health/page-health.ts';
import type { Signals } from '../health/signals.ts';
import type { KnownReleases } from './release-labels.ts';

const labelNames = ['area', 'release'] as const;
const renderBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The result of a page: which release of its area rendered it, or what replaced it. */
function responseOf({ area, outcome, set }: ServedPage): { readonly response: string; readonly version: string } {
  if (outcome.kind === 'failed')
    return {
      response: ['data', 'slow', 'crowded', 'overloaded'].includes(outcome.reason) ? 'waiting' : 'error_page',
      version: '',
    };
  const { version } = outcome.release.manifest;
  if (outcome.stale) return { response: 'last_good', version };
  const current = set.areas.find(({ name }) => name === area);
  return {
    response: outcome.release === current?.live ? (set.variant === '' ? 'live' : 'chosen') : 'previous',
    version,
  };
}

/** Counts pages by what was sent. @returns a replacement for `inner` that records every page */
export function sendMetrics(inner: PageHealth, registers: Registry[], releases: KnownReleases): PageHealth {
  const pages = releases.bind(
    new Counter({
      name: 'verandah_pages_total',
      help: 'Pages by source: live, chosen (in a rollout or a preview), previous, last_good, waiting (drawn by the browser) or error_page',
      labelNames: [...labelNames, 'answer'],
      registers,
    }),
  );
  return {
    ...inner,
    recordResponse(page) {
      const { response, version } = responseOf(page);
      const labels = releases.labels(page.area, version);
      pages.inc({ ...labels, ...(version === '' && { release: '' }), answer: response });
      return inner.recordResponse(page);
    },
  };
}

/** Release health on the server and, as browsers report it, on the page. */
export function signalMetrics(
  { follow }: Pick<Signals, 'follow'>,
  registers: Registry[],
  releases: KnownReleases,
): () => void {
  const render = releases.bind(
    new Histogram({
      name: 'verandah_render_duration_seconds',
      help: 'Time in which the server rendered a page, its data included',
      labelNames: [...labelNames],
      buckets: renderBuckets,
      registers,
    }),
  );
  const renderFailures = releases.bind(
    new Counter({
      name: 'verandah_render_failures_total',
      help: 'Pages that a release could not render, by reason',
      labelNames: [...labelNames, 'reason'],
      registers,
    }),
  );
  const views = releases.bind(
    new Counter({
      name: 'verandah_page_views_total',
      help: 'Pages that came to show a further area without the server',
      labelNames: [...labelNames],
      registers,
    }),
  );
  const failures = releases.bind(
    new Counter({
      name: 'verandah_browser_failures_total',
      help: 'Failures of a release that browsers reported: load, mount, render, hydrate, navigation, message, unhandled',
      labelNames: [...labelNames, 'kind'],
      registers,
    }),
  );
  const load = releases.bind(
    new Histogram({
      name: 'verandah_page_load_duration_seconds',
      help: 'Time in browsers until a page had loaded',
      labelNames: [...labelNames],
      buckets: [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      registers,
    }),
  );
  const vitals = releases.bind(
    new Histogram({
      name: 'verandah_web_vital_seconds',
      help: 'Web vitals in browsers: LCP, INP, TTFB',
      labelNames: [...labelNames, 'vital'],
      buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6],
      registers,
    }),
  );
  const shift = releases.bind(
    new Histogram({
      name: 'verandah_layout_shift_ratio',
      help: 'Cumulative layout shift of pages in browsers',
      labelNames: [...labelNames],
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
  );
  return follow((signal) => {
    const labels = { ...releases.labels(signal.area, signal.version) };
    switch (signal.kind) {
      case 'page':
        return signal.stale ? undefined : render.observe(labels, signal.ms / 1000);
      case 'page-failed':
        return renderFailures.inc({ ...labels, reason: signal.reason });
      case 'ended':
        return undefined; // Counted with the workers.
      case 'sent':
        return undefined; // Counted by `sendMetrics`.
      case 'view':
        return views.inc(labels);
      case 'failure':
        return failures.inc({ ...labels, kind: signal.failure });
      case 'load':
        return load.observe(labels, signal.ms / 1000);
      case 'vital':
        return signal.vital === 'CLS'
          ? shift.observe(labels, signal.value)
          : vitals.observe({ ...labels, vital: signal.vital }, signal.value / 1000);
    }
  });
}

import type { Figures } from '../figures.ts';
import { assumed, pagesOfVisit, type Demand } from './demand.ts';
import { cachedShare } from './cached-share.ts';

/** Replicas of a pod with host and API. */
export interface Pods {
  /** One more than the load needs. */
  readonly replicas: number;
  readonly renderWorkers: number;
  readonly pageCacheMb: number;
  /** Share of pages for everybody. */
  readonly cachedShare: number;
  /** Busy processors in each remaining pod when one is down. */
  readonly busy: { readonly host: number; readonly workers: number; readonly service: number };
  /** Processors of one pod, with room for bursts. */
  readonly processors: { readonly host: number; readonly service: number };
  /** Expected bytes of one pod, and the limit at which it is killed. */
  readonly memory: {
    readonly host: number;
    readonly hostLimit: number;
    readonly service: number;
    readonly serviceLimit: number;
  };
  /** Of all pods together, per second. */
  readonly pages: number;
  readonly freshPages: number;
  readonly apiCalls: number;
}

/**
 * The product's defaults: PAGE_CACHE_SECONDS, the smallest PAGE_CACHE_MB and RENDER_WORKERS; a worker's heap limit and
 * its memory outside the heap.
 */
const defaults = { freshSeconds: 240, pageCacheMb: 64, renderWorkers: 2, workerLimit: (256 + 112) * 1e6 };
const mostCacheMb = 512;
/** With more, the host's own process becomes the bottleneck. */
const mostWorkers = 6;
const mostPods = 500;

const megabyte = 1e6;
const upTo = (step: number, value: number): number => Math.ceil(value / step) * step;

/** Load of one pod among this number, in milliseconds of CPU time per second. */
function loadOf(pods: number, pageCacheMb: number, demand: Demand, { render, api }: Figures) {
  const visits = demand.visits / pods;
  const { results, listings, others } = assumed.pages;
  const mean = (pick: (page: Figures['render']['results']) => number): number =>
    (pick(render.results) * (results + others) + pick(render.listing) * listings) / pagesOfVisit;
  const pages = visits * pagesOfVisit;
  const forAll = pages * (1 - assumed.signedIn);
  const share = cachedShare({
    pages: demand.listings + assumed.otherPages,
    perSecond: forAll,
    freshSeconds: defaults.freshSeconds,
    cacheBytes: pageCacheMb * megabyte,
    pageBytes: render.cachedBytes,
  });
  const fresh = pages - forAll * share;
  const calls = visits * assumed.calls;
  const apiCalls = calls + fresh * mean((page) => page.calls);
  return {
    share,
    pages,
    fresh,
    apiCalls,
    host:
      fresh * mean((page) => page.hostMs) +
      (pages - fresh) * render.cachedMs +
      calls * render.proxiedMs +
      visits * assumed.files * render.fileMs,
    workers: fresh * mean((page) => page.workersMs),
    service: apiCalls * api.serviceMs,
  };
}

/**
 * As many pods as carry the load when one of them is down.
 * @throws {Error} when no number of pods does
 */
export function podsFor(demand: Demand, figures: Figures): Pods {
  const { soak, api } = figures;
  const feedMs = ((demand.feedListings * assumed.feedsInBusiestHour) / 3600) * api.feedServiceMs;
  const room = assumed.utilisation * 1000;
  for (let carrying = 1; carrying <= mostPods; carrying += 1) {
    // Half of what all pages of the time take for which they are fresh: the unpopular half is not requested again so
    // soon.
    const pageCacheMb = Math.min(
      mostCacheMb,
      Math.max(
        defaults.pageCacheMb,
        upTo(
          64,
          ((demand.visits / carrying) * pagesOfVisit * defaults.freshSeconds * figures.render.cachedBytes * 0.5) /
            megabyte,
        ),
      ),
    );
    const load = loadOf(carrying, pageCacheMb, demand, figures);
    // A feed is imported by one API process, whichever took it.
    const service = load.service + feedMs;
    const renderWorkers = Math.max(defaults.renderWorkers, Math.ceil(load.workers / room));
    if (load.host > room || service > room || renderWorkers > mostWorkers) continue;
    const perWorker = soak.workersBytes / soak.workers;
    const host = soak.hostBytes + (pageCacheMb - soak.pageCacheMb) * megabyte;
    return {
      replicas: carrying + 1,
      renderWorkers,
      pageCacheMb,
      cachedShare: load.share,
      busy: { host: load.host / 1000, workers: load.workers / 1000, service: service / 1000 },
      processors: { host: upTo(0.25, (load.host + load.workers) / room), service: upTo(0.25, service / room) },
      memory: {
        host: upTo(128, (host + renderWorkers * perWorker) / 2 ** 20) * 2 ** 20,
        hostLimit: upTo(256, (host * 1.25 + renderWorkers * defaults.workerLimit) / 2 ** 20) * 2 ** 20,
        service: upTo(128, soak.serviceBytes / 2 ** 20) * 2 ** 20,
        serviceLimit: upTo(256, (soak.serviceBytes * 2) / 2 ** 20) * 2 ** 20,
      },
      pages: load.pages * carrying,
      freshPages: load.fresh * carrying,
      apiCalls: load.apiCalls * carrying,
    };
  }
  throw new Error(`${demand.name}: more than ${mostPods} pods would not carry it.`);
}

import type { Figures } from '../figures.ts';
import { assumed, pagesOfVisit } from '../sizing/demand.ts';
import { popularPages, seededNumbers } from './popularity.ts';

/** Visits that start in an evening from five to midnight, as shares of its busiest moment; by half hours. */
export const curve = [0.45, 0.5, 0.55, 0.65, 0.8, 0.95, 1, 1, 0.95, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2];
export const stepSeconds = 1800;
/** Its busiest half hour. */
const peak = [1];
/** Until the cache is as it is in an evening. */
const warmUpSeconds = 600;
const seed = 47;

/** One machine with everything on it. */
export interface Machine {
  readonly processors: number;
  readonly renderWorkers: number;
  /** Addresses that are visited. */
  readonly pages: number;
  readonly cacheBytes: number;
  /** How long a cached page is fresh. */
  readonly freshSeconds: number;
}

/** What is used, in seconds of processor time a second. */
export interface Busy {
  readonly host: number;
  readonly workers: number;
  readonly api: number;
  readonly database: number;
}

export interface Evening {
  /** Visits a second at the busiest moment. */
  readonly visits: number;
  readonly pageViews: number;
  /** Share of all pages that come from the cache. */
  readonly hitRate: number;
  /** At the busiest minute. */
  readonly busiest: Busy;
  /** Of a whole evening, seconds of processor time. */
  readonly used: number;
}

/** A cache that drops the page that was not requested for longest. */
class Cache {
  readonly #until = new Map<number, number>();
  readonly #most: number;
  readonly #freshSeconds: number;

  constructor(most: number, freshSeconds: number) {
    [this.#most, this.#freshSeconds] = [most, freshSeconds];
  }

  /** Whether a page is fresh; it is from then on. */
  has(page: number, second: number): boolean {
    const until = this.#until.get(page) ?? -1;
    const isFresh = until > second;
    this.#until.delete(page);
    this.#until.set(page, isFresh ? until : second + this.#freshSeconds);
    if (this.#until.size > this.#most) this.#until.delete(this.#until.keys().next().value as number);
    return isFresh;
  }
}

const mean = ({ results, listing }: Figures['render'], of: (page: Figures['render']['results']) => number): number =>
  (of(results) * (assumed.pages.results + assumed.pages.others) + of(listing) * assumed.pages.listings) / pagesOfVisit;

/** What pages and the calls and files beside them use, of a second's visits. */
function busyOf(visits: number, hits: number, { render, api }: Figures): Busy {
  const pages = visits * pagesOfVisit;
  const fresh = pages - hits;
  const calls = visits * assumed.calls;
  const apiCalls = calls + fresh * mean(render, (page) => page.calls);
  return {
    host:
      (fresh * mean(render, (page) => page.hostMs) +
        hits * render.cachedMs +
        calls * render.proxiedMs +
        visits * assumed.files * render.fileMs) /
      1000,
    workers: (fresh * mean(render, (page) => page.workersMs)) / 1000,
    api: (apiCalls * api.serviceMs) / 1000,
    database: (apiCalls * api.databaseMs) / 1000,
  };
}

export const sumOf = ({ host, workers, api, database }: Busy): number => host + workers + api + database;

/**
 * Simulates an evening second by second: every page is requested by its popularity, and cached or rendered.
 * @param halfHours shares of `visits`
 */
export function simulateEvening(
  visits: number,
  machine: Machine,
  figures: Figures,
  halfHours: readonly number[] = curve,
): Evening {
  const next = popularPages(machine.pages, seededNumbers(seed));
  const cache = new Cache(Math.floor(machine.cacheBytes / figures.render.cachedBytes), machine.freshSeconds);
  let [due, pageViews, allHits, used] = [0, 0, 0, 0];
  let busiest: Busy = { host: 0, workers: 0, api: 0, database: 0 };
  let minute = { visits: 0, hits: 0 };
  for (let second = -warmUpSeconds; second < halfHours.length * stepSeconds; second += 1) {
    const now = visits * (halfHours[Math.max(0, Math.floor(second / stepSeconds))] as number);
    // Those of members are never cached.
    due += now * pagesOfVisit * (1 - assumed.signedIn);
    let hits = 0;
    for (; due >= 1; due -= 1) if (cache.has(next(), second)) hits += 1;
    if (second < 0) continue;
    pageViews += now * pagesOfVisit;
    allHits += hits;
    minute = { visits: minute.visits + now / 60, hits: minute.hits + hits / 60 };
    if (second % 60 < 59) continue;
    const busy = busyOf(minute.visits, minute.hits, figures);
    used += sumOf(busy) * 60;
    if (sumOf(busy) > sumOf(busiest)) busiest = busy;
    minute = { visits: 0, hits: 0 };
  }
  return { visits, pageViews, hitRate: allHits / pageViews, busiest, used };
}

/** Shares of what there is of each that the busiest minute takes; 1 is all. */
export function sharesOf(
  { busiest }: Evening,
  { processors, renderWorkers }: Machine,
): Readonly<Record<string, number>> {
  return {
    'all processors': sumOf(busiest) / processors,
    "the host's process": busiest.host,
    "the API's process": busiest.api,
    'render workers': busiest.workers / renderWorkers,
  };
}

/** The busiest half hour that fits a machine, and what is exhausted first. */
export function limitOf(machine: Machine, figures: Figures): { readonly busiest: Evening; readonly first: string } {
  const worst = (evening: Evening): readonly [string, number] =>
    Object.entries(sharesOf(evening, machine)).reduce((most, each) => (each[1] > most[1] ? each : most));
  // What is used grows almost with the visits: the cache alone makes it grow a little less.
  let busiest = simulateEvening(1, machine, figures, peak);
  for (let round = 0; round < 3; round += 1)
    busiest = simulateEvening(busiest.visits / worst(busiest)[1], machine, figures, peak);
  return { busiest, first: worst(busiest)[0] };
}

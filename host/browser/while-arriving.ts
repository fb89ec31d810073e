import { LoadFailure } from './load-failure.ts';
import { arrivingMap } from './release-hashes.ts';

/**
 * Limits of a load, in milliseconds. `quiet`: without a file of the release on its way. `recheck`: a file whose load
 * has failed is requested again after a pause, during which none is on its way. `most`: however much is on its way.
 */
export interface ArrivalLimits {
  readonly quiet: number;
  readonly recheck: number;
  readonly most: number;
}

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

/** A file below a folder ('/r/search/1.0.4/') that the page is waiting for; undefined without one. */
function arrivingFile(folder: string): string | undefined {
  const below = (address: string): boolean => pathOf(address).startsWith(folder);
  // A loaded script leaves the page; a style has no sheet before it is loaded.
  const script = [...document.querySelectorAll<HTMLScriptElement>('head > script[src]')].find(({ src }) => below(src));
  const style = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ href, sheet }) => sheet === null && below(href),
  );
  return script?.src ?? style?.href ?? arrivingMap(folder);
}

/** Kilobits per second from which a file that is still on its way after the usual time is stuck, not slow. */
const fast = 1000;
/** Milliseconds within which a slow connection delivers nothing; small files are there sooner over a fast one. */
const prompt = 100;

/**
 * Whether the connection is slow, by the files that arrived while a load ran, or else by all of the page. Latency
 * counts: the request's time is included. Without a file that came from the network the connection counts as slow.
 * @param since the start of the load, in milliseconds of the page
 */
function isSlow(since: number): boolean {
  const loaded = ((performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[]).filter(
    ({ transferSize }) => transferSize > 0,
  );
  const recent = loaded.filter(({ responseEnd }) => responseEnd >= since);
  return !(recent.length > 0 ? recent : loaded).some(({ encodedBodySize, requestStart, responseEnd }) => {
    const duration = Math.max(1, responseEnd - requestStart);
    return duration < prompt || (encodedBodySize * 8) / duration >= fast;
  });
}

const elapsed = Symbol('elapsed');

/**
 * Resolves with a load of a release. A slow connection has time for as long as files are on their way. A file that does
 * not arrive over a fast one is given up early, and so is a release that waits for nothing.
 * @param folder of the release: '/r/search/1.0.4/'
 * @param what for the error: 'Loading search@1.0.4'
 * @throws {LoadFailure} when the network is too slow, {Error} when the release does not come to an end
 */
export async function whileArriving<Value>(
  load: Promise<Value>,
  folder: string,
  what: string,
  { quiet, recheck, most }: ArrivalLimits,
): Promise<Value> {
  let waited = 0;
  const since = performance.now();
  const within = async (milliseconds: number): Promise<Value | typeof elapsed> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new Promise<typeof elapsed>((resolve) => {
      timer = setTimeout(() => resolve(elapsed), milliseconds);
    });
    waited += milliseconds;
    return Promise.race([load, end]).finally(() => clearTimeout(timer));
  };
  let result = await within(quiet);
  while (result === elapsed) {
    const before = arrivingFile(folder);
    result = await within(recheck);
    if (result !== elapsed) break;
    const file = arrivingFile(folder);
    if (file === undefined && before === undefined)
      throw new Error(`${what} took longer than ${waited} ms, and no file is on its way.`);
    if (file !== undefined && (waited >= most || !isSlow(since)))
      throw new LoadFailure(file, `${what}: ${pathOf(file)} has not arrived within ${waited} ms.`);
  }
  return result;
}

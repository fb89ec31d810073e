import { LoadFailure } from './load-failure.ts';
import { arrivingMap } from './release-hashes.ts';

/**
 * Limits of a load, in milliseconds. `quiet`: without a file of the release on its way. `recheck`: a file whose load has
 * failed is requested again after a pause, during which none is on its way. `most`: however much is on its way.
 */
export interface ArrivalLimits {
  readonly quiet: number;
  readonly recheck: number;
  readonly most: number;
}

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

/** A file below a folder ('/r/search/1.0.4/') that the page is waiting for; undefined when there is none. */
function arrivingFile(folder: string): string | undefined {
  const below = (address: string): boolean => pathOf(address).startsWith(folder);
  // A loaded script leaves the page; a style has no sheet before it is loaded.
  const script = [...document.querySelectorAll<HTMLScriptElement>('head > script[src]')].find(({ src }) => below(src));
  const style = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({ href, sheet }) => sheet === null && below(href),
  );
  return script?.src ?? style?.href ?? arrivingMap(folder);
}

const elapsed = Symbol('elapsed');

/**
 * Resolves with a load of a release. A slow connection has time for as long as files are on their way; a release that
 * waits for nothing is given up early.
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
    if (before !== undefined && waited >= most)
      throw new LoadFailure(before, `${what}: ${pathOf(before)} has not arrived within ${waited} ms.`);
    result = await within(recheck);
    if (result === elapsed && before === undefined && arrivingFile(folder) === undefined)
      throw new Error(`${what} took longer than ${waited} ms, and no file is on its way.`);
  }
  return result;
}

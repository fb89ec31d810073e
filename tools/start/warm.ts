/** Pages on which a first visitor sees photographs. */
export const firstPages = ['/', '/for-sale'] as const;
/**
 * Widths that are there before the site is ready, and those that phones and laptops of a higher pixel ratio request.
 */
export const firstWidths = [640] as const;
export const furtherWidths = [960, 1440] as const;

/**
 * Addresses of the first photographs of cards on some pages, each once: a carousel fetches the others when a visitor
 * turns to them. A page that is not served has none.
 */
export async function cardPhotographs(site: string, paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(site + path)).text()));
  return [...new Set(pages.flatMap((page) => page.match(/\/media\/[\w-]+(?=\/640\.avif)/g) ?? []))];
}

/**
 * Requests photographs once: files of the sample's pictures are made when they are first requested, and the first
 * visitor should not be the one who waits. One width of all photographs comes before the next.
 * @param atOnce number of requests at a time
 * @returns how many files there were
 */
export async function warmPhotographs(
  site: string,
  photographs: readonly string[],
  widths: readonly number[],
  atOnce: number,
): Promise<number> {
  const waiting = widths.flatMap((width) => photographs.map((photograph) => `${photograph}/${width}.avif`));
  const count = waiting.length;
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const response = await fetch(site + file);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return count;
}

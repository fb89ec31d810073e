import { assumed } from '../sizing/demand.ts';

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Which of so many pages is visited next: the k-th as often as 1/k^skew, as Breslau et al. found in the requests of six
 * networks ("Web Caching and Zipf-like Distributions", 1999: skews of 0.64 to 0.83).
 * @returns chooses a page, from 0, the most popular
 */
export function popularPages(pages: number, random: () => number, skew: number = assumed.skew): () => number {
  const sums = new Float64Array(pages);
  let sum = 0;
  for (let page = 0; page < pages; page += 1) sums[page] = sum += (page + 1) ** -skew;
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, pages - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

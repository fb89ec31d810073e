import { percentile } from '../benchmark.ts';

export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Milliseconds of repeated runs, after three warm-up rounds. */
export async function measure(rounds: number, run: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    if (round >= 0) times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export const figure = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0);

import { together } from '../together.ts';
import type { Caller } from './caller.ts';
import type { Call } from './mix.ts';

/** Milliseconds of each call, by kind. */
export type Times = Readonly<Record<Call['kind'], number[]>>;

/** Makes calls with a given concurrency, from this process: the caller's CPU time must not count as the API's. */
export async function runCalls(
  caller: Caller,
  calls: readonly Call[],
  concurrency: number,
): Promise<{ times: Times; perSecond: number }> {
  const times: Times = { search: [], listing: [], location: [], write: [] };
  const start = performance.now();
  await together(calls, concurrency, async (call) => {
    const from = performance.now();
    await caller.call(call);
    times[call.kind].push(performance.now() - from);
  });
  return { times, perSecond: (calls.length * 1000) / (performance.now() - start) };
}

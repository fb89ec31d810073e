import { loadavg } from 'node:os';
import { openCaller } from './caller.ts';
import type { Heap } from './messages.ts';
import { withMarket } from './market.ts';
import { concurrency } from './rounds.ts';
import { runCalls } from './run-calls.ts';
import { table, type Benchmark } from '../benchmark.ts';

const secondsOfHour = 3600;
/** Number of heap readings: one after each tenth of the hour. */
const marks = 10;
/** Rounds of distinct calls, which are repeated. */
const mixRounds = 60;
/** Maximum growth of live objects between the middle and the end of the hour; warm-up is over by then. */
const mostGrowth = 0.02;

/** Replays an hour's requests as fast as possible, and reads the API's memory after each tenth of them. */
export const benchmark: Benchmark = async ({ listings = 3000, rate = 5, say }) =>
  withMarket(listings, mixRounds, say, async ({ name, api, calls }) => {
    const requests = rate * secondsOfHour;
    const readings: { readonly requests: number; readonly heap: Heap }[] = [];
    const caller = await openCaller(api.address, concurrency);
    const read = async (sent: number): Promise<void> => {
      const heap = await api.heap();
      readings.push({ requests: sent, heap });
      say(`${sent} of ${requests} requests: ${megabytes(heap.objects)} MB of live objects`);
    };
    await runCalls(caller, calls, concurrency);
    await read(0);
    for (let mark = 1; mark <= marks; mark += 1) {
      const [from, to] = [Math.floor((requests * (mark - 1)) / marks), Math.floor((requests * mark) / marks)];
      await runCalls(
        caller,
        Array.from({ length: to - from }, (_, at) => calls[(from + at) % calls.length] as (typeof calls)[number]),
        concurrency,
      );
      await read(to);
    }
    caller.close();
    const at = (mark: number): number => (readings[mark] as (typeof readings)[number]).heap.objects;
    const growth = at(marks) / at(marks / 2) - 1;
    return {
      title: `An hour of ${rate} requests a second on ${name}, ${listings} listings, replayed ${concurrency} at a time; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      cases: readings.map(({ requests: sent, heap: { objects, buffers, resident } }) => ({
        requests: sent,
        objects,
        buffers,
        resident,
      })),
      table: table(
        ['requests', 'live objects MB', 'buffers MB', 'of the machine MB'],
        readings.map(({ requests: sent, heap }) => [
          String(sent),
          megabytes(heap.objects),
          megabytes(heap.buffers),
          megabytes(heap.resident),
        ]),
      ),
      verdict: `Live objects after collecting the garbage: ${megabytes(at(marks) - at(marks / 2))} MB (${(growth * 100).toFixed(1)} %) between the middle and the end of the hour; they ${growth <= mostGrowth ? 'do not grow' : 'grow'}.`,
    };
  });

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

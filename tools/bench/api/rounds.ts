import { setTimeout } from 'node:timers/promises';
import { openCaller } from './caller.ts';
import type { Market } from './market.ts';
import { runCalls, type Times } from './run-calls.ts';
import { untilIdle } from '../until-idle.ts';

/** Concurrent calls, on both sides. */
export const concurrency = 8;
/** The JIT compiler needs some time to warm up. */
const warmingRounds = 8;
const idleSeconds = 10;

/** One side in one round; milliseconds. */
export interface Side {
  readonly times: readonly number[];
  readonly perSecond: number;
  /**
   * Processor time of a request: of the process that queries the database, and of the database's server; without what
   * both use when idle.
   */
  readonly cpu: { readonly node: number; readonly server: number };
}
export interface Round {
  readonly api: Side & { readonly kinds: Times };
  /** The API while it finds no entity in its cache. */
  readonly uncached: Side;
  readonly direct: Side;
  readonly statements: number;
}

/**
 * Alternating rounds: all calls through the API, with entities from its cache and without, and the statements of those
 * calls sent directly to the database by the same process. These are the statements of an API that finds nothing in its
 * cache: direct queries of the database have none.
 */
export async function alternate(
  { name, api, calls, cpu }: Market,
  count: number,
  say: (line: string) => void,
): Promise<Round[]> {
  const numbers = calls.map((_, index) => index);
  const quiet = (): Promise<void> =>
    untilIdle(async () => {
      const used = await cpu();
      return used.api + used.server;
    });
  // Statements of background work would be recorded as those of a call.
  await quiet();
  say('warming up, then recording the statements of each call …');
  const caller = await openCaller(api.address, concurrency);
  for (let round = 0; round < warmingRounds; round += 1) await runCalls(caller, calls, concurrency);
  await api.keepChanging(true);
  for (const [index, call] of calls.entries()) {
    await api.record(index);
    await caller.call(call);
  }
  await api.record(null);
  await api.keepChanging(false);
  for (let round = 0; round < warmingRounds; round += 1) await api.replay(numbers, concurrency);

  const spent = async <Result>(
    run: () => Promise<Result>,
  ): Promise<{ result: Result; seconds: number; node: number; server: number }> => {
    const [start, before] = [performance.now(), await cpu()];
    const result = await run();
    const after = await cpu();
    return {
      result,
      seconds: (performance.now() - start) / 1000,
      node: after.api - before.api,
      server: after.server - before.server,
    };
  };
  // The API looks for jobs and tidies whether it is idle or not: on a busy machine a round lasts longer, and more
  // of it falls into the round.
  await quiet();
  const idle = await spent(() => setTimeout(idleSeconds * 1000));
  const beyondIdle = async <Result>(run: () => Promise<Result>): Promise<{ result: Result } & Side['cpu']> => {
    const { result, seconds, node, server } = await spent(run);
    const share = seconds / idle.seconds;
    return { result, node: node - idle.node * share, server: server - idle.server * share };
  };
  await api.keepChanging(true);
  const reporting = await beyondIdle(() => setTimeout(idleSeconds * 1000));
  const reported = await api.keepChanging(false);
  /** @param stop ends reporting, whose cost is the benchmark's own; returns the number of reports */
  const used = async <Result>(
    run: () => Promise<Result>,
    stop: () => Promise<number> = () => Promise.resolve(0),
  ): Promise<Result & { cpu: Side['cpu'] }> => {
    const { result, node, server } = await beyondIdle(run);
    const share = (await stop()) / reported;
    return {
      ...result,
      cpu: {
        node: (node - reporting.node * share) / calls.length,
        server: (server - reporting.server * share) / calls.length,
      },
    };
  };
  const throughApi = async (stop?: () => Promise<number>): Promise<Round['api']> => {
    const { times: kinds, ...side } = await used(() => runCalls(caller, calls, concurrency), stop);
    return { ...side, kinds, times: Object.values(kinds).flat() };
  };
  const withFacts = async (): Promise<Round['api']> => {
    // Fills the cache again, which a round without it has emptied.
    await runCalls(caller, calls, concurrency);
    return throughApi();
  };
  const withoutFacts = async (): Promise<Side> => {
    await api.keepChanging(true);
    return throughApi(() => api.keepChanging(false));
  };
  const straight = async (): Promise<Pick<Round, 'direct' | 'statements'>> => {
    const { milliseconds, statements, times, cpu: own } = await used(() => api.replay(numbers, concurrency));
    return { direct: { times, cpu: own, perSecond: (calls.length * 1000) / milliseconds }, statements };
  };
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) {
    // The order alternates, so that neither side benefits from other load on the machine.
    const uncached = await withoutFacts();
    const taken =
      round % 2 === 0
        ? { uncached, api: await withFacts(), ...(await straight()) }
        : { uncached, ...(await straight()), api: await withFacts() };
    rounds.push(taken);
    const sides = [taken.api, uncached, taken.direct];
    const rates = sides.map(({ perSecond }) => perSecond.toFixed(0)).join(', ');
    say(`${name}, round ${round + 1}: ${rates} requests a second, CPU ${sides.map(words).join(', ')} ms`);
  }
  caller.close();
  return rounds;
}

const words = ({ cpu: { node, server } }: Side): string => `${node.toFixed(2)} + ${server.toFixed(2)}`;

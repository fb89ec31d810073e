import type { Database } from '@verandah/api';
import type { Market } from '../api-under-load.ts';
import { reportAllChanged } from '../report-all-changed.ts';

/** A call of the API: a path that is read, or the body of an operation; one that makes a new text each time. */
export type Call = { readonly path: string } | { readonly body: string | (() => string) };

/** An operation that reads nothing: what each call costs. */
export const emptyCall: Call = { body: JSON.stringify({ query: '{ __typename }' }) };

/** What a call costs in milliseconds of CPU time, and what its caller pays for it in points. */
export interface Measured {
  readonly milliseconds: number;
  readonly points: number;
}
export interface Meter {
  /** What a call costs and pays more than another. */
  more(call: Call, than: Call): Promise<Measured>;
  /** What a call costs and pays altogether, when all its entities are cached. */
  whole(call: Call): Promise<Measured>;
}

/** The API does not carry out a call that was to be measured. */
export class Rejected extends Error {}

/** Measurements of a call; the median counts, since the API does other work beside some. */
const rounds = 15;
/** Calls that compile an operation and make its statements' plans. */
const warmUp = 6;
const callsTogether = 20;

/**
 * Measures calls of visitors by the CPU time of Node and PostgreSQL. Before each call everything is reported as
 * changed, so that no entity is found in a cache.
 */
export function openMeter({ api, cpu }: Market, database: Database): Meter {
  let networks = 0;
  const known = new Map<Call, number>();
  const send = async (call: Call, network?: string): Promise<void> => {
    const headers = network === undefined ? {} : { 'x-forwarded-for': network };
    const response =
      'path' in call
        ? await fetch(api.address + call.path, { headers })
        : await fetch(`${api.address}/graphql`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: typeof call.body === 'string' ? call.body : call.body(),
          });
    const text = await response.text();
    if (response.status !== 200 || /QUERY_TOO_COSTLY|THROTTLED|TIMEOUT|INTERNAL|GRAPHQL_VAL/.test(text))
      throw new Rejected(text.slice(0, 300));
  };
  /** A network of its own pays for it. */
  const pointsOf = async (call: Call): Promise<number> => {
    const found = known.get(call);
    if (found !== undefined) return found;
    networks++;
    const network = `198.18.${networks >> 8}.${networks & 255}`;
    await send(call, network);
    const points = await api.spent(network);
    known.set(call, points);
    return points;
  };
  const cpuOf = async (call: Call, times: number): Promise<number> => {
    const before = await cpu();
    // From this machine, which no budget counts.
    for (let time = 0; time < times; time++) await send(call);
    const after = await cpu();
    return (after.api - before.api + after.server - before.server) / times;
  };
  const fresh = async (call: Call): Promise<number> => {
    await reportAllChanged(database);
    return cpuOf(call, 1);
  };
  const warm = async (call: Call): Promise<void> => {
    for (let time = 0; time < warmUp; time++) await send(call);
  };
  const medianOf = async (measure: () => Promise<number>): Promise<number> => {
    const values: number[] = [];
    for (let round = 0; round < rounds; round++) values.push(await measure());
    return values.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  };
  return {
    async more(call, than) {
      const points = (await pointsOf(call)) - (await pointsOf(than));
      await warm(call);
      await warm(than);
      return { milliseconds: await medianOf(async () => (await fresh(call)) - (await fresh(than))), points };
    },
    async whole(call) {
      const points = await pointsOf(call);
      await warm(call);
      return { milliseconds: await medianOf(() => cpuOf(call, callsTogether)), points };
    },
  };
}

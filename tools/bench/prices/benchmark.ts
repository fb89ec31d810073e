import { graphSchema, openDatabase } from '@verandah/api';
import { tmpdir } from 'node:os';
import { operations, withMarket, type Market } from '../api-under-load.ts';
import { table, type Benchmark } from '../benchmark.ts';
import { untilIdle } from '../until-idle.ts';
import { fieldOperations, type FieldOperation } from './field-operations.ts';
import { sampleArguments, type SampleArguments } from './sample-arguments.ts';

/** An operation may cost this many times what its price says, compared with a page of results. */
const mostUnderPriced = 2;
/** Milliseconds that a measurement of so few calls may be wrong by. */
const noise = 0.7;
/** Calls of a round. The cheapest of some rounds counts: in others the API did something else beside them. */
const calls = 5;
const rounds = 3;
/** The same of the operation that all others are compared with, and of one that warms the API. */
const roundsOfReference = 10;

interface Measured {
  readonly milliseconds: number;
  readonly points: number;
}

/**
 * What operations with each field of the graph API cost in CPU time, compared with their price and with a page of
 * results.
 */
export const benchmark: Benchmark = async ({ listings = 5000, pages, say }) =>
  withMarket(listings, 1, say, async (market) => {
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: market.databaseUrl });
    const samples = await sampleArguments(database);
    await database.destroy();
    const measure = meter(market);
    say('waiting until the background work is done …');
    await untilIdle(async () => {
      const { api, server } = await market.cpu();
      return api + server;
    });
    // Once to warm the API.
    await measure(referenceOf(samples), roundsOfReference);
    const reference = await measure(referenceOf(samples), roundsOfReference);
    const rate = reference.points / reference.milliseconds;
    say(`a page of results: ${reference.points} points, ${reference.milliseconds.toFixed(2)} ms of CPU`);
    const rows: Row[] = [];
    for (const operation of fieldOperations(graphSchema, samples)) {
      if (pages && !operation.fields.some((field) => pages.includes(field))) continue;
      try {
        rows.push(...rowsOf(operation, await measure(operation.body, rounds), rate));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        say(`not measured: ${operation.fields.join(', ')}: ${error.message}`);
      }
      if (rows.length % 20 === 0) say(`${rows.length} fields`);
    }
    const sorted = rows.toSorted((a, b) => b.ratio - a.ratio);
    const underPriced = sorted.filter(({ ratio }) => ratio > mostUnderPriced);
    return {
      title: `CPU time and price of ${rows.length} fields of the graph API over ${listings} listings, compared with a page of results (${rate.toFixed(1)} points/ms)`,
      cases: sorted,
      isBroken: underPriced.length > 0,
      table: table(
        ['field', 'ms', 'points', 'points/ms', 'ratio'],
        sorted.map(({ field, milliseconds, points, ratio }) => [
          field,
          milliseconds.toFixed(2),
          String(points),
          milliseconds > 0 ? (points / milliseconds).toFixed(1) : '',
          ratio.toFixed(2),
        ]),
      ),
      verdict:
        underPriced.length === 0
          ? `No field costs more than ${mostUnderPriced} times what its price says.`
          : `Under-priced: ${underPriced.map(({ field, ratio }) => `${field} (${ratio.toFixed(1)} times)`).join(', ')}.`,
    };
  });

/** The API does not carry out an operation that was to be measured. */
class Rejected extends Error {}

interface Row extends Measured {
  readonly field: string;
  /** CPU time to what the price allows for. */
  readonly ratio: number;
}

/** Of plain fields, which are measured together, each has the figures of the operation with all of them. */
function rowsOf({ fields }: FieldOperation, { milliseconds, points }: Measured, rate: number): Row[] {
  const ratio = Math.max(0, milliseconds - noise) / (points / rate);
  return fields.map((field) => ({ field, milliseconds, points, ratio }));
}

const referenceOf = (samples: SampleArguments): string =>
  JSON.stringify({
    query: operations.search,
    variables: {
      places: samples['identifiers'],
      query: {
        statusType: 'buy',
        searchMode: 'location',
        locationSearchContext: { searchLocations: [{ slug: samples['identifier'] }] },
        paging: { take: 20 },
      },
    },
  });

/** Measures operations of visitors, each from a network of its own, whose budget names the price. */
function meter({ api, cpu }: Market): (body: string, rounds: number) => Promise<Measured> {
  let networks = 0;
  return async (body, times) => {
    networks++;
    const network = `198.18.${networks >> 8}.${networks & 255}`;
    const call = async (): Promise<void> => {
      const response = await fetch(`${api.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body,
      });
      const text = await response.text();
      if (response.status !== 200 || /QUERY_TOO_COSTLY|THROTTLED|TIMEOUT/.test(text))
        throw new Rejected(text.slice(0, 300));
    };
    await call();
    const points = await api.spent(network);
    for (let warm = 0; warm < 3; warm++) await call();
    let milliseconds = Number.POSITIVE_INFINITY;
    for (let round = 0; round < times; round++) {
      const before = await cpu();
      for (let time = 0; time < calls; time++) await call();
      const after = await cpu();
      milliseconds = Math.min(milliseconds, (after.api - before.api + after.server - before.server) / calls);
    }
    return { milliseconds, points };
  };
}

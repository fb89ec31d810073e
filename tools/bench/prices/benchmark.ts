import { graphSchema, openDatabase, pointsPerMillisecond, speedOfCore } from '@verandah/api';
import { tmpdir } from 'node:os';
import { withMarket } from '../api-under-load.ts';
import { table, type Benchmark } from '../benchmark.ts';
import { untilIdle } from '../until-idle.ts';
import { argumentCalls } from './argument-calls.ts';
import { emptyCall, openMeter, Rejected, type Measured, type Meter } from './meter.ts';
import { fieldOperations } from './field-operations.ts';
import { readPaths } from './read-paths.ts';
import { sampleArguments, type SampleArguments } from './sample-arguments.ts';

/** A call may cost this many times what its price says. */
const mostUnderPriced = 2;
/** Milliseconds by which two measurements of the same call differ; what costs no more is not under-priced. */
const noise = 0.5;

/**
 * What fields of the graph API, its arguments, its texts and reads of the REST API cost in CPU time of Node and
 * PostgreSQL, compared with their price in points.
 */
export const benchmark: Benchmark = async ({ listings = 5000, pages, say }) =>
  withMarket(listings, 1, say, async (market) => {
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: market.databaseUrl });
    const samples = await sampleArguments(database);
    say('waiting until the background work is done …');
    await untilIdle(async () => {
      const { api, server } = await market.cpu();
      return api + server;
    });
    const speed = speedOfCore();
    const rows: Row[] = [];
    for (const [name, measure] of measurements(openMeter(market, database), samples)) {
      if (pages && !pages.some((page) => name.startsWith(page))) continue;
      try {
        const row = rowOf(name, await measure(), speed);
        // What else happened beside one measurement hardly happens beside another.
        const again = row.ratio > mostUnderPriced ? rowOf(name, await measure(), speed) : row;
        rows.push(again.ratio < row.ratio ? again : row);
        if (rows.length % 50 === 0) say(`${rows.length} measured`);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        say(`not measured: ${name}: ${error.message}`);
      }
    }
    await database.destroy();
    const sorted = rows.toSorted((a, b) => b.ratio - a.ratio);
    const underPriced = sorted.filter(({ ratio }) => ratio > mostUnderPriced);
    return {
      title: `CPU time and price of ${rows.length} fields, arguments and reads over ${listings} listings; ${pointsPerMillisecond} points are a millisecond of a core, and these cores do ${speed.toFixed(2)} times as much`,
      cases: sorted,
      isBroken: underPriced.length > 0,
      table: table(
        ['what', 'ms', 'points', 'points/ms', 'ratio'],
        sorted.map(({ name, milliseconds, points, ratio }) => [
          name,
          milliseconds.toFixed(2),
          String(points),
          milliseconds > noise ? (points / milliseconds).toFixed(1) : '',
          ratio.toFixed(2),
        ]),
      ),
      verdict:
        underPriced.length === 0
          ? `Nothing costs more than ${mostUnderPriced} times what its price says.`
          : `Under-priced: ${underPriced.map(({ name, ratio }) => `${name} (${ratio.toFixed(1)} times)`).join(', ')}.`,
    };
  });

type Measurement = readonly [name: string, measure: () => Promise<Measured>];

function measurements(meter: Meter, samples: SampleArguments): Measurement[] {
  return [
    ['an operation', () => meter.whole(emptyCall)],
    ...argumentCalls().map(({ name, call, than }): Measurement => [name, () => meter.more(call, than)]),
    ...fieldOperations(graphSchema, samples).map(({ field, body, without }): Measurement => [
      field,
      () => meter.more({ body }, { body: without }),
    ]),
    ...readPaths(samples).map((path): Measurement => [
      `GET ${decodeURIComponent(path).slice(0, 60)}`,
      () => meter.more({ path }, emptyCall),
    ]),
  ];
}

interface Row extends Measured {
  readonly name: string;
  /** CPU time, beyond the noise, to what the price allows for. */
  readonly ratio: number;
}

function rowOf(name: string, { milliseconds, points }: Measured, speed: number): Row {
  const allowed = Math.max(1, points) / pointsPerMillisecond;
  return { name, milliseconds, points, ratio: (Math.max(0, milliseconds - noise) * speed) / allowed };
}

import { findListings, type Database, type momentAt } from '@verandah/api';
import { priceOptions } from '@verandah/market';
import type { SearchCase } from './cases.ts';
import { duckSearch, type Duck } from './duck.ts';
import { measure, type Times } from './measure.ts';
import { differences } from './same-result.ts';

export type Now = ReturnType<typeof momentAt>;

export const everything = {
  results: true,
  total: true,
  exactTotal: true,
  facets: true,
  auctionDates: true,
  inspectionDates: true,
  traits: false,
  median: true,
  markers: false,
  relaxations: false,
};
export const pageOnly = {
  ...everything,
  exactTotal: false,
  facets: false,
  auctionDates: false,
  inspectionDates: false,
  traits: false,
  median: false,
};

/** Lower bounds of the price bands, in dollars. */
export const priceStarts = [
  ...new Set(priceOptions('buy').flatMap(({ value }) => (value === null ? [] : [value]))),
].toSorted((a, b) => a - b);

export interface Compared {
  readonly name: string;
  readonly found?: number;
  readonly p50: number;
  readonly p95: number;
  readonly duck?: number;
  readonly ratio?: number;
}

/** Sends both sides the same. @throws when their results differ */
export async function compareSearch(
  database: Database,
  duck: Duck,
  question: SearchCase,
  now: Now,
  rounds: number,
): Promise<Compared> {
  const statement = duckSearch(question, priceStarts, now.minute);
  const found = await findListings(database, question.query, everything, now);
  const wrong = differences(found, (await duck.query(statement))[0] ?? {});
  if (wrong.length > 0) throw new Error(`${question.name}: our search and DuckDB differ in ${wrong.join(', ')}.`);
  const ours = await measure(rounds, () => findListings(database, question.query, everything, now));
  return {
    ...compared(question.name, ours, await measure(Math.ceil(rounds / 2), () => duck.query(statement))),
    found: found.response.total,
  };
}

export function compared(name: string, ours: Times, duck: Times): Compared {
  return { name, ...ours, duck: duck.p50, ratio: ours.p50 / duck.p50 };
}

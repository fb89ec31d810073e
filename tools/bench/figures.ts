import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const amount = v.pipe(v.number(), v.finite(), v.gtValue(0));
const page = v.strictObject({ hostMs: amount, workersMs: amount, calls: amount });

/** The results of each benchmark for sizing; milliseconds are of a processor unless stated otherwise. */
const shapes = {
  /** Of a rendered page: CPU time of the host's process and of its workers, and number of API calls. */
  render: v.strictObject({
    listings: amount,
    results: page,
    listing: page,
    /** Of the host for a cached page, a file and a call that it proxies. */
    cachedMs: amount,
    fileMs: amount,
    proxiedMs: amount,
    /** A page in the cache, compressed. */
    cachedBytes: amount,
  }),
  /** CPU time of the API's process and of PostgreSQL: of a call of the mix, and of a changed listing in a feed. */
  api: v.strictObject({
    listings: amount,
    serviceMs: amount,
    databaseMs: amount,
    feedServiceMs: amount,
    feedDatabaseMs: amount,
  }),
  search: v.strictObject({
    /** Duration of local searches, mean of the kinds, by the number of listings. */
    growth: v.pipe(v.array(v.strictObject({ listings: amount, ms: amount })), v.minLength(2)),
    /** Of a database without listings, of a listing with all its related data, and of the part that searches read. */
    emptyBytes: amount,
    listingBytes: amount,
    searchBytes: amount,
  }),
  /** Duration of matching one listing against this number of alerts, and bytes of one alert with its indexes. */
  alerts: v.strictObject({ alerts: amount, matchMs: amount, alertBytes: amount }),
  /** Memory of processes after mixed traffic with changing releases, and disk space of a release. */
  soak: v.strictObject({
    minutes: amount,
    pageCacheMb: amount,
    workers: amount,
    hostBytes: amount,
    workersBytes: amount,
    serviceBytes: amount,
    releaseBytes: amount,
  }),
} as const;

type Shapes = typeof shapes;
export type Name = keyof Shapes;
export type Figures = { readonly [Each in Name]: v.InferOutput<Shapes[Each]> };

/** Where, when and how figures were measured. */
const provenance = {
  measured: v.pipe(v.string(), v.isoDate()),
  machine: v.pipe(v.string(), v.minLength(1)),
  command: v.pipe(v.string(), v.startsWith('npm run bench -- ')),
  /** Load of the machine at the end: above its number of processors, other programs were running too. */
  load: v.pipe(v.number(), v.minValue(0)),
  /** What a reader needs to know about them. */
  note: v.optional(v.pipe(v.string(), v.minLength(1))),
};
export interface Recorded<Each extends Name = Name> {
  readonly measured: string;
  readonly machine: string;
  readonly command: string;
  readonly load: number;
  readonly note?: string | undefined;
  readonly figures: Figures[Each];
}

export const names = Object.keys(shapes) as Name[];
export const isName = (name: string): name is Name => Object.hasOwn(shapes, name);

const fileOf = (name: Name): string => join(import.meta.dirname, 'figures', `${name}.json`);

/**
 * Reads a file of figures.
 * @throws {Error} naming the file and the key that is wrong, missing or unknown
 */
export function readRecorded<Each extends Name>(
  name: Each,
  text: string = readFileSync(fileOf(name), 'utf8'),
): Recorded<Each> {
  const read = v.safeParse(v.strictObject({ ...provenance, figures: shapes[name] }), JSON.parse(text));
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`tools/bench/figures/${name}.json: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  return read.output as Recorded<Each>;
}

/**
 * Reads all of them.
 * @throws {Error} naming what is wrong
 */
export function readFigures(): Figures {
  return Object.fromEntries(names.map((name) => [name, readRecorded(name).figures])) as unknown as Figures;
}

/**
 * Stores the results of a benchmark.
 * @param options those of its command
 * @throws {Error} naming the figure that is none
 */
export function record(name: Name, options: string, figures: object): void {
  const rounded = JSON.parse(
    JSON.stringify(figures, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)),
  ) as object;
  const all = cpus();
  const text = `${JSON.stringify({ measured: new Date().toISOString().slice(0, 10), machine: `${all.length} × ${all[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`, command: `npm run bench -- ${name}${options && ` ${options}`}`, load: Number((loadavg()[0] ?? 0).toFixed(1)), figures: rounded }, null, 2)}\n`;
  readRecorded(name, text);
  writeFileSync(fileOf(name), text);
}

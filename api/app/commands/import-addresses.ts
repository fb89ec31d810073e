import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { AddressReport, LocatedListings } from '../../domains/geography/imports/public.ts';
import { messageOf } from '../../platform/failure.ts';
import { readArguments } from './arguments.ts';
import { UsageError } from './command.ts';
import { CommandProblem } from './command-problem.ts';
import type { Command } from './command.ts';
import { readRefusal } from './connection.ts';
import type { Connection } from './connection.ts';
import { checkFile } from './send-file.ts';

/** Rows per request: the API writes them within a second and responds to other requests meanwhile. */
const atOnce = 10_000;
/** Maximum characters without a line break in a table. */
const longestLine = 100_000;
/** Parts between two lines of progress. */
const saidEvery = 10;

interface Options {
  readonly dryRun: boolean;
  /** The first line to import. */
  readonly from: number;
  print(line: string): void;
}

/** Rows that were left out for one reason. */
interface LeftOut {
  count: number;
  /** Line of the first one. */
  readonly line: number;
}

interface Totals extends Omit<AddressReport, 'dropped'> {
  readonly dropped: ReadonlyMap<string, LeftOut>;
}

/**
 * Imports an address file part by part, however large it is, and then gives the listings without coordinates the
 * positions of their addresses.
 */
export const importAddresses: Command = {
  words: ['import', 'addresses'],
  usage: 'import addresses FILE [--dry-run] [--from LINE] [--json]',
  async run({ args, connect, say }) {
    const {
      values,
      positionals: [file, ...more],
    } = readArguments(args, { 'dry-run': { type: 'boolean' }, from: { type: 'string' } });
    if (file === undefined) throw new UsageError('FILE is missing');
    if (more.length > 0) throw new UsageError(`Unexpected argument "${more[0]}"`);
    const from = Number(values.from ?? 2);
    if (!Number.isSafeInteger(from) || from < 2) throw new UsageError('--from is the number of a line, from 2');
    await checkFile(file);
    const connection = await connect(values.host);
    try {
      const print = values.json ? () => undefined : say;
      const dryRun = values['dry-run'] === true;
      const totals = await sendParts(connection, file, { dryRun, from, print });
      for (const [reason, { count, line }] of totals.dropped)
        print(`${basename(file)}: ${count} dropped, the first in line ${line}: ${reason}`);
      print(`${basename(file)}: ${describeTotals(totals)}`);
      if (dryRun) print('Nothing was changed: this was a dry run.');
      const located = dryRun ? null : await locateListings(connection);
      if (located) print(`${located.exact} listings placed at their address, ${located.approximate} approximately`);
      if (values.json)
        say(JSON.stringify({ file, ...totals, dropped: Object.fromEntries(totals.dropped), listings: located }));
      return 0;
    } finally {
      await connection.close();
    }
  },
};

const describeTotals = ({ read, created, updated, unchanged, dropped }: Totals): string => {
  const leftOut = [...dropped.values()].reduce((sum, { count }) => sum + count, 0);
  return `${read} rows, ${created} created, ${updated} updated, ${unchanged} unchanged, ${leftOut} dropped`;
};

async function sendParts(connection: Connection, file: string, { dryRun, from, print }: Options): Promise<Totals> {
  const dropped = new Map<string, LeftOut>();
  const totals = { read: 0, created: 0, updated: 0, unchanged: 0 };
  let header: string | undefined;
  let parts = 0;
  for await (const part of partsOf(file)) {
    const lines = header === undefined ? part.lines.slice(1) : part.lines;
    const first = header === undefined ? 2 : part.first;
    header ??= part.lines[0] ?? '';
    const rows = lines.slice(Math.max(0, from - first));
    if (rows.length === 0 && lines.length > 0) continue;
    const at = first + lines.length - rows.length;
    const report = await sendPart(connection, [header, ...rows].join('\n'), dryRun).catch((error: unknown) => {
      const before = at > 2 ? ` Everything before line ${at} is imported: continue with --from ${at}.` : '';
      throw new CommandProblem(`${file}: ${messageOf(error)}${before}`);
    });
    for (const name of ['read', 'created', 'updated', 'unchanged'] as const) totals[name] += report[name];
    for (const { at: line, reason } of report.dropped) {
      const known = dropped.get(reason);
      if (known) known.count += 1;
      else dropped.set(reason, { count: 1, line: at + line - 2 });
    }
    parts += 1;
    if (parts % saidEvery === 0)
      print(`${basename(file)} up to line ${at + rows.length - 1}: ${describeTotals({ ...totals, dropped })}`);
  }
  return { ...totals, dropped };
}

async function sendPart(connection: Connection, body: string, dryRun: boolean): Promise<AddressReport> {
  const response = await connection.request(`/internal/places/addresses${dryRun ? '?dry-run=yes' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
  if (!response.ok) throw new CommandProblem(await readRefusal(response));
  return (await response.json()) as AddressReport;
}

interface Part {
  /** Line of the file, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

/** The lines of a file, or of one that is compressed with gzip, some thousand at a time. */
async function* partsOf(file: string): AsyncGenerator<Part> {
  const source = createReadStream(file);
  const bytes = /\.gz$/i.test(file) ? pipeline(source, createGunzip(), () => undefined) : source;
  bytes.setEncoding('utf8');
  let [rest, lines, first] = ['', [] as string[], 1];
  try {
    for await (const piece of bytes as AsyncIterable<string>) {
      const found = (rest + piece).split('\n');
      rest = found.pop() ?? '';
      if (rest.length > longestLine || found.some((line) => line.length > longestLine))
        throw new CommandProblem(
          `${file}: It has a line of more than ${longestLine} characters. ` +
            'An address file is a table with one address a line.',
        );
      lines.push(...found);
      while (lines.length >= atOnce) {
        const part = lines.slice(0, atOnce);
        lines = lines.slice(atOnce);
        yield { first, lines: part };
        first += part.length;
      }
    }
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw new CommandProblem(`${file}: can't be read: ${messageOf(error)}`);
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield { first, lines };
}

async function locateListings(connection: Connection): Promise<Omit<LocatedListings, 'next'>> {
  let [exact, approximate] = [0, 0];
  for (let after: number | null = 0; after !== null;) {
    const response = await connection.request(`/internal/places/locate-listings?after=${after}`, { method: 'POST' });
    if (!response.ok) throw new CommandProblem(await readRefusal(response));
    const done = (await response.json()) as LocatedListings;
    exact += done.exact;
    approximate += done.approximate;
    after = done.next;
  }
  return { exact, approximate };
}

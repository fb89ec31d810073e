import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { FileProblem } from './report.ts';

/** Each column by its name here, with the headers that mean it, the preferred one first. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A row by the names here; a column that the file lacks is undefined. `problem` says why it can't be read. */
export interface TableRow<Name extends string> {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Name, string>>>;
  readonly problem?: string;
}

/** A quoted cell may hold this many line breaks; more is a quotation mark that was never closed. */
const mostBreaks = 10;
const longestLine = 100_000;

/** Headers are compared without case, spaces and signs: 'SSC_2016' and 'ssc 2016' are one. */
const foldHeader = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]/g, '');
const countQuotes = (text: string): number => text.split('"').length - 1;

/**
 * Reads a table of values separated by commas, semicolons, tabs or vertical bars as it arrives. A row that can't be
 * read is reported with its line and never stops the others.
 * @throws {FileProblem} when the file is empty or lacks a column that is needed
 */
export async function* readTable<Name extends string>(
  input: Readable,
  columns: Columns<Name>,
  needed: readonly Name[],
): AsyncGenerator<TableRow<Name>> {
  let layout: Layout<Name> | undefined;
  for await (const { line, text } of readRecords(input)) {
    if (layout === undefined) {
      layout = readHeader(text, columns, needed);
      continue;
    }
    yield readRow(layout, line, text);
  }
  if (layout === undefined) throw new FileProblem('The file is empty.');
}

interface Layout<Name extends string> {
  readonly delimiter: string;
  readonly places: readonly (readonly [Name, number])[];
  readonly width: number;
}

function readHeader<Name extends string>(text: string, columns: Columns<Name>, needed: readonly Name[]): Layout<Name> {
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => text.split(b).length - text.split(a).length)[0] ?? ',';
  const headers = cellsOf(text, delimiter)?.map(foldHeader) ?? [];
  const places = (Object.entries(columns) as [Name, readonly string[]][]).flatMap(
    ([name, meanings]): [Name, number][] => {
      const header = meanings.map(foldHeader).find((meaning) => headers.includes(meaning));
      return header === undefined ? [] : [[name, headers.indexOf(header)]];
    },
  );
  const missing = needed.filter((name) => !places.some(([found]) => found === name));
  if (missing.length > 0) {
    const missingNames = missing.map((name) => columns[name].slice(0, 4).join(' or '));
    throw new FileProblem(
      `The first line names no column ${missingNames.join(', and none ')}. It names: ${text.slice(0, 300)}`,
    );
  }
  return { delimiter, places, width: headers.length };
}

function readRow<Name extends string>(
  { delimiter, places, width }: Layout<Name>,
  line: number,
  text: string,
): TableRow<Name> {
  const found = text.length > longestLine ? undefined : cellsOf(text, delimiter);
  if (found === undefined)
    return {
      line,
      cells: {} as Partial<Record<Name, string>>,
      problem: 'A quotation mark is not closed, or the line is too long.',
    };
  const cells = Object.fromEntries(places.map(([name, at]) => [name, found[at]?.trim() ?? ''])) as Partial<
    Record<Name, string>
  >;
  if (text.includes('\uFFFD')) return { line, cells, problem: 'It is not written in UTF-8.' };
  return found.length < width
    ? { line, cells, problem: `It has ${found.length} cells where the first line has ${width}.` }
    : { line, cells };
}

/** Undefined when the quotation marks don't match. */
function cellsOf(text: string, delimiter: string): string[] | undefined {
  // Several times as fast, and nearly all rows are so.
  if (!text.includes('"')) return text.split(delimiter);
  try {
    return parse(text, { delimiter, relax_quotes: true, relax_column_count: true })[0] ?? [];
  } catch {
    return undefined; // a broken quotation: the import reports the line
  }
}

/** The file's rows with their lines; rows of nothing are left out. A quoted cell may run over several lines. */
async function* readRecords(input: Readable): AsyncGenerator<{ readonly line: number; readonly text: string }> {
  let open: string[] = [];
  let first = 0;
  let line = 0;
  for await (const read of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    const text = line === 1 ? read.replace(/^\uFEFF/, '') : read;
    if (open.length === 0) {
      if (text.trim() === '') continue;
      first = line;
    }
    open.push(text);
    if (open.reduce((sum, each) => sum + countQuotes(each), 0) % 2 === 0) {
      yield { line: first, text: open.join('\n') };
      open = [];
    } else if (open.length > mostBreaks) {
      // The mark belongs to the first line alone: the others are rows of their own.
      yield* open.map((each, at) => ({ line: first + at, text: each })).filter((each) => each.text.trim() !== '');
      open = [];
    }
  }
  yield* open.map((each, at) => ({ line: first + at, text: each })).filter((each) => each.text.trim() !== '');
}

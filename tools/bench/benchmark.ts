export interface BenchmarkOptions {
  readonly listings?: number;
  /** Number of measurements of each figure. */
  readonly runs?: number;
  /** Requests per second of a replayed hour. */
  readonly rate?: number;
  /** How long it takes. */
  readonly minutes?: number;
  /** A phone's line, kbit/s. */
  readonly line?: number;
  /** Names of page kinds; all when absent. */
  readonly pages?: readonly string[];
  /** Prints progress. */
  say(line: string): void;
}

/** Result of a benchmark: figures for programs, a table and one sentence for people. */
export interface BenchmarkReport {
  readonly title: string;
  readonly cases: readonly object[];
  readonly table: string;
  readonly verdict: string;
  /** A condition that does not depend on the machine is not met: the command exits with 1. */
  readonly isBroken?: boolean;
  /** For sizing: what `--record` stores in `tools/bench/figures`. */
  readonly figures?: object;
}

export type Benchmark = (options: BenchmarkOptions) => Promise<BenchmarkReport>;

/** The value below which a share of the samples is; nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Rows below their headings, columns aligned. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ');
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

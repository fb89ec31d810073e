import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessName } from '../parts/launch.ts';

/** The product's own processes. */
const names = ['API', 'host A', 'host B'] as const satisfies readonly ProcessName[];
const levels: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' };
/** Fields that identify the subject of a line. */
const aboutFields = ['area', 'operation', 'reason', 'why', 'kind', 'job'] as const;

/** The file with the output of a process. */
export const logOf = (logs: string, name: ProcessName): string => join(logs, `${name.replaceAll(' ', '-')}.log`);

/**
 * A text without what differs each time: ids, times, versions, addresses, numbers of several digits or with decimals.
 */
export const withoutNumbers = (text: string): string =>
  text
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'TIME')
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'ID')
    .replaceAll(/\b(?:localhost|127\.0\.0\.1):\d+\b/g, 'HOST')
    .replaceAll(/\b\d+\.\d+\.\d+(?:-[0-9a-f]+)?\b/g, 'VERSION')
    .replaceAll(/\b\d[\d,]*\.\d+\b|\b\d[\d,]*\d\b/g, 'N');

/** A line of a log as an operator reads it; undefined for one below a warning. */
export function logLine(line: string): string | undefined {
  let entry: Readonly<Record<string, unknown>>;
  try {
    entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return /^\s|^$/.test(line) ? undefined : `output: ${withoutNumbers(line).slice(0, 200)}`;
  }
  const level = levels[Number(entry['level'])];
  if (level === undefined) return undefined;
  // Of an error report; every slow operation of the graph API would be a line of its own.
  const { operation } = (entry['report'] ?? {}) as { readonly operation?: unknown };
  const fields: typeof entry = { ...entry, operation };
  const about = aboutFields.flatMap((name) => {
    const value = fields[name];
    // Counts of single digits vary as well.
    return typeof value === 'string' ? [`${name}: ${withoutNumbers(value).replaceAll(/\b\d\b/g, 'N')}`] : [];
  });
  return `${level}: ${withoutNumbers(String(entry['msg']))}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

/**
 * Lines that do not occur without a fault, for any area: a busy machine makes pages of one area slow, then of another.
 */
export function unusualLines(seen: readonly string[], usual: Iterable<string>): readonly string[] {
  const shapeOf = (line: string): string => line.replace(/\b(area:?) [a-z-]+/, '$1 …');
  const shapes = new Set(Array.from(usual, shapeOf));
  return seen.filter((line) => !shapes.has(shapeOf(line)));
}

/** Follows the logs from now on. */
export function followLogs(logs: string): {
  /** Distinct lines since then, 'host A: warning: …', in the order of the processes and then of time. */
  lines(): readonly string[];
} {
  const sizes = names.map((name) => sizeOf(logOf(logs, name)));
  return {
    lines: () => [
      ...new Set(
        names.flatMap((name, at) =>
          readFrom(logOf(logs, name), sizes[at] ?? 0)
            .split('\n')
            .flatMap((line) => {
              const read = logLine(line);
              return read === undefined ? [] : [`${name}: ${read}`];
            }),
        ),
      ),
    ],
  };
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function readFrom(file: string, at: number): string {
  if (!existsSync(file)) return '';
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, statSync(file).size - at));
    return bytes.toString('utf8', 0, readSync(opened, bytes, 0, bytes.length, at));
  } finally {
    closeSync(opened);
  }
}

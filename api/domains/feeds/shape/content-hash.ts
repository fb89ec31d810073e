import { createHash } from 'node:crypto';
import type { FeedRecord } from '../map/record.ts';

/** Counted up when the same record would make other columns: then a repeated feed rewrites them. */
const shapeVersion = 1;

/** JSON whose text doesn't depend on the order in which keys were set. */
function canonicalValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalValue).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalValue(each)}`).join()}}`;
}

/** Whether two records are equal. */
export const contentHash = (record: FeedRecord): string =>
  createHash('sha256')
    .update(`${shapeVersion}:${canonicalValue(record)}`)
    .digest('hex');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const row = /^\| ([A-Z0-9]+-\d+) \| (.*) \|$/gm;
const named = /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*[`'"]\[([^\]]+)\]/g;

/** IDs of the rows in docs/ledger.md. */
export function ledgerIds(root: string): ReadonlySet<string> {
  return new Set(
    [...readFileSync(join(root, 'docs/ledger.md'), 'utf8').matchAll(row)].map((match) => match[1] as string),
  );
}

/** IDs in the test titles of a file: '[URL-04] …' or '[URL-04, URL-05] …'. */
export function titledIds(source: string): string[] {
  return [...source.matchAll(named)].flatMap((match) => (match[1] as string).split(/[,\s]+/)).filter(Boolean);
}

/** Problems of a file's titles, one line each; none when all their IDs are in the ledger. */
export function unknownIds(path: string, source: string, ids: ReadonlySet<string>): string[] {
  return titledIds(source)
    .filter((id) => !ids.has(id))
    .map((id) => `${path}: [${id}] is not in docs/ledger.md. Use a row's ID, or add the row.`);
}

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Migration } from './migrate.ts';

const file = new URL('./migrations/landed.json', import.meta.url);

/** The checksums of the migrations that databases may have applied, by their names. */
export const landedMigrations = (): Readonly<Record<string, string>> =>
  v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));

/** The text of the file with these migrations too. Landed entries stay: they can no longer change. */
export function withLanded(migrations: readonly Migration[]): string {
  const all = {
    ...Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum])),
    ...landedMigrations(),
  };
  return `${JSON.stringify(Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}

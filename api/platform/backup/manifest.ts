import * as v from 'valibot';

/** The first file of a backup: what it is, and of which version. */
export const manifestFile = 'manifest.json';
/** The last one: what must have come before it. */
export const endFile = 'end.json';
export const databaseFolder = 'database/';
export const filesFolder = 'files/';

const column = v.object({ name: v.string(), type: v.string() });
const table = v.object({
  schema: v.picklist(['public', 'releases']),
  name: v.pipe(v.string(), v.regex(/^[a-z_0-9]+$/)),
  columns: v.array(column),
});

export const manifestShape = v.object({
  format: v.literal(2),
  /** Time of the backup's data. */
  madeAt: v.string(),
  /** Which the database had seen, in their order. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(table),
});
export type Manifest = v.InferOutput<typeof manifestShape>;
export type Table = Manifest['tables'][number];

export const endShape = v.object({
  /** Of the files before this one: `ContentSum`. */
  sha256: v.string(),
  rows: v.number(),
  files: v.number(),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type End = v.InferOutput<typeof endShape>;

/** Parts of a table's rows; `jobs` are those that were waiting. */
export const rowsFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>, part: number): string =>
  `${databaseFolder}${schema}.${name}/${String(part).padStart(6, '0')}.ndjson`;
export const jobsFile = `${databaseFolder}jobs.ndjson`;

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Answer, Call, Start } from './embedded-messages.ts';
import { EmbeddedStatements } from './embedded-statements.ts';

// The embedded database runs here, off the main thread: a query would otherwise stall every request.
// Rows cross as text; the main thread reads them exactly as it reads a server's.

const port = parentPort;
if (port === null) throw new Error("This file is the embedded database's worker thread.");

async function open({ folder, template }: Start): Promise<PGlite> {
  const database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { pg_trgm, fuzzystrmatch },
    ...(template === undefined ? {} : { loadDataDir: new Blob([await readFile(template)]) }),
  });
  for (const type of Object.keys(database.parsers)) database.parsers[type] = (text) => text;
  for (const type of Object.keys(database.serializers)) database.serializers[type] = (text) => text;
  return database;
}

async function run(database: PGlite, statements: EmbeddedStatements, call: Call): Promise<Answer> {
  if (call.kind === 'close') {
    await database.close();
    return { id: call.id };
  }
  if (call.kind === 'dump') {
    const dump = await database.dumpDataDir('none');
    return { id: call.id, dump: new Uint8Array(await dump.arrayBuffer()) };
  }
  if (call.name !== undefined) return { id: call.id, ...(await statements.run(call.name, call.text, call.values)) };
  // Without values several statements are allowed, as with a server; the last one answers.
  const result =
    call.values.length === 0
      ? (await database.exec(call.text, { rowMode: 'array' })).at(-1)
      : await database.query<unknown>(call.text, [...call.values], { rowMode: 'array' });
  return {
    id: call.id,
    command: result?.command ?? '',
    rowCount: result?.rowCount ?? result?.affectedRows ?? 0,
    fields: result?.fields.map((field) => [field.name, field.dataTypeID] as const) ?? [],
    rows: (result?.rows ?? []) as unknown as (string | null)[][],
  };
}

/** The properties of an error that callers read, in a form that can be cloned between threads. */
function describe(id: number, error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  const detail: Record<string, string> = {};
  if (typeof error === 'object' && error !== null) {
    for (const name of [
      'code',
      'detail',
      'hint',
      'constraint',
      'table',
      'column',
      'schema',
      'severity',
      'position',
      'where',
    ]) {
      const value: unknown = Reflect.get(error, name);
      if (typeof value === 'string') detail[name] = value;
    }
  }
  return { id, error: { message, detail } };
}

open(workerData as Start).then(
  (database) => {
    const statements = new EmbeddedStatements(database);
    port.on('message', (call: Call) => {
      run(database, statements, call).then(
        (answer) => port.postMessage(answer),
        (error: unknown) => port.postMessage(describe(call.id, error)),
      );
    });
    port.postMessage({ id: 0 } satisfies Answer);
  },
  (error: unknown) => port.postMessage(describe(0, error)),
);

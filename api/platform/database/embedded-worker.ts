import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Answer, Bytes, Call, Start } from './embedded-messages.ts';
import { messageOf } from '../failure.ts';

// The embedded database runs here, off the main thread: a query would otherwise stall every request.
// Messages of PostgreSQL's protocol cross as bytes; the main thread reads them exactly as it reads a server's.

const port = parentPort;
if (port === null) throw new Error("This file is the embedded database's worker thread.");

const open = async ({ folder, template }: Start): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { pg_trgm, fuzzystrmatch },
    ...(template === undefined ? {} : { loadDataDir: new Blob([await readFile(template)]) }),
  });

async function run(database: PGlite, call: Call): Promise<Bytes> {
  switch (call.kind) {
    case 'send':
      return database.runExclusive(() => exchange(database, call.messages));
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return new Uint8Array();
  }
}

/** PGlite would also read the answers, for its own way to run statements. */
async function exchange(database: PGlite, messages: Uint8Array): Promise<Bytes> {
  const parts: Bytes[] = [];
  // Each part lies in the database's memory, which it is about to use again.
  await database.execProtocolRawStream(messages, { onRawData: (part) => parts.push(new Uint8Array(part)) });
  const [only] = parts;
  return parts.length === 1 && only ? only : new Uint8Array(Buffer.concat(parts));
}

const failed = (id: number, error: unknown): Answer => ({ id, messages: new Uint8Array(), error: messageOf(error) });

open(workerData as Start).then(
  (database) => {
    port.on('message', (call: Call) => {
      run(database, call).then(
        (messages) => port.postMessage({ id: call.id, messages } satisfies Answer, [messages.buffer]),
        (error: unknown) => port.postMessage(failed(call.id, error)),
      );
    });
    port.postMessage({ id: 0, messages: new Uint8Array() } satisfies Answer);
  },
  (error: unknown) => port.postMessage(failed(0, error)),
);

import { serialize } from 'pg-protocol';
import {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  RowDescriptionMessage,
  type BackendMessage,
} from 'pg-protocol/dist/messages';
import { Parser } from 'pg-protocol/dist/parser';
import type { Bytes } from './embedded-messages.ts';
import type { QueryResult } from './pool.ts';
import { PreparedNames } from './prepared.ts';
import { readerOf, type Reader } from './wire.ts';

type Columns = readonly (readonly [name: string, read: Reader])[];

/** 'INSERT 0 3', 'SELECT 12', 'CREATE TABLE': the command, and the number of rows at the end of some. */
const tag = /^([A-Za-z]+)(?:.* (\d+)$)?/;

/**
 * Statements of the embedded database, in the messages of PostgreSQL's protocol and by the library that reads a
 * server's. It is slower than a server: parsing and planning are most of a small statement's work, so repeated ones are
 * prepared and then take about a third of it; and each message costs a call into it, so all those of a statement are
 * sent together.
 */
export class EmbeddedStatements {
  readonly #send: (messages: Bytes) => Promise<Bytes>;
  readonly #names = new PreparedNames();
  /** Columns of what is prepared, by name. */
  readonly #prepared = new Map<string, Columns>();

  /** @param send sends messages to the database and returns those that it answers with */
  constructor(send: (messages: Bytes) => Promise<Bytes>) {
    this.#send = send;
  }

  /**
   * Without values several statements are allowed, as with a server; the last one answers.
   * @throws {DatabaseError} of the database
   */
  async run(text: string, values: readonly (string | null)[]): Promise<QueryResult> {
    const name = this.#names.of(text);
    if (name === undefined) {
      return values.length === 0 ? this.#exchange([serialize.query(text)]) : this.#exchange(parsed('', text, values));
    }
    const columns = this.#prepared.get(name);
    try {
      if (columns !== undefined) return await this.#exchange(bound(name, values), columns);
      return await this.#exchange(
        [serialize.close({ type: 'S', name }), ...parsed(name, text, values)],
        undefined,
        (found) => this.#prepared.set(name, found),
      );
    } catch (error) {
      // It may no longer fit its table: it is prepared again.
      this.#prepared.delete(name);
      throw error;
    }
  }

  /** @param known columns of the result, when the database does not describe them */
  async #exchange(
    parts: readonly Uint8Array[],
    known: Columns = [],
    described: (columns: Columns) => void = () => undefined,
  ): Promise<QueryResult> {
    const answer = await this.#send(new Uint8Array(Buffer.concat(parts)));
    let [columns, rows] = [known, [] as Record<string, unknown>[]];
    let result: QueryResult = { command: '' as QueryResult['command'], rowCount: 0, rows: [] };
    let failure: DatabaseError | undefined;
    new Parser().parse(Buffer.from(answer.buffer), (message: BackendMessage) => {
      if (message instanceof DataRowMessage) rows.push(recordOf(columns, message.fields));
      else if (message instanceof RowDescriptionMessage)
        columns = message.fields.map((field) => [field.name, readerOf(field.dataTypeID)]);
      else if (message instanceof CommandCompleteMessage) {
        const [, command = '', count = '0'] = tag.exec(message.text) ?? [];
        result = { command: command as QueryResult['command'], rowCount: Number(count), rows: rows as never[] };
        described(columns);
        [columns, rows] = [known, []];
      } else if (message instanceof DatabaseError) failure ??= message;
    });
    if (failure) throw failure;
    return result;
  }
}

/** Parses a statement, describes it and runs it once. */
const parsed = (name: string, text: string, values: readonly (string | null)[]): Uint8Array[] => [
  serialize.parse({ name, text }),
  serialize.describe({ type: 'S', name }),
  ...bound(name, values),
];

/** Runs a parsed statement. */
const bound = (statement: string, values: readonly (string | null)[]): Uint8Array[] => [
  serialize.bind({ statement, values: [...values] }),
  serialize.execute(),
  serialize.sync(),
];

function recordOf(columns: Columns, cells: readonly (string | null)[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  let at = 0;
  for (const [name, read] of columns) {
    const cell = cells[at++] ?? null;
    record[name] = cell === null ? null : read(cell);
  }
  return record;
}

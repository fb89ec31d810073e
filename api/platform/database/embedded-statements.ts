import { protocol, type PGlite } from '@electric-sql/pglite';

const { messages, serialize } = protocol;

export type Fields = readonly (readonly [name: string, typeId: number])[];

/** Rows as text, as the protocol carries them. */
export interface Rows {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: Fields;
  readonly rows: readonly (readonly (string | null)[])[];
}

/**
 * Statements that the embedded database holds prepared, by name. It is slower than a server, and parsing and planning
 * are most of a small statement's work: prepared, it takes about a third of its time.
 */
export class EmbeddedStatements {
  readonly #database: PGlite;
  /** Columns of what is prepared, by name. */
  readonly #fields = new Map<string, Fields>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs a statement, which is prepared under the name when it comes for the first time. */
  run(name: string, text: string, values: readonly (string | null)[]): Promise<Rows> {
    return this.#database.runExclusive(async () => {
      try {
        const fields = this.#fields.get(name) ?? (await this.#prepare(name, text));
        const answer = await this.#send(
          serialize.bind({ statement: name, values: [...values] }),
          serialize.execute({}),
          serialize.sync(),
        );
        let [tag, rows] = ['', [] as (string | null)[][]];
        for (const message of answer) {
          if (message instanceof messages.DataRowMessage) rows.push(message.fields);
          else if (message instanceof messages.CommandCompleteMessage) tag = message.text;
        }
        // "INSERT 0 3", "SELECT 12", "BEGIN"
        const [command = '', ...numbers] = tag.split(' ');
        return { command, rowCount: Number(numbers.at(-1) ?? 0), fields, rows };
      } catch (error) {
        // It may no longer fit its table: it is prepared again.
        this.#fields.delete(name);
        throw error;
      }
    });
  }

  async #prepare(name: string, text: string): Promise<Fields> {
    const answer = await this.#send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const description = answer.find((message) => message instanceof messages.RowDescriptionMessage);
    const fields = (description?.fields ?? []).map((field) => [field.name, field.dataTypeID] as const);
    this.#fields.set(name, fields);
    return fields;
  }

  async #send(...parts: readonly Uint8Array[]) {
    return (await this.#database.execProtocol(Buffer.concat(parts))).messages;
  }
}

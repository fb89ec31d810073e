import { Worker } from 'node:worker_threads';
import type { Answer, Call, Start } from './embedded-messages.ts';
import { messageOf } from '../failure.ts';
import type { Pool, PoolClient, QueryResult } from './pool.ts';
import { PreparedNames } from './prepared.ts';
import { readerOf, write } from './wire.ts';

type Request = Call extends infer Each ? (Each extends Call ? Omit<Each, 'id'> : never) : never;

/**
 * The embedded database as a pool with one connection, which is held until released, so that transactions are isolated
 * and others queue.
 */
export class EmbeddedPool implements Pool {
  readonly options = { max: 1 };
  /** Rows written since `forgetWritten`, for the maintenance. */
  written = 0;
  readonly #worker: Worker;
  readonly #names = new PreparedNames();
  readonly #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #last = 0;
  #line: Promise<void> = Promise.resolve();
  #failure: Error | undefined;
  #closed: Promise<void> | undefined;

  /** Use `EmbeddedPool.open`. */
  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(Object.assign(new Error(answer.error.message), answer.error.detail));
    });
    worker.on('error', (error: unknown) => this.#fail(new Error(`The embedded database stopped: ${messageOf(error)}`)));
    worker.on('exit', () => this.#fail(new Error('The embedded database is closed.')));
  }

  /** Starts the database's thread; rejects when it can't open. */
  static async open(start: Start): Promise<EmbeddedPool> {
    const pool = new EmbeddedPool(
      new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: start, execArgv: [] }),
    );
    try {
      await new Promise((resolve, reject) => pool.#waiting.set(0, { resolve, reject }));
      return pool;
    } catch (error) {
      await pool.#worker.terminate();
      throw error;
    }
  }

  async connect(): Promise<PoolClient> {
    const { promise, resolve: free } = Promise.withResolvers<void>();
    const before = this.#line;
    this.#line = promise;
    await before;
    return { query: (text, values) => this.#query(text, values ?? []), release: () => free() };
  }

  /** A copy of the whole database, for `Start.template`. */
  async dump(): Promise<Uint8Array> {
    const answer = await this.#call({ kind: 'dump' });
    return answer.dump ?? new Uint8Array();
  }

  /** Waits until the connection is released, then closes. */
  end(): Promise<void> {
    this.#closed ??= (async () => {
      const client = await this.connect();
      try {
        if (this.#failure === undefined) await this.#call({ kind: 'close' });
      } finally {
        await this.#worker.terminate();
        client.release();
      }
    })();
    return this.#closed;
  }

  async #query(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const name = this.#names.of(text);
    const {
      command = '',
      rowCount = 0,
      fields = [],
      rows = [],
    } = await this.#call({ kind: 'query', text, values: values.map(write), ...(name !== undefined && { name }) });
    if (command !== 'SELECT') this.written += rowCount;
    const columns = fields.map(([name, typeId]) => [name, readerOf(typeId)] as const);
    return {
      command: command as QueryResult['command'],
      rowCount,
      rows: rows.map((row) => {
        const record: Record<string, unknown> = {};
        for (const [index, [name, read]] of columns.entries()) {
          const cell = row[index] ?? null;
          record[name] = cell === null ? null : read(cell);
        }
        return record;
      }) as never[],
    };
  }

  #call(request: Request): Promise<Answer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#last += 1;
    const call: Call = { ...request, id: this.#last };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call);
    });
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

import { Worker } from 'node:worker_threads';
import type { Answer, Call, Start } from './embedded-messages.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { messageOf } from '../failure.ts';
import type { Pool, PoolClient, QueryResult } from './pool.ts';
import { write } from './wire.ts';

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
  readonly #statements = new EmbeddedStatements(
    async (messages) => (await this.#call({ kind: 'send', messages })).messages,
  );
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
      else waiting?.reject(new Error(answer.error));
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
    return (await this.#call({ kind: 'dump' })).messages;
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
    const result = await this.#statements.run(text, values.map(write));
    if (result.command !== 'SELECT') this.written += result.rowCount;
    return result;
  }

  #call(request: Request): Promise<Answer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#last += 1;
    const call: Call = { ...request, id: this.#last };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call, call.kind === 'send' ? [call.messages.buffer] : []);
    });
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

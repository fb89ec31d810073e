/** The interface of a pool that kysely needs. */
export interface QueryResult {
  readonly command: 'SELECT';
  readonly rowCount: number;
  readonly rows: never[];
}

export interface PoolClient {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
  release(destroy?: boolean): void;
}

export interface Pool {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
  readonly options: { /** Connections at most. */ readonly max: number };
}

/** A database could not be opened. The message is one line for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

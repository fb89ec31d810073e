/** Start options of the embedded database's thread. */
export interface Start {
  /** Folder of the database; absent: in memory. */
  readonly folder?: string;
  /** File that a dump was written to; a new database starts from it. */
  readonly template?: string;
}

/** Bytes with a buffer of their own, which is handed over to the other thread instead of copied. */
export type Bytes = Uint8Array<ArrayBuffer>;

export type Call =
  | {
      readonly id: number;
      readonly kind: 'send';
      /** Messages of PostgreSQL's protocol. */
      readonly messages: Bytes;
    }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' };

/** Answer to the call of the same id; 0 says that the database is open. */
export interface Answer {
  readonly id: number;
  /** The protocol's answers, among them what the database refuses; of a dump its bytes. */
  readonly messages: Bytes;
  /** The thread itself failed. */
  readonly error?: string;
}

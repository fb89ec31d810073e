/** Start options of the embedded database's thread. */
export interface Start {
  /** Folder of the database; absent: in memory. */
  readonly folder?: string;
  /** File that a dump was written to; a new database starts from it. */
  readonly template?: string;
}

export type Call =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly text: string;
      readonly values: readonly (string | null)[];
      /** Under which the statement is prepared; absent: it isn't. */
      readonly name?: string;
    }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' };

/** Answer to the call of the same id; 0 says that the database is open. */
export interface Answer {
  readonly id: number;
  readonly command?: string;
  readonly rowCount?: number;
  readonly fields?: readonly (readonly [name: string, typeId: number])[];
  readonly rows?: readonly (readonly (string | null)[])[];
  readonly dump?: Uint8Array;
  readonly error?: { readonly message: string; readonly detail: Readonly<Record<string, string>> };
}

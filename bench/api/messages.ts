/** What the process of the API is asked, and what it tells. Times are milliseconds. */
export type Asked =
  | { readonly kind: 'record'; readonly request: number | null }
  | { readonly kind: 'replay'; readonly requests: readonly number[]; readonly concurrency: number }
  | { readonly kind: 'heap' } | { readonly kind: 'stop' };
export type Told =
  | { readonly kind: 'ready'; readonly address: string } | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'recording' } | { readonly kind: 'replayed'; readonly times: readonly number[]; readonly milliseconds: number; readonly statements: number }
  | { readonly kind: 'heap'; readonly bytes: number };

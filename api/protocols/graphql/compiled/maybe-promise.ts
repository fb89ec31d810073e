export type MaybePromise<Value> = Value | Promise<Value>;

/** Whether it is thenable, which is all that graphql-js requires of a promise. */
export const isPromise = <Value>(value: MaybePromise<Value>): value is Promise<Value> =>
  typeof (value as Partial<Promise<Value>> | null | undefined)?.then === 'function';

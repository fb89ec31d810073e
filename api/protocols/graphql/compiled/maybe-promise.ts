export type MaybePromise<Value> = Value | Promise<Value>;

/** Whether there is something to wait for: any object with `then`, as for the library. */
export const isPromise = <Value>(value: MaybePromise<Value>): value is Promise<Value> =>
  typeof (value as Partial<Promise<Value>> | null | undefined)?.then === 'function';

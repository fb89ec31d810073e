/** `undefined` leaves a key out, so that a record contains only values that were sent. */
export const fieldIfGiven = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Exclude<Value, undefined>>> =>
  // The one key is checked by the parameter's type.
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Exclude<Value, undefined>>>;

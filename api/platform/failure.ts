/**
 * A failure's code ('ENOENT', '23505'), if it has one. Errors are not tested by their class: they may come from another
 * thread.
 */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Messages of the driver, without a code, for lost and failed connections. */
const lostWords = /^Connection terminated|not queryable/;
/** All connections were busy for ten seconds: in the driver's words, and in those of `NoTurn`. */
const crowdedWords = /^(?:timeout exceeded when trying to connect|No connection became free in time)/;

/** Whether a failure is transient: the database is unreachable, starting, full or busy. Errors about values are not. */
export function mayPass(error: unknown): boolean {
  return (
    /^(?:08|40|53|55|57|58)|^E[A-Z]+$/.test(codeOf(error) ?? '') || lostWords.test(messageOf(error)) || isCrowded(error)
  );
}

/** Whether all connections were busy for too long. */
export const isCrowded = (error: unknown): boolean => crowdedWords.test(messageOf(error));

/**
 * Whether the connection failed or the server accepts none, so that another server may respond. A running statement may
 * have been executed.
 */
export function isLost(error: unknown): boolean {
  return /^(?:08(?!007)|57P0[1-4]|53300)|^E[A-Z]+$/.test(codeOf(error) ?? '') || lostWords.test(messageOf(error));
}

/** A failure's message; for an aggregate each distinct message once. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const several: unknown = Reflect.get(error, 'errors');
  if (Array.isArray(several) && several.length > 0) return [...new Set(several.map(messageOf))].join(', ');
  const message: unknown = Reflect.get(error, 'message');
  return typeof message === 'string' && message !== '' ? message : String(error);
}

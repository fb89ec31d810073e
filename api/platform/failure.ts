/**
 * A failure's code ('ENOENT', '23505'), if it has one. Errors are not tested by their class: they may come from another
 * thread.
 */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What the driver says without a code when a connection is gone or can't be had. */
const lostWords = /^Connection terminated|not queryable/;
/** All connections are busy, and stayed so for ten seconds. */
const crowdedWords = /^timeout exceeded when trying to connect/;

/**
 * Whether a failure may pass by itself: the database or the way to it is away, starting, full or busy. What the
 * database finds wrong with the values themselves stays wrong.
 */
export function mayPass(error: unknown): boolean {
  return (
    /^(?:08|40|53|55|57|58)|^E[A-Z]+$/.test(codeOf(error) ?? '') || lostWords.test(messageOf(error)) || isCrowded(error)
  );
}

/** Whether all connections were busy for too long. */
export const isCrowded = (error: unknown): boolean => crowdedWords.test(messageOf(error));

/**
 * Whether it was the connection that failed, or a server that takes none: another server may answer. A statement that
 * was under way may have been done.
 */
export function isLost(error: unknown): boolean {
  return /^(?:08(?!007)|57P0[1-4]|53300)|^E[A-Z]+$/.test(codeOf(error) ?? '') || lostWords.test(messageOf(error));
}

/** A failure in words; an aggregate names each of its errors once. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const several: unknown = Reflect.get(error, 'errors');
  if (Array.isArray(several) && several.length > 0) return [...new Set(several.map(messageOf))].join(', ');
  const message: unknown = Reflect.get(error, 'message');
  return typeof message === 'string' && message !== '' ? message : String(error);
}

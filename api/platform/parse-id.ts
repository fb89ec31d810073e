import { notFound } from './problems/public.ts';

/** The number of an ID in a path or in GraphQL input; undefined for what no ID looks like. */
export const numericId = (id: string | number): number | undefined =>
  /^\d{1,9}$/.test(String(id)) ? Number(id) : undefined;

/**
 * The same where something must have that ID.
 * @param what names it in the error: `review`
 * @throws {Refusal} not-found, as if nothing had that ID
 */
export function parseId(id: string | number, what: string): number {
  const number = numericId(id);
  if (number === undefined) throw notFound(what);
  return number;
}

import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import type { AddedTarget, Reason, TargetRequest } from './operations.ts';

/** Adds a target of notifications. @throws {Refusal} 'invalid', also for an area that never had a release; 'name-taken' */
export async function addTarget(
  { client }: OperationsContext,
  { areas, kinds, ...target }: TargetRequest,
  { who }: Reason,
): Promise<AddedTarget> {
  const known = new Set((await client.releases()).map(({ area }) => area));
  const unknown = areas.find((area) => !known.has(area));
  if (unknown !== undefined)
    throw new Refusal('invalid', `No release of ${unknown} was published; there is ${[...known].join(', ')}.`);
  return client.addTarget({ ...target, areas: [...areas], kinds: [...kinds], who });
}

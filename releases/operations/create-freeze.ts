import type { Freeze } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import type { FreezeRequest, Reason } from './operations.ts';

/** Begins a period in which squads put nothing live. @throws {Refusal} 'invalid' */
export async function createFreeze(
  { client, now }: OperationsContext,
  freeze: FreezeRequest,
  { who, why }: Reason,
): Promise<Freeze> {
  if (!why) throw new Refusal('invalid', 'State why nothing may go live: --why TEXT.');
  if (Date.parse(freeze.until) <= now()) throw new Refusal('invalid', `${freeze.until} has passed.`);
  return client.freeze({ ...freeze, who, why });
}

import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '@verandah/network';
import { isOwnMachine } from '../own-machine.ts';
import type { Spending } from './spending.ts';

interface Payment {
  readonly spending: Spending;
  readonly settings: { readonly trustProxy: TrustedProxies };
}

/**
 * Takes what a call costs from its caller's budget; the site's own machines pay nothing.
 * @throws {Refusal} throttled
 */
export async function payPoints(
  { spending, settings }: Payment,
  request: FastifyRequest,
  points: number,
): Promise<void> {
  if (!isOwnMachine(request, settings.trustProxy))
    await spending.spendPoints(request.viewer?.memberId, request.ip, points);
}

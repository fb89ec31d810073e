import type { Pin, PinSet } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import type { ChangeReason, Reason } from './operations.ts';

export type LivePin = Pin & { readonly version: string };
export const isLive = (pin: Pin | undefined): pin is LivePin => typeof pin?.version === 'string';

/** The pins of all areas now. */
export const readPins = async ({ client }: Pick<OperationsContext, 'client'>): Promise<PinSet> =>
  (await client.pins()) ?? { revision: 0, pins: {} };

/**
 * Checks that the live version is the one that the caller saw, and returns the reason. @throws {Refusal}
 * 'moved-meanwhile'
 */
export function requireExpected(area: string, pin: Pin | undefined, { expected, ...reason }: ChangeReason): Reason {
  const live = pin?.version ?? null;
  if (expected === undefined || expected === live) return reason;
  throw new Refusal(
    'moved-meanwhile',
    `${area} is now at ${live ?? 'no release'}, not at ${expected ?? 'no release'}: it was changed meanwhile. Look again before you continue.`,
  );
}

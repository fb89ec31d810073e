import type { RegistryEvent } from '@verandah/release-registry';
import type { JointMove } from './operations.ts';

/**
 * The areas that went live together with the live release of an area; null when it went live by itself.
 * @param events of the area, newest first
 */
export function jointPromotion(
  events: readonly RegistryEvent[],
  area: string,
  live: string,
): readonly JointMove[] | null {
  const last = events.find(({ action }) => action === 'promote' || action === 'rollback');
  if (last?.action !== 'promote' || last.to !== live) return null;
  const moves = (last.detail as { joint?: readonly JointMove[] } | null)?.joint;
  return moves?.some((move) => move.area === area) ? moves : null;
}

import type { ChangedPins, Pin } from '@verandah/release-registry';
import type { OperationsContext } from './context.ts';
import type { PinChange, Reason } from './operations.ts';

/** Activates the pins that an operation left in this process. @returns whether it changed any */
export async function activate({ accepted }: OperationsContext, { changed, ...set }: ChangedPins): Promise<boolean> {
  await accepted(set);
  return changed;
}

/** Promotes an area's release, or rolls back to it. @param pin the area's, as it was read */
export async function movePin(
  context: OperationsContext,
  action: 'promote' | 'rollback',
  { area, version, pin }: { readonly area: string; readonly version: string; readonly pin: Pin | undefined },
  reason: Reason,
  detail: object = {},
): Promise<PinChange> {
  const from = pin?.version ?? null;
  const moved = await context.client.move({
    action,
    area,
    version,
    from,
    ...reason,
    ...(Object.keys(detail).length > 0 && { detail }),
  });
  return { area, from, to: version, changed: await activate(context, moved), notes: [] };
}

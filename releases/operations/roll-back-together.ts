import type { PinSet } from '@verandah/release-registry';
import { Refusal } from '../refusal.ts';
import type { OperationsContext } from './context.ts';
import { activate } from './move-pin.ts';
import type { JointMove, PinChange, Reason } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** Rolls back all areas of a joint promotion to what was live in each before, by one entry. */
export async function rollBackTogether(
  context: OperationsContext,
  area: string,
  moves: readonly JointMove[],
  { pins: live }: PinSet,
  { mark, ...reason }: Reason & { readonly mark: object },
): Promise<PinChange> {
  const apart = moves.find((one) => live[one.area]?.version !== one.to);
  if (apart)
    throw new Refusal(
      'moved-apart',
      `${area} went live together with ${apart.area} ${apart.to}, which is at ${live[apart.area]?.version ?? 'no release'} by now. Roll ${area} back by itself: --to VERSION.`,
    );
  const joint = moves.map((one): JointMove => ({
    area: one.area,
    from: one.to,
    to: one.from ?? one.to,
    ...(one.from === null && { withdrawn: true }),
  }));
  for (const one of joint) await storedRelease(context.store, one.area, one.to);
  const set = await context.client.moveTogether({
    action: 'rollback',
    moves: joint.map(({ area: name, from, to, ...withdrawn }) => ({
      area: name,
      version: to,
      from,
      detail: { ...mark, ...withdrawn },
    })),
    ...reason,
  });
  const own = joint.find((one) => one.area === area);
  return {
    area,
    from: own?.from ?? null,
    to: own?.to ?? '',
    changed: await activate(context, set),
    notes: [],
    joint,
  };
}

import type { Delivery } from '@verandah/release-registry';
import { fillSteps, type StepRequest } from '../delivery/plan-request.ts';
import { Refusal } from '../refusal.ts';
import { requireReasonInFreeze } from '../rights/freeze.ts';
import { changeRollout } from './change-rollout.ts';
import { checkStored, gateContext } from './check-release.ts';
import type { OperationsContext } from './context.ts';
import { readPins, requireExpected } from './live-pin.ts';
import { activate } from './move-pin.ts';
import type { ChangeReason, DeliveryAction, DeliveryChange, DeliveryReason, Reason } from './operations.ts';
import { requireRegions } from './require-regions.ts';
import { storedRelease } from './stored-release.ts';

/** Begins a delivery plan with its first step. */
export async function startDelivery(
  context: OperationsContext,
  area: string,
  version: string,
  requested: readonly StepRequest[],
  given: ChangeReason,
): Promise<DeliveryChange> {
  const { client, monitor } = context;
  if (monitor.mode === 'off')
    throw new Refusal('invalid', 'WATCH=off: nobody would judge the steps. Use rollout, or switch the monitor on.');
  requireRegions(
    context,
    requested.flatMap(({ audiences = [] }) => audiences),
  );
  const set = await readPins(context);
  const pin = set.pins[area];
  const reason = requireExpected(area, pin, given);
  if (pin?.version === version && !pin.withdrawn)
    throw new Refusal('percent-invalid', `${area} ${version} is live: all visitors have it.`);
  if (typeof pin?.version !== 'string' && requested.some(({ rehearse }) => rehearse))
    throw new Refusal('nothing-to-rehearse', `Nothing is live in ${area} that ${version} could be compared with.`);
  const manifest = await storedRelease(context.store, area, version);
  await requireReasonInFreeze(context, area, reason);
  const notes = await checkStored(context, manifest, await gateContext(context, set));
  const steps = fillSteps(requested, monitor.leastViews);
  await activate(context, await client.deliver({ area, version, live: pin?.version ?? null, steps, ...reason }));
  return { area, version, delivery: await findDelivery(context, area), notes: await notes() };
}

const findDelivery = async ({ client }: OperationsContext, area: string): Promise<Delivery | null> =>
  (await client.deliveries()).find((one) => one.area === area) ?? null;

/** Holds, resumes, advances (skip) or stops an area's plan. */
export async function changeDelivery(
  context: OperationsContext,
  area: string,
  action: DeliveryAction,
  { expected, step: seen, ...reason }: DeliveryReason,
): Promise<DeliveryChange> {
  const plan = await findDelivery(context, area);
  if (!plan) throw new Refusal('unknown-delivery', `${area} has no delivery plan that is running or held.`);
  const { version } = plan;
  if (seen !== undefined && seen !== plan.step) throw movedMeanwhile(area, version);
  if (action === 'stop') {
    const { notes } = await changeRollout(context, area, version, 0, {
      ...reason,
      ...(expected !== undefined && { expected }),
    });
    return { area, version, delivery: null, notes };
  }
  if (action === 'skip') await advanceDelivery(context, plan, reason);
  else await setState(context, plan, action === 'hold' ? 'held' : 'running', reason);
  return { area, version, delivery: await findDelivery(context, area), notes: [] };
}

async function setState(
  context: OperationsContext,
  { id, step, state, area, version }: Delivery,
  to: 'running' | 'held',
  reason: Reason,
): Promise<void> {
  if (to === state) return;
  if (to === 'running') await requireReasonInFreeze(context, area, reason);
  const seen = { id, step, state: state === 'held' ? ('held' as const) : ('running' as const) };
  if (!(await context.client.setDeliveryState({ ...seen, to, ...reason }))) throw movedMeanwhile(area, version);
}

/**
 * Ends the step that the caller saw, after the checks of a promotion: the next one begins, the release is promoted, or
 * the plan is done.
 */
export async function advanceDelivery(
  context: OperationsContext,
  { id, step, state, area, version, steps }: Delivery,
  reason: Reason,
): Promise<void> {
  const set = await readPins(context);
  const manifest = await storedRelease(context.store, area, version);
  await requireReasonInFreeze(context, area, reason);
  await checkStored(context, manifest, await gateContext(context, set));
  const changed = await context.client.advanceDelivery({
    id,
    step,
    state: state === 'held' ? 'held' : 'running',
    live: set.pins[area]?.version ?? null,
    ...reason,
  });
  if (!(await activate(context, changed)) && step + 1 < steps.length) throw movedMeanwhile(area, version);
}

const movedMeanwhile = (area: string, version: string): Refusal =>
  new Refusal(
    'moved-meanwhile',
    `The plan of ${area} ${version} went on meanwhile, or ended. Look at the status, then try again.`,
  );
